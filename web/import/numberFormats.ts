import { addDays } from '#domain/day.ts';
import { xmlTokens } from './markup.ts';

/** The built-in format numbers for dates and times; other formats are defined in the file. */
const BUILT_IN: Readonly<Record<number, string>> = {
  14: 'dd/mm/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm am/pm',
  19: 'h:mm:ss am/pm',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd/mm/yyyy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  9: '0%',
  10: '0.00%',
};

/** The number format of each style of a workbook, in the order in which cells name them. */
export function formatsOf(xml: string | null): string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let isCells = false;
  for (const token of xmlTokens(xml ?? '')) {
    if (token.kind === 'text') continue;
    if (token.name === 'cellXfs') isCells = token.kind === 'open';
    if (token.kind !== 'open') continue;
    if (token.name === 'numFmt')
      own.set(Number(token.attribute('numFmtId')), token.attribute('formatCode') ?? '');
    if (token.name !== 'xf' || !isCells) continue;
    const id = Number(token.attribute('numFmtId') ?? 0);
    formats.push(own.get(id) ?? BUILT_IN[id] ?? '');
  }
  return formats;
}

const FIRST_DAY = '1899-12-30';
const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const A_MONDAY = 2;

/** A number as the sheet displays it: dates and times by their format, anything else as digits. */
export function shownNumber(value: string, format: string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const shape = format.toLowerCase().replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  const hasTime = /h|s/.test(shape);
  const hasDate = /[dy]|mmm|^m+\//.test(shape);
  if (hasDate && number >= 1 && number < 2_958_466) {
    const day = addDays(FIRST_DAY, Math.floor(number));
    if (!/[my]/.test(shape)) return DAY_NAMES[weekdayOf(number)] ?? day;
    const name = /ddd/.test(shape) ? `${DAY_NAMES[weekdayOf(number)]} ` : '';
    return `${name}${day}`;
  }
  if (hasTime && number >= 0) return clock(number % 1);
  if (shape.includes('%')) return `${rounded(number * 100)}%`;
  return String(rounded(number));
}

const weekdayOf = (serial: number) => (Math.floor(serial) - A_MONDAY + 7) % 7;

function clock(part: number): string {
  const minutes = Math.round(part * 1440) % 1440;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Removes floating-point noise: 0.30000000000000004 becomes 0.3. */
const rounded = (number: number) => Number(number.toPrecision(12));
