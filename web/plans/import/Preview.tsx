import { useState } from 'react';
import { formatDay, isDay } from '#domain/day.ts';
import type { Found } from '../../import/found.ts';
import type { ImportReader } from '../../import/reader.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { SelectField } from '../../ui/Field.tsx';
import type { PlanText } from '../form/fields.ts';
import { usePlanForm } from '../form/planForm.ts';
import classes from './ImportDialog.module.css';
import { Leftovers } from './Leftovers.tsx';
import { PreviewWeek } from './PreviewWeek.tsx';
import { changesFrom, filledIn, replacedIn } from './takeOver.ts';
import { useUnderstood } from './useUnderstood.ts';
import { fileDatesWords, foundWords, replacedWords, STAYS } from './words.ts';

type Props = {
  begun: Found & { readonly ok: true };
  reader: ImportReader;
  name: string;
  onCancel: () => void;
  onTakeOver: (changes: PlanText, meals: number, left: number) => void;
};

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const numbered = (day: number) => `Day ${day + 1}`;

/** What was recognised, as the week that it becomes. Misunderstandings are corrected here. */
export function Preview({ begun, reader, name, onCancel, onTakeOver }: Props) {
  const { values } = usePlanForm().state;
  const startDate = values.startDate ?? '';
  const { found, failure, isAwaited, orientation, firstDay, understand } = useUnderstood(
    begun,
    reader,
  );
  const [chosen, choose] = useState(0);
  const [withLeftovers, setWithLeftovers] = useState(false);
  const [withDates, setWithDates] = useState(false);
  const week = found.weeks[chosen] ?? found.weeks[0];
  if (!week) return null;
  const { meals, days, unsure } = filledIn(week);
  const isOffered = week.dates !== null && week.dates.startDate !== startDate;
  const dates = isOffered && withDates ? week.dates : null;
  const start = dates?.startDate ?? startDate;
  const replaced = replacedIn(week, values);
  const nameOf = week.names === 'weekdays' ? (day: number) => WEEKDAYS[day] ?? '' : numbered;
  const left = withLeftovers ? 0 : week.leftovers.filter(({ kind }) => kind === 'left').length;
  return (
    <>
      <div className={classes.switches}>
        {found.weeks.length > 1 && (
          <SelectField
            label="Week"
            value={chosen}
            onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          >
            {found.weeks.map(({ title }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is identified by its position in the source.
              <option key={at} value={at}>
                {title || `Week ${at + 1}`}
              </option>
            ))}
          </SelectField>
        )}
        {begun.isTable && (
          <SelectField
            label="Days Go"
            value={orientation ?? (week.orientation === 'down' ? 'down' : 'across')}
            onChange={({ currentTarget }) => {
              understand({ orientation: currentTarget.value === 'down' ? 'down' : 'across' });
              choose(0);
            }}
          >
            <option value="across">across, in columns</option>
            <option value="down">down, in rows</option>
          </SelectField>
        )}
        <SelectField
          label={isDay(start) ? `First Day, ${formatDay(start, 'short')}` : 'First Day'}
          value={firstDay ?? week.firstDay}
          onChange={({ currentTarget }) => understand({ firstDay: Number(currentTarget.value) })}
        >
          {WEEKDAYS.map((weekday, day) => (
            <option key={weekday} value={day}>
              {nameOf(day)}
            </option>
          ))}
        </SelectField>
      </div>
      {isOffered && week.dates && (
        <label className={classes.sure}>
          <input
            type="checkbox"
            checked={withDates}
            onChange={({ currentTarget }) => {
              setWithDates(currentTarget.checked);
              const planStart = currentTarget.checked ? week.dates?.startDate : startDate;
              understand({ planStart: planStart ?? '', firstDay: null });
            }}
          />
          {fileDatesWords(week.dates)}
        </label>
      )}
      {failure && <Failure message={STAYS} reason={failure} />}
      <p role="status" className={classes.found}>
        {foundWords(meals, days, unsure, left)}
        {replaced > 0 && ` ${replacedWords(replaced)}`}
        {found.weeks.length > 1 && ` One of ${found.weeks.length} weeks.`}
      </p>
      <PreviewWeek week={week} startDate={start} timings={values} />
      <Leftovers
        leftovers={week.leftovers}
        withLeftovers={withLeftovers}
        onWithLeftovers={setWithLeftovers}
      />
      <div className={`buttons ${classes.foot}`} data-foot>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          data-autofocus
          ref={focusOnce}
          loading={isAwaited}
          onClick={() =>
            onTakeOver({ ...changesFrom(week, values, name, withLeftovers), ...dates }, meals, left)
          }
        >
          Take Over
        </Button>
      </div>
    </>
  );
}

/** Once the week is there, the main button has the focus. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });
