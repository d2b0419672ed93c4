import type { CSSProperties } from 'react';
import { type Day, daysBetween, formatDay } from '#domain/day.ts';
import { weekOf } from '#domain/plans/weeks.ts';
import { daysAhead, nextWeek, restOfWeek } from '#domain/shopping/shoppingDays.ts';
import { Disclosure } from '../kit/ShowMore.tsx';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import classes from './DaysChoice.module.css';
import { daysWords } from './words.ts';

type Props = { today: Day; chosen: readonly Day[]; onChoose: (days: readonly Day[]) => void };

/** The days to shop for: this week, the next, or single days. */
export function DaysChoice({ today, chosen, onChoose }: Props) {
  const weeks = { 'This Week': restOfWeek(today), 'Next Week': nextWeek(today) };
  const names = Object.keys(weeks) as (keyof typeof weeks)[];
  const toggle = (day: Day) =>
    onChoose(chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day]);
  return (
    <section className={classes.choice} aria-label="Days to shop for">
      <ToggleGroup
        label="Week"
        look="segments"
        className={classes.weeks}
        choices={names.map((name) => ({ value: name, face: name }))}
        chosen={names.find((name) => weeks[name].join() === chosen.join()) ?? null}
        onChoose={(name) => onChoose(weeks[name])}
      />
      <p className={classes.days} aria-live="polite">
        {daysWords(chosen)}
      </p>
      <Disclosure summary="Choose Days">
        <ToggleGroup
          label="Days"
          look="cards"
          className={classes.toggles}
          style={{ '--first': daysBetween(weekOf(today).from, today) + 1 } as CSSProperties}
          choices={daysAhead(today).map((day) => ({ value: day, face: <DayFace day={day} /> }))}
          chosen={chosen}
          onChoose={toggle}
        />
      </Disclosure>
    </section>
  );
}

function DayFace({ day }: { day: Day }) {
  const [weekday, date, month] = formatDay(day, 'short').split(' ');
  return (
    <span>
      <span className={classes.weekday}>{weekday}</span> {date}
      <VisuallyHidden> {month}</VisuallyHidden>
    </span>
  );
}
