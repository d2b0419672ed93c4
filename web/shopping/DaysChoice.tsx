import { type Day, daysFrom, formatDay } from '#domain/day.ts';
import { weekOf } from '#domain/plans/weeks.ts';
import { daysAhead, nextWeek, restOfWeek } from '#domain/shopping/shoppingDays.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import segments from '../ui/segments.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import classes from './DaysChoice.module.css';
import { daysWords } from './words.ts';

type Props = { today: Day; chosen: readonly Day[]; onChoose: (days: readonly Day[]) => void };

/** The days to shop for: this week, the next, or single days. */
export function DaysChoice({ today, chosen, onChoose }: Props) {
  const isChosen = (days: readonly Day[]) => days.join() === chosen.join();
  const week = (word: string, days: readonly Day[]) => (
    <button
      type="button"
      className={`${segments.one} ${classes.week}`}
      aria-pressed={isChosen(days)}
      onClick={() => onChoose(days)}
    >
      {word}
    </button>
  );
  const toggle = (day: Day) =>
    onChoose(chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day]);
  return (
    <section className={classes.choice} aria-label="Days to shop for">
      <div className={segments.frame}>
        {week('This Week', restOfWeek(today))}
        {week('Next Week', nextWeek(today))}
      </div>
      <p className={classes.days} aria-live="polite">
        {daysWords(chosen)}
      </p>
      <Disclosure summary="Choose Days">
        <Toggles today={today} chosen={chosen} onToggle={toggle} />
      </Disclosure>
    </section>
  );
}

type TogglesProps = Omit<Props, 'onChoose'> & { onToggle: (day: Day) => void };

/** A toggle for each day ahead, in columns from Monday to Sunday. */
function Toggles({ today, chosen, onToggle }: TogglesProps) {
  const ahead = daysAhead(today);
  return (
    <div className={classes.toggles}>
      {daysFrom(weekOf(today).from, 14).map((day) => {
        if (!ahead.includes(day)) return <span key={day} />;
        const [weekday, date, month] = formatDay(day, 'short').split(' ');
        return (
          <button
            key={day}
            type="button"
            className={classes.toggle}
            aria-pressed={chosen.includes(day)}
            onClick={() => onToggle(day)}
          >
            <span className={classes.weekday}>{weekday}</span> {date}
            <VisuallyHidden> {month}</VisuallyHidden>
          </button>
        );
      })}
    </div>
  );
}
