import { type Day, isDay } from '#domain/day.ts';
import { withPlainDigits } from '#domain/text.ts';

/** Which of the first two numbers of 3/4/2026 is the day. */
export type DayOrder = 'day-first' | 'month-first';

/** `HH:MM` or `HH:MM:SS` of 24 hours, and 'Z' or '+01:00' if it is the time of a zone that is named. */
type Time = { readonly time: string; readonly offset: string | null };
export type DateAndTime = { readonly date: Day; readonly time: Time | null };

const LONGEST = 60;

const NUMBERS = /^(\d{1,4})\s?([-./])\s?(\d{1,2})\s?\2\s?(\d{1,4})\.?$/;
const COMPACT = /^((?:19|20)\d{2})([01]\d)([0-3]\d)$/;
const EPOCH = /^(?:\d{10}|\d{13})$/;
const MOST_WORDS = 8;
const MORNING = /上午|午前|오전|(?<!\p{L})ص(?!\p{L})/gu;
const AFTERNOON = /下午|午後|오후|(?<!\p{L})م(?!\p{L})/gu;
const TIME =
  /(?:^|[\sT,])(?:([ap])\.?m\.? ?)?(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}))?(?:[.,]\d{1,9})?\s*(?:([ap])\.?\s?m\.?|uhr|h)?\s*(?:(z|utc|gmt)?\s*([+-]\d{2}):?(\d{2})?|(z|utc|gmt))?$/i;
/** At the beginning, and only with a colon: 04.03 is rather a day. */
const TIME_FIRST = /^(\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?)[\s,]+(?=\S)/i;

/** 'Mi, 04.03.2026', '04/03/2026 (mer.)' */
const WEEKDAY =
  /^(\p{L}[\p{L}\p{M}]*)\.?,?\s+(?=\d{1,4}[-./])|(?<=[-./]\d{1,4})\.?,?(?:\s+|\s*\()(\p{L}[\p{L}\p{M}]*)\.?\)?(?=\s|$)/u;

const two = (number: number) => String(number).padStart(2, '0');

const plain = (text: string): string =>
  text.length > LONGEST
    ? ''
    : withPlainDigits(text)
        .replaceAll(MORNING, ' am ')
        .replaceAll(AFTERNOON, ' pm ')
        .replaceAll(/[年月년월]\s?/g, '-')
        .replaceAll(/[日일]\s?/g, ' ')
        .replaceAll(/ +/g, ' ')
        .trim();

/** A time, and the zone that is named with it; null for what is no time. */
export const timeIn = (text: string): Time | null => timeOf(TIME.exec(plain(text)));

function timeOf(found: RegExpExecArray | null): Time | null {
  const [, before, hours = '', minutes = '', seconds, after, , ahead, more, zone] = found ?? [];
  if (hours === '') return null;
  const half = (before ?? after)?.toLowerCase();
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return null;
  const time = [two(hour), minutes, ...(seconds ? [seconds] : [])].join(':');
  return { time, offset: ahead ? `${ahead}:${more ?? '00'}` : zone ? 'Z' : null };
}

type Parts = {
  readonly year: string;
  readonly first: number;
  readonly second: number;
  /** Null: only the order of the column tells. */
  readonly isMonthFirst: boolean | null;
  readonly time: Time | null;
};

function partsOf(text: string): Parts | null {
  const whole = plain(text).replace(WEEKDAY, (own, before?: string, after = '') =>
    calledIn('weekday', before ?? after) ? '' : own,
  );
  if (EPOCH.test(whole)) return partsOf(new Date(Number(whole.padEnd(13, '0'))).toISOString());
  const [, early = ''] = TIME_FIRST.exec(whole) ?? [];
  const turned = early ? `${whole.slice(early.length).replace(/^[\s,]+/, '')} ${early}` : whole;
  // A date with points is not the beginning of a time.
  const found = NUMBERS.test(turned) ? null : TIME.exec(turned);
  const time = timeOf(found);
  const date = (found && time ? turned.slice(0, found.index) : turned).replace(
    /(?<![\s,–-])[\s,–-]+$/,
    '',
  );
  const [, a = '', separator = '', b = '', c = ''] = NUMBERS.exec(date) ?? [];
  const compact = COMPACT.exec(date);
  if (compact)
    return {
      year: compact[1] ?? '',
      first: Number(compact[2]),
      second: Number(compact[3]),
      isMonthFirst: true,
      time,
    };
  if (a.length === 4)
    return { year: a, first: Number(b), second: Number(c), isMonthFirst: true, time };
  if (a === '') return namedParts(date, time);
  if (a.length > 2 || (c.length !== 4 && c.length !== 2)) return null;
  const isMonthFirst = separator === '.' ? false : null;
  const year = c.length === 2 ? `20${c}` : c;
  return { year, first: Number(a), second: Number(b), isMonthFirst, time };
}

/** A date with the name of its month: 'Jul 18, 2026', '4. März 2026', '4 de marzo de 2026', '18-Jul-26'. */
function namedParts(date: string, time: Time | null): Parts | null {
  const words = date.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  if (words.length > MOST_WORDS) return null;
  const month = words.map((word) => calledIn('month', word)).find((each) => each !== null);
  const numbers = words.flatMap((word) => /^(\d{1,4})(?:st|nd|rd|th|er)?$/.exec(word)?.[1] ?? []);
  const [one = '', other = '', ...more] = numbers;
  if (!month || other === '' || more.length > 0) return null;
  const [year, day] = one.length === 4 ? [one, other] : [other, one];
  if (year.length === 3 || year.length === 1) return null;
  const full = year.length === 2 ? `20${year}` : year;
  return { year: full, first: month, second: Number(day), isMonthFirst: true, time };
}

/** A day, and the time if there is one. Null for a date that does not exist. */
export function momentIn(text: string, order: DayOrder): DateAndTime | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const { year, first, second, isMonthFirst, time } = parts;
  const [month, day] =
    (isMonthFirst ?? order === 'month-first') ? [first, second] : [second, first];
  const date = `${year}-${two(month)}-${two(day)}`;
  return isDay(date) ? { date, time } : null;
}

/** The order of the dates of a column; 'either' if none tells, null if they contradict each other. */
export function orderOf(texts: readonly string[]): DayOrder | 'either' | null {
  let dayFirst = false;
  let monthFirst = false;
  let open = false;
  for (const text of texts) {
    const parts = partsOf(text);
    if (parts?.isMonthFirst !== null) continue;
    open = true;
    dayFirst ||= parts.first > 12;
    monthFirst ||= parts.second > 12;
  }
  if (!open) return 'day-first';
  if (dayFirst && monthFirst) return null;
  if (!dayFirst && !monthFirst) return 'either';
  return dayFirst ? 'day-first' : 'month-first';
}

const LANGUAGES = 'en de es fr it pt hi tr pl ru zh ar ar-SY ar-MA fa nl sv da ja'.split(' ');
const fold = (word: string) =>
  word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase();

const names = new Map<'month' | 'weekday', ReadonlyMap<string, number>>();

/** The browser knows the names of months and weekdays in every language, alone and in a date ('4 марта'). */
function namesOf(part: 'month' | 'weekday'): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const language of LANGUAGES)
    for (const length of ['long', 'short'] as const)
      for (const more of [{}, { day: 'numeric' }] as const) {
        const calendar = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' };
        const format = new Intl.DateTimeFormat(language, { [part]: length, ...more, ...calendar });
        for (let nth = 0; nth < (part === 'month' ? 12 : 7); nth += 1) {
          const day = part === 'month' ? Date.UTC(2026, nth, 4) : Date.UTC(2026, 5, nth + 1);
          const name = format.formatToParts(day).find(({ type }) => type === part)?.value ?? '';
          const [word = ''] = fold(name).split('.');
          if (/\p{L}/u.test(word) && !found.has(word)) found.set(word, nth + 1);
        }
      }
  return part === 'month' ? found.set('sept', 9) : found;
}

/** The month (1 to 12) or the weekday (1 to 7) that a word names; null for any other word. */
function calledIn(part: 'month' | 'weekday', word: string): number | null {
  const own = names.get(part) ?? namesOf(part);
  names.set(part, own);
  return own.get(fold(word)) ?? null;
}
