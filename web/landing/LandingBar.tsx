import { Mark } from '../ui/Mark.tsx';
import classes from './Landing.module.css';

export function LandingBar({ home }: { home: string | null }) {
  return (
    <header className={classes.bar}>
      <a href="/" className={classes.brand}>
        <Mark />
        Weekplate
      </a>
      <nav aria-label="On this page" className={classes.sections}>
        <a href="#about">About</a>
        <a href="#features">Key Features</a>
        <a href="#roadmap">How it goes</a>
        <a href="#contact">Contact</a>
      </nav>
      <a href={home ?? '/login'} className={classes.login}>
        {home ? 'Go to your dashboard' : 'Log in'}
      </a>
    </header>
  );
}
