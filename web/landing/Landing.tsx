import type { Ref } from 'react';
import { ContactForm } from '../contact/ContactForm.tsx';
import { Mark } from '../kit/Mark.tsx';
import { LanguageChoice } from '../session/LanguageChoice.tsx';
import { About } from './About.tsx';
import { Contact } from './Contact.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { ABOUT, CONTACT, FEATURES, HERO, ROADMAP } from './inWords.ts';
import classes from './Landing.module.css';
import { Roadmap } from './Roadmap.tsx';

type Props = {
  /** The path of the signed-in user's dashboard; null for a visitor. */
  home: string | null;
  year: string;
  heading?: Ref<HTMLHeadingElement>;
};

/**
 * The whole landing page. It is rendered while building and served as HTML, so nothing in here may
 * need the router or the browser for its first rendering; links are plain ones.
 */
export function Landing({ home, year, heading }: Props) {
  return (
    <div className={classes.page}>
      <LandingBar home={home} />
      <main>
        <Hero home={home} heading={heading} />
        <About />
        <Features />
        <Roadmap />
        <Contact>
          <ContactForm />
        </Contact>
      </main>
      <footer className={classes.footer}>
        <span>© {year} Weekplate</span>
        <nav aria-label="Help and legal" className={classes.legal}>
          <a href="/help/">Help</a>
          <a href="/privacy">Privacy Policy</a>
          <a href="/terms">Terms of Service</a>
        </nav>
        <LanguageChoice />
      </footer>
    </div>
  );
}

function LandingBar({ home }: { home: string | null }) {
  return (
    <header className={classes.bar}>
      <a href="/" className={classes.brand}>
        <Mark />
        Weekplate
      </a>
      <nav aria-label="On this page" className={classes.sections}>
        <a href="#about">{ABOUT.title}</a>
        <a href="#features">{FEATURES.title}</a>
        <a href="#roadmap">{ROADMAP.title}</a>
        <a href="#contact">{CONTACT.title}</a>
      </nav>
      <a href={home ?? '/login'} className={classes.login}>
        {home ? HERO.toHome : HERO.logIn}
      </a>
    </header>
  );
}
