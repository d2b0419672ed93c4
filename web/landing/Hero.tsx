import type { Ref } from 'react';
import { isLong } from '#domain/look/look.ts';
import { useBrand } from '../kit/Brand.tsx';
import { Film } from './Film.tsx';
import classes from './Hero.module.css';
import { say } from './words.ts';

type Props = { home: string | null; heading: Ref<HTMLHeadingElement> | undefined };

export function Hero({ home, heading }: Props) {
  const { name } = useBrand();
  return (
    <section className={classes.hero}>
      <Film />
      <div className={classes.words}>
        <h1 ref={heading} tabIndex={-1} className={classes.title} data-long={isLong(name)}>
          {name}
        </h1>
        <p className={classes.tagline}>{say.hero.tagline}</p>
        <p className={classes.ways}>
          {home ? (
            <a href={home} className={classes.start}>
              {say.hero.toHome}
            </a>
          ) : (
            <>
              <a href="/signup" className={classes.start}>
                {say.hero.start}
              </a>
              <span className={classes.known}>
                {say.hero.known} <a href="/login">{say.hero.logIn}</a>
              </span>
            </>
          )}
        </p>
      </div>
    </section>
  );
}
