import { useState } from 'react';
import { afterPaint } from '../kit/time.ts';
import { MealSign, type Sign } from '../progress/MealSign.tsx';
import classes from './TodayCard.module.css';

type Props = {
  done: boolean;
  /** What is drawn while the meal is not done. */
  sign: Sign;
  name: string;
  onTick: (done: boolean) => void;
};

/** The checkbox of a dish. It shows a tap at once, because on a slow phone the day takes longer to render. */
export function MealTick({ done, sign, name, onTick }: Props) {
  const [tapped, setTapped] = useState<boolean | null>(null);
  const isDone = tapped ?? done;
  return (
    <>
      <input
        type="checkbox"
        className="tick-box"
        checked={isDone}
        onChange={({ currentTarget: { checked } }) => {
          setTapped(checked);
          onTick(checked);
          // By then the day shows the new state, or has rejected it.
          afterPaint(() => setTapped(null));
        }}
        aria-label={name}
      />
      <svg className={classes.mark} width="24" height="24" viewBox="0 0 24 24" aria-hidden>
        <circle cx="12" cy="12" r="10.25" />
        <MealSign sign={isDone ? 'done' : sign} />
      </svg>
    </>
  );
}
