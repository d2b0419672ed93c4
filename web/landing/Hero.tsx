import type { Ref } from 'react';
import { Film } from './Film.tsx';
import classes from './Hero.module.css';
import { HERO } from './inWords.ts';

type Props = { home: string | null; heading: Ref<HTMLHeadingElement> | undefined };

export function Hero({ home, heading }: Props) {
  return (
    <section className={classes.hero}>
      <Film />
      <div className={classes.words}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          Weekplate
        </h1>
        <p className={classes.tagline}>{HERO.tagline}</p>
        <p className={classes.ways}>
          {home ? (
            <a href={home} className={classes.start}>
              {HERO.toHome}
            </a>
          ) : (
            <>
              <a href="/signup" className={classes.start}>
                {HERO.start}
              </a>
              <span className={classes.known}>
                {HERO.known} <a href="/login">{HERO.logIn}</a>
              </span>
            </>
          )}
        </p>
      </div>
    </section>
  );
}
