import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Day, formatDay } from '#domain/day.ts';
import { quantity, unitName } from '#domain/measurements/measurement.ts';
import type { Imported, ImportInput } from '#domain/measurements/measurementSchema.ts';
import { say as inDomain } from '#domain/measurements/words.ts';
import { clockIn, isInstant } from '#domain/moment.ts';
import { ApiError } from '../../api/request.ts';
import type { DayOrder } from '../../import/dates.ts';
import { Filled } from '../../kit/Button.tsx';
import { SelectField } from '../../kit/Field.tsx';
import { Foot } from '../../kit/Foot.tsx';
import { Failure } from '../../kit/Notice.tsx';
import { say as ofKit } from '../../kit/words.ts';
import { say as ofMeasurements } from '../words.ts';
import classes from './ImportDialog.module.css';
import { unreadWords } from './inWords.ts';
import type { Recognised } from './recognise.ts';
import { rowsFrom } from './rowsFrom.ts';
import { say } from './words.ts';

type Props = {
  kind: string;
  units: readonly string[];
  today: Day;
  timeZone: string;
  found: Recognised;
  post: (input: ImportInput) => Promise<Imported>;
  onTakeOver: (input: ImportInput) => Promise<void>;
  onCancel: () => void;
};

const REFUSED_SHOWN = 5;
const EXAMPLES = 3;

/** What was recognised in a file: how many values are new, already stored, or refused and why. */
export function Preview({
  kind,
  units,
  today,
  timeZone,
  found,
  post,
  onTakeOver,
  onCancel,
}: Props) {
  const id = useId();
  const [unit, setUnit] = useState(found.unit ?? units[0] ?? '');
  const [chosen, setOrder] = useState<DayOrder | null>(null);
  const [busy, setBusy] = useState(false);
  const order = found.order === 'either' ? chosen : found.order;
  const [now] = useState(() => Date.now());
  const [isSure, setSure] = useState(false);
  const read = order
    ? rowsFrom(found, { kind, unit, order, today, timeZone, now })
    : { rows: [], lines: [], refused: [] };
  const preview = useQuery({
    queryKey: ['measurement-import', id, unit, order],
    queryFn: () => previewed({ kind, unit, rows: read.rows }, post),
    enabled: order !== null && read.rows.length > 0,
    gcTime: 0,
  });
  const { there, whys } = preview.data ?? {};
  const isTaken = (_: unknown, at: number) => !whys?.has(at);
  const rows = read.rows.filter(isTaken);
  const lines = read.lines.filter(isTaken);
  const told = [...(whys ?? [])].map(([at, why]) => ({ line: read.lines[at] ?? 0, why }));
  const refused = [...read.refused, ...told].sort((one, other) => one.line - other.line);
  const input = { kind, unit, rows };
  const unlikely = there?.unlikely;
  const take = async () => {
    setBusy(true);
    await onTakeOver({ ...input, ...(unlikely && { confirm: isSure }) });
    setBusy(false);
  };
  const heading = found.header?.[found.valueColumn];
  return (
    <>
      {heading && (
        <p className="muted breaks">
          <Filled text={say.valuesFrom} column={<bdi>{heading}</bdi>} />
        </p>
      )}
      {found.unread.length > 0 && (
        <p className="muted breaks">
          <Filled text={say.notRead} names={<bdi>{unreadWords(found.unread)}</bdi>} />
        </p>
      )}
      {found.order === 'either' && (
        <SelectField
          label={say.howDatesWritten}
          value={chosen ?? ''}
          onChange={(event) => {
            setSure(false);
            setOrder(event.currentTarget.value as DayOrder);
          }}
        >
          <option value="" disabled>
            {say.readInTwoWays(found.rows[0]?.cells[found.dateColumn] ?? '')}
          </option>
          <option value="day-first">{say.dayFirst}</option>
          <option value="month-first">{say.monthFirst}</option>
        </SelectField>
      )}
      {found.unit === null && units.length > 1 && (
        <SelectField
          label={ofKit.unit}
          hint={say.unitNotNamed}
          value={unit}
          onChange={(event) => {
            setSure(false);
            setUnit(event.currentTarget.value);
          }}
        >
          {units.map((each) => (
            <option key={each} value={each}>
              {unitName(each)}
            </option>
          ))}
        </SelectField>
      )}
      {order && (
        <div role="status" className="grid gap-2 pad-row rounded-card sunk">
          {rows.length === 0 && <p>{say.nothingGood}</p>}
          {there && (
            <p>
              <strong>{there.added === 0 ? say.nothingNew : say.newValues(there.added)}</strong>
              {there.added > 0 && there.known > 0 && say.andKnown(there.known)}
              {refused.length > 0 && say.andRefused(refused.length)}
            </p>
          )}
          {rows.length > 0 && (
            <ul className="small" aria-label={say.firstValues}>
              {rows.slice(0, EXAMPLES).map(({ date, time, value, unit: own = unit }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two rows of a file may be the same.
                <li key={index}>
                  {say.valueOf(
                    `${formatDay(date, 'medium')} ${time && isInstant(time) ? clockIn(timeZone, Date.parse(time)) : (time ?? '')}`.trim(),
                    quantity(value, own),
                  )}
                </li>
              ))}
            </ul>
          )}
          {refused.length > 0 && (
            <ul className="small" aria-label={say.refusedRows}>
              {refused.slice(0, REFUSED_SHOWN).map(({ line, why }) => (
                <li key={line}>{say.row(line, why)}</li>
              ))}
              {refused.length > REFUSED_SHOWN && (
                <li>{say.moreRows(refused.length - REFUSED_SHOWN)}</li>
              )}
            </ul>
          )}
        </div>
      )}
      {unlikely && (
        <div className="grid gap-2 pad-row rounded-card sunk">
          <p>
            <strong>{inDomain.valuesUnusual(unlikely.count)}</strong>
          </p>
          <ul className="small" aria-label={say.unusualValues}>
            {unlikely.first.map(({ row, why }) => (
              <li key={row}>{say.row(lines[row] ?? 0, why)}</li>
            ))}
            {unlikely.count > unlikely.first.length && (
              <li>{say.moreRows(unlikely.count - unlikely.first.length)}</li>
            )}
          </ul>
          <label className={classes.sure}>
            <input
              type="checkbox"
              checked={isSure}
              onChange={(event) => setSure(event.currentTarget.checked)}
            />
            {say.importUnusual(unlikely.count)}
          </label>
        </div>
      )}
      <Failure error={preview.error} />
      <Foot
        does={ofMeasurements.import}
        onPress={() => void take()}
        onCancel={onCancel}
        busy={busy}
        disabled={!there || there.added === 0 || (unlikely !== undefined && !isSure)}
      />
    </>
  );
}

type Post = (input: ImportInput) => Promise<Imported>;
/** `whys`: why rows cannot be stored, by their position; only the server knows when the person was born. */
type Previewed = { readonly there: Imported; readonly whys: ReadonlyMap<number, string> };

/** The server's preview of the rows that can be stored, and the reasons against the others. */
export async function previewed(input: ImportInput, post: Post): Promise<Previewed> {
  const whys = new Map<number, string>();
  try {
    return { there: await post({ ...input, preview: true }), whys };
  } catch (error) {
    for (const [path, why] of Object.entries(error instanceof ApiError ? error.fields : {})) {
      const [, row] = /^rows\.(\d+)\./.exec(path) ?? [];
      if (row === undefined) throw error;
      whys.set(Number(row), why);
    }
    if (whys.size === 0) throw error;
    const rows = input.rows.filter((_, at) => !whys.has(at));
    if (rows.length === 0) return { there: { added: 0, known: 0 }, whys };
    return { there: await post({ ...input, rows, preview: true }), whys };
  }
}
