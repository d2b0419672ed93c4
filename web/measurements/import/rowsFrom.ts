import type { Day } from '#domain/day.ts';
import type { ImportedRow } from '#domain/measurements/importSchema.ts';
import { isBodyUnit } from '#domain/measurements/measurement.ts';
import { futureRefusal, impossibleRefusal, laterRefusal } from '#domain/measurements/plausible.ts';
import { momentIn as momentAt } from '#domain/moment.ts';
import { type DayOrder, momentIn, timeIn } from './dates.ts';
import { instantIn } from './ownExport.ts';
import { amountIn, type Recognised } from './recognise.ts';
import { unitCalled } from './units.ts';
import { NO_DATE, NO_NUMBER, NO_UNIT } from './words.ts';

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

/** The rows that can be imported with the line of each, and those that cannot with the reason. */
export function rowsFrom(
  { rows, dateColumn, timeColumn, valueColumn, own }: Recognised,
  { kind, unit, order, today, timeZone, now }: Chosen,
): { rows: ImportedRow[]; lines: number[]; refused: Refused[] } {
  const good: ImportedRow[] = [];
  const lines: number[] = [];
  const refused: Refused[] = [];
  for (const { line, cells } of rows) {
    const moment = momentIn(cells[dateColumn] ?? '', order);
    const amount = amountIn(cells[valueColumn] ?? '');
    const apart = timeColumn === null ? null : timeIn(cells[timeColumn] ?? '');
    const time = moment?.time ?? apart;
    const ofRow = own ? unitCalled(cells[own.unit] || unit, [unit]) : unit;
    const isOther = ofRow !== unit;
    const why = !moment
      ? NO_DATE
      : isOther && !isBodyUnit(ofRow)
        ? NO_UNIT
        : !amount || amount.value <= 0
          ? NO_NUMBER
          : (futureRefusal(moment.date, today) ??
            (time && moment.date === today
              ? laterRefusal(momentAt(timeZone, today, time), now)
              : null) ??
            impossibleRefusal({ kind, value: amount.value, unit: ofRow }));
    if (why || !moment || !amount) {
      refused.push({ line, why: why ?? NO_NUMBER });
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
