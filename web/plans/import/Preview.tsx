import { IconHelpCircle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { formatDay, isDay } from '#domain/day.ts';
import type { Leftover } from '#domain/import/reading.ts';
import type { ImportCell, ImportOptions, ImportWeek } from '#domain/import/recognise.ts';
import { say as inDomain, type Why } from '#domain/import/words.ts';
import type { ImportReader } from '../../import/reader.ts';
import type { Found } from '../../import/readSource.ts';
import { Button } from '../../kit/Button.tsx';
import { SelectField } from '../../kit/Field.tsx';
import { Failure, VisuallyHidden } from '../../kit/Notice.tsx';
import { say as ofKit } from '../../kit/words.ts';
import { WeekTable } from '../../planLibrary/WeekTable.tsx';
import { DAYS, dayTitle, MEALS, type PlanText, timingPath } from '../form/fields.ts';
import { type PlanForm, usePlanForm } from '../form/planForm.ts';
import classes from './ImportDialog.module.css';
import { changesFrom, fileDatesWords, filledIn, foundWords, replacedIn } from './takeOver.ts';
import { say } from './words.ts';

type Props = {
  begun: Found & { readonly ok: true };
  reader: ImportReader;
  name: string;
  onCancel: () => void;
  onTakeOver: (changes: PlanText, meals: number, left: number) => void;
};

const numbered = (day: number) => ofKit.dayOfNumber(day + 1);

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
  const nameOf = week.names === 'weekdays' ? (day: number) => say.weekdays[day] ?? '' : numbered;
  const left = withLeftovers ? 0 : week.leftovers.filter(({ kind }) => kind === 'left').length;
  return (
    <>
      <div className={classes.switches}>
        {found.weeks.length > 1 && (
          <SelectField
            label={ofKit.week}
            value={chosen}
            onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          >
            {found.weeks.map(({ title }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is identified by its position in the source.
              <option key={at} value={at}>
                {title || say.weekOfNumber(at + 1)}
              </option>
            ))}
          </SelectField>
        )}
        {begun.isTable && (
          <SelectField
            label={say.daysGo}
            value={orientation ?? (week.orientation === 'down' ? 'down' : 'across')}
            onChange={({ currentTarget }) => {
              understand({ orientation: currentTarget.value === 'down' ? 'down' : 'across' });
              choose(0);
            }}
          >
            <option value="across">{say.across}</option>
            <option value="down">{say.down}</option>
          </SelectField>
        )}
        <SelectField
          label={isDay(start) ? say.firstDayOn(formatDay(start, 'short')) : say.firstDay}
          value={firstDay ?? week.firstDay}
          onChange={({ currentTarget }) => understand({ firstDay: Number(currentTarget.value) })}
        >
          {DAYS.map((day) => (
            <option key={day} value={day}>
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
      {failure && <Failure message={say.didNotWork} reason={failure} />}
      <p role="status" className="semibold">
        {foundWords(meals, days, unsure, left)}
        {replaced > 0 && ` ${say.replacesMeals(replaced)}`}
        {found.weeks.length > 1 && ` ${say.oneOfWeeks(found.weeks.length)}`}
      </p>
      <PreviewWeek week={week} startDate={start} timings={values} />
      <Leftovers
        leftovers={week.leftovers}
        withLeftovers={withLeftovers}
        onWithLeftovers={setWithLeftovers}
      />
      <div className={`buttons ${classes.foot}`} data-foot>
        <Button variant="default" onClick={onCancel}>
          {ofKit.cancel}
        </Button>
        <Button
          data-autofocus
          ref={focusOnce}
          loading={isAwaited}
          onClick={() =>
            onTakeOver({ ...changesFrom(week, values, name, withLeftovers), ...dates }, meals, left)
          }
        >
          {say.takeOver}
        </Button>
      </div>
    </>
  );
}

/** Once the week is there, the main button has the focus. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

type PreviewWeekProps = { week: ImportWeek; startDate: string; timings: PlanText };

/** The week as the grid would show it, read-only. Unsure cells are marked, with the reason. */
function PreviewWeek({ week, startDate, timings }: PreviewWeekProps) {
  const reasons = new Map<Why, number>();
  for (const { text, unsure } of week.days.flat())
    for (const why of text === '' ? [] : unsure) reasons.set(why, (reasons.get(why) ?? 0) + 1);
  return (
    <>
      {reasons.size > 0 && (
        <ul className={classes.reasons} aria-label={say.toCheck}>
          {[...reasons].map(([why, count]) => (
            <li key={why}>
              <IconHelpCircle size={16} stroke={1.5} aria-hidden />
              <span>{say.cellsToCheck(count, inDomain.why[why])}</span>
            </li>
          ))}
        </ul>
      )}
      <WeekTable
        name={ofKit.preview}
        tableName={say.weekToUse}
        days={DAYS.map((day) => dayTitle(startDate, day))}
        rows={MEALS.map((meal) => ({
          timing: week.timings[meal] ?? timings[timingPath(meal)] ?? '',
          kept: week.timings[meal] === null,
          meals: DAYS.map((day) => cellWords(week.days[day]?.[meal])),
        }))}
      />
    </>
  );
}

function cellWords(cell: ImportCell | undefined) {
  if (!cell?.text || cell.unsure.length === 0) return cell?.text;
  return (
    <>
      {cell.text}
      <span className="row attentive semibold gap-1" data-unsure>
        <IconHelpCircle size={14} stroke={1.5} aria-hidden /> {say.check}
        <VisuallyHidden>: {cell.unsure.map((why) => inDomain.why[why]).join(' ')}</VisuallyHidden>
      </span>
    </>
  );
}

type LeftoversProps = {
  leftovers: readonly Leftover[];
  withLeftovers: boolean;
  onWithLeftovers: (with_: boolean) => void;
};

const SHOWN = 40;

/** What fits in no cell: what goes into the notes, and what is left out unless the dietician says otherwise. */
function Leftovers({ leftovers, withLeftovers, onWithLeftovers }: LeftoversProps) {
  const notes = leftovers.filter(({ kind }) => kind === 'note');
  const left = leftovers.filter(({ kind }) => kind === 'left');
  return (
    <>
      {notes.length > 0 && <List title={say.intoNotes} leftovers={notes} />}
      {left.length > 0 && (
        <>
          <List title={say.notImported} leftovers={left} />
          <label className={classes.sure}>
            <input
              type="checkbox"
              checked={withLeftovers}
              onChange={({ currentTarget }) => onWithLeftovers(currentTarget.checked)}
            />
            {say.addTheseToo}
          </label>
        </>
      )}
    </>
  );
}

function List({ title, leftovers }: { title: string; leftovers: readonly Leftover[] }) {
  return (
    <section className={classes.leftovers}>
      <h3 className="text-13 semibold below-1">{say.titleAndCount(title, leftovers.length)}</h3>
      <ul aria-label={title}>
        {leftovers.slice(0, SHOWN).map(({ text, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may be left over twice.
          <li key={at}>
            <bdi>{text}</bdi> <span className="muted">{inDomain.why[why]}</span>
          </li>
        ))}
        {leftovers.length > SHOWN && <li>{ofKit.andMore(leftovers.length - SHOWN)}</li>}
      </ul>
    </section>
  );
}

/**
 * What was found, and what is found again when the dietician changes how to read it. The previous result stays
 * until then. It also stays if the source cannot be read that way, and the reason is shown.
 */
function useUnderstood(begun: Found & { readonly ok: true }, reader: ImportReader) {
  const form = usePlanForm();
  const [found, setFound] = useState(begun);
  const [options, setOptions] = useState(() => optionsFor(form));
  const [failure, setFailure] = useState<string | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const latest = useRef(options);
  const good = useRef(options);
  const wish = (wanted: ImportOptions) => {
    latest.current = wanted;
    setOptions(wanted);
  };
  const understand = async (change: Partial<ImportOptions>) => {
    const wanted = { ...latest.current, ...change };
    wish(wanted);
    setFailure(null);
    setAwaited(true);
    const again = await reader.again(wanted);
    if (!again || latest.current !== wanted) return;
    setAwaited(false);
    if (again.ok) {
      good.current = wanted;
      setFound(again);
    } else {
      wish(good.current);
      setFailure(again.message);
    }
  };
  return {
    found,
    failure,
    isAwaited,
    orientation: options.orientation,
    firstDay: options.firstDay,
    understand: (change: Partial<ImportOptions>) => void understand(change),
  };
}

/** How a source is read until the dietician changes it. */
export const optionsFor = (form: PlanForm): ImportOptions => ({
  orientation: null,
  firstDay: null,
  planStart: form.state.values.startDate ?? '',
});
