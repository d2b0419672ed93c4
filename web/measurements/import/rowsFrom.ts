import { type Day, dayIn } from '#domain/day.ts';
import { isBodyUnit } from '#domain/measurements/measurement.ts';
import type { ImportedRow } from '#domain/measurements/measurementSchema.ts';
import { dayRefusal, impossibleRefusal, laterRefusal } from '#domain/measurements/plausible.ts';
import { clockIn, isInstant, momentIn as momentAt } from '#domain/moment.ts';
import { type DateAndTime, type DayOrder, momentIn, timeIn } from '../../import/dates.ts';
import { amountIn, isBlank, unitCalled } from './cells.ts';
import { instantIn } from './kindNames.ts';
import type { Recognised } from './recognise.ts';
import { say } from './words.ts';

export type Refused = { readonly line: number; readonly why: string };

type Chosen = {
  readonly kind: string;
  readonly unit: string;
  readonly order: DayOrder;
  readonly today: Day;
  /** The time zone of the times, and now in milliseconds since 1970. */
  readonly timeZone: string;
  readonly now: number;
};

type Local = { readonly date: Day; readonly time: string | null };

/** A moment by the customer's own clock, whatever zone its time names. */
function atHome(
  { date, time }: DateAndTime,
  { timeZone, isUtc }: { readonly timeZone: string; readonly isUtc: boolean },
): Local {
  const offset = time?.offset ?? (isUtc ? 'Z' : null);
  if (!time || offset === null) return { date, time: time?.time ?? null };
  const at = new Date(`${date}T${time.time}${offset}`);
  const own = dayIn(timeZone, at);
  const shown = `${clockIn(timeZone, at.getTime())}${time.time.slice('HH:MM'.length)}`;
  // A clock that goes back shows a time twice: only the instant tells which.
  const isTold = momentAt(timeZone, own, shown) === at.getTime();
  return { date: own, time: isTold ? shown : at.toISOString() };
}

/** The rows that can be imported with the line of each, and those that cannot with the reason. */
export function rowsFrom(
  { rows, dateColumn, timeColumn, valueColumn, own, isUtc }: Recognised,
  { kind, unit, order, today, timeZone, now }: Chosen,
): { rows: ImportedRow[]; lines: number[]; refused: Refused[] } {
  const good: ImportedRow[] = [];
  const lines: number[] = [];
  const refused: Refused[] = [];
  for (const { line, cells } of rows) {
    if (isBlank(cells[valueColumn])) continue;
    const named = momentIn(cells[dateColumn] ?? '', order);
    const typed = amountIn(cells[valueColumn] ?? '');
    // Health apps write a quarter of the body as 0.25; nobody has less than 1 %.
    const isShare = kind === 'bodyFat' && typed !== null && typed.value < 1;
    const amount = isShare ? { ...typed, value: Math.round(typed.value * 1000) / 10 } : typed;
    const apart = timeColumn === null ? null : timeIn(cells[timeColumn] ?? '');
    const clock = named?.time ?? apart;
    const moment = named && atHome({ date: named.date, time: clock }, { timeZone, isUtc });
    const time = moment?.time ?? null;
    const ofRow = own ? unitCalled(cells[own.unit] || unit, [unit]) : unit;
    const isOther = ofRow !== unit;
    const why = !moment
      ? say.noDate
      : isOther && !isBodyUnit(ofRow)
        ? say.noUnit
        : !amount || amount.value <= 0
          ? say.noNumber
          : (dayRefusal(moment.date, { today, born: null }) ??
            (time && moment.date === today
              ? laterRefusal(
                  isInstant(time) ? Date.parse(time) : momentAt(timeZone, today, time),
                  now,
                )
              : null) ??
            impossibleRefusal({ kind, value: amount.value, unit: ofRow }));
    if (why || !moment || !amount) {
      refused.push({ line, why: why ?? say.noNumber });
      continue;
    }
    const measuredAt = own ? instantIn(cells[own.measuredAt] ?? '') : null;
    lines.push(line);
    good.push({
      date: moment.date,
      time: measuredAt ?? time,
      value: amount.value,
      ...(isOther && isBodyUnit(ofRow) && { unit: ofRow }),
    });
  }
  return { rows: good, lines, refused };
}
