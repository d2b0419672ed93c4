import { Button } from '@mantine/core';
import { IconCalendarWeek, IconChecklist, IconMessageCircleHeart } from '@tabler/icons-react';
import { Link } from 'react-router';
import { homeOf } from '../auth/homes.ts';
import { useSession } from '../auth/session.tsx';
import { useArrival } from '../ui/useArrival.ts';
import classes from './LandingScreen.module.css';
import { PublicFrame } from './PublicFrame.tsx';
import { WeekPicture } from './WeekPicture.tsx';

const steps = [
  {
    icon: IconCalendarWeek,
    title: 'Your dietician writes your week',
    text: 'Seven days, up to eight meals a day, each with its time, made for you.',
  },
  {
    icon: IconChecklist,
    title: 'You live it, a day at a time',
    text: 'Tick the meals you ate and note water, sleep and mood. A minute a day is enough.',
  },
  {
    icon: IconMessageCircleHeart,
    title: 'You both see how it goes',
    text: 'Your dietician reads your days as you log them and writes the next week from there.',
  },
];

export default function LandingScreen() {
  const { me } = useSession();
  const heading = useArrival('A week on a plate');
  return (
    <PublicFrame>
      <section className={classes.hero}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            Weekplate
          </h1>
          <p className={classes.tagline}>
            Track your progress, achieve your goals, and connect with nutrition experts.
          </p>
          <div className={classes.ways}>
            {me ? (
              <Button component={Link} to={homeOf(me)} size="lg">
                Go to your dashboard
              </Button>
            ) : (
              <>
                <Button component={Link} to="/signup" size="lg">
                  Get Started
                </Button>
                <span className={classes.known}>
                  Here before? <Link to="/login">Log in</Link>
                </span>
              </>
            )}
          </div>
        </div>
        <div className={classes.picture}>
          <WeekPicture />
        </div>
      </section>
      <section aria-labelledby="how-it-works">
        <h2 id="how-it-works" className={classes.subtitle}>
          A week with Weekplate
        </h2>
        <ol className={classes.steps}>
          {steps.map(({ icon: Icon, title, text }) => (
            <li key={title} className={classes.step}>
              <Icon size={26} stroke={1.5} aria-hidden className={classes.icon} />
              <h3 className={classes.stepTitle}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </PublicFrame>
  );
}
