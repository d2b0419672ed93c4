import type { Ref } from 'react';
import { Film } from './Film.tsx';
import classes from './Hero.module.css';

type Props = { home: string | null; heading: Ref<HTMLHeadingElement> | undefined };

export function Hero({ home, heading }: Props) {
  return (
    <section className={classes.hero}>
      <Film />
      <div className={classes.words}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          Weekplate
        </h1>
        <p className={classes.tagline}>
          Track your progress, achieve your goals, and connect with nutrition experts.
        </p>
        <p className={classes.ways}>
          {home ? (
            <a href={home} className={classes.start}>
              Go to your dashboard
            </a>
          ) : (
            <>
              <a href="/signup" className={classes.start}>
                Get Started
              </a>
              <span className={classes.known}>
                Here before? <a href="/login">Log in</a>
              </span>
            </>
          )}
        </p>
      </div>
    </section>
  );
}
