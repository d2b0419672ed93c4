import { dateIn, type WrittenDate } from './dates.ts';
import {
  BESIDE_DAYS,
  CHINESE_DAY,
  CHINESE_DAYS,
  CHINESE_NUMBERS,
  DAY_WORD,
  DAYS_WORD,
  EVERY_DAY,
  ORDINALS,
  WEEK_WORD,
  WEEKDAYS,
  WEEKEND_WORD,
  WORKDAYS_WORD,
} from './dayWords.ts';
import {
  bare,
  phraseFinder,
  plain,
  withoutBrackets,
  withoutFigures,
  wordsLeft,
} from './letters.ts';

/** A day that a heading names: by weekday (Monday is 0), number or date, or by several of these. */
export type DayRef = {
  readonly weekday?: number;
  /** 9 for 'Day 9'. */
  readonly ordinal?: number;
  readonly date?: WrittenDate;
};

export type DayHeading = {
  readonly days: readonly DayRef[];
  readonly every: boolean;
  readonly week: number | null;
  /** Whether the text contains nothing else. */
  readonly strict: boolean;
  /** The number of words that do not belong to a day. */
  readonly others: number;
  /** Whether the text begins with the day. */
  readonly leads: boolean;
};

const severalDays = phraseFinder<'every' | 'weekend' | 'workdays'>([
  ['every', EVERY_DAY],
  ['weekend', WEEKEND_WORD],
  ['workdays', WORKDAYS_WORD],
]);
const numbered = (word: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${word})[\\s.:#_-]*(?:no\\.?|nr\\.?)?\\s*(\\d{1,3})(?:\\s*(?:-|to|bis|a|&|and|und|,|/|\\+)\\s*(?:(?:${word})\\s*)?(\\d{1,3}))*(?!\\d|\\p{L})`,
    'u',
  );
const dayNumber = numbered(`${DAYS_WORD}|${DAY_WORD}|[djg]`);
const weekNumber = numbered(`${WEEK_WORD}|w`);
const counted = (word: string) =>
  new RegExp(
    `(?<![\\d\\p{L}])(\\d{1,2})(?:\\.|st|nd|rd|th|er|e|\\.?[oa]|°|-?[ияе])?(?:\\s+|(?<=\\.))(?:${word})(?!\\p{L})`,
    'u',
  );
const ordinalDay = counted(DAY_WORD);
const ordinalWeek = counted(WEEK_WORD);
const chineseOrdinal = /第?([一二三四五六七八九十]|\d{1,2})(天|日|周|週)/u;
const ORDINAL = new Map(
  ORDINALS.flatMap((words, at) => words.split('|').map((word) => [plain(word), at + 1] as const)),
);
const COUNTED = `${DAY_WORD}|${WEEK_WORD}|हफ्ते`;
const NUMERAL = [...ORDINAL.keys()].sort((one, other) => other.length - one.length).join('|');
/** 'second day', 'day two', 'zweite Woche': a day or week with its number as a word. */
const numberWords = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(${NUMERAL})\\s+(${COUNTED})|(${COUNTED})\\s+(${NUMERAL}))(?![\\p{L}\\p{M}])`,
  'gu',
);
const LETTER = new RegExp(`(?<!\\p{L})(${COUNTED})\\s([A-G])(?=$|\\s?[:.–—(-])`, 'iu');
const withNumbers = (text: string) =>
  text.replace(
    numberWords,
    (_, first, counted, before, second) => `${counted ?? before} ${ORDINAL.get(first ?? second)}`,
  );

/** 'Day 1' for 'Day A'; 'day a' has no letter. */
const withoutLetter = (text: string) =>
  text.replace(LETTER, (whole, word: string, letter: string) =>
    /\p{Ll}/u.test(letter) ? whole : `${word} ${letter.charCodeAt(0) - 64}`,
  );

/** Portuguese counts its days from Sunday: '2ª feira' is Monday. */
const FEIRAS: Readonly<Record<number, string>> = {
  2: 'segunda',
  3: 'terca',
  4: 'quarta',
  5: 'quinta',
  6: 'sexta',
};

/** The days that a heading names, or null for a text that names none. */
export function dayHeading(text: string): DayHeading | null {
  if (text.length > 90) return null;
  let rest = withNumbers(bare(plain(withoutLetter(text.replace(/^([2-6]ª)$/u, '$1 feira')))))
    .replace(
      /(?<![\d\p{L}])([2-6])\s?[ao]?\.?\s?-?\s?feira\b/gu,
      (_, day) => FEIRAS[Number(day)] ?? '',
    )
    .replace(/\b(\p{L}+)(?:-feira|'s)\b/gu, '$1');
  let week: number | null = null;
  const days: DayRef[] = [];
  const take = (pattern: RegExp, use: (match: RegExpExecArray) => boolean | undefined) => {
    const match = pattern.exec(rest);
    if (!match || use(match) === false) return;
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  };
  const several = severalDays(rest);
  const isEvery = several?.kinds.includes('every') ?? false;
  if (several) rest = several.rest;
  if (several?.kinds.includes('weekend')) days.push({ weekday: 5 }, { weekday: 6 });
  if (several?.kinds.includes('workdays'))
    days.push(...[0, 1, 2, 3, 4].map((weekday) => ({ weekday })));
  for (const pattern of [weekNumber, ordinalWeek])
    take(pattern, (match) => {
      week = Number(match[1]);
      return true;
    });
  const named = weekdaysIn(rest);
  rest = named.rest;
  const ordinals = (match: RegExpExecArray) => {
    const found = [...match[0].matchAll(/\d+/g)].map(([digits]) => Number(digits));
    const [from = 0, to = from] = found;
    if (from < 1 || to > 366) return false;
    if (named.days.length > 0) return true;
    const isRange = /-|to|bis|\ba\b/.test(match[0].replace(/^\D*[-\s]*/, '')) && found.length === 2;
    if (isRange && to > from && to - from < 31)
      for (let each = from; each <= to; each += 1) days.push({ ordinal: each });
    else days.push(...found.map((ordinal) => ({ ordinal })));
    return true;
  };
  // The 1 of 'Day 1 (Monday)' is no date, and neither is the 4 of '& Day 4 (Thursday)'.
  for (const pattern of [dayNumber, ordinalDay, ...named.days.map(() => dayNumber)])
    take(pattern, ordinals);
  const date = dateIn(rest, named.days.length > 0);
  if (date) {
    rest = date.rest;
    if (named.days.length === 0) days.push({ date: date.date });
    else if (named.days.length === 1)
      named.days = named.days.map((day) => ({ ...day, date: date.date }));
  }
  take(chineseOrdinal, (match) => {
    const sign = match[1] ?? '';
    const number = /\d/.test(sign) ? Number(sign) : CHINESE_NUMBERS.indexOf(sign) + 1;
    if (match[2] === '周' || match[2] === '週') week = number;
    else if (named.days.length === 0) days.push({ ordinal: number });
    return true;
  });
  days.push(...named.days);
  if (days.length === 0 && week === null && !isEvery) return null;
  rest = withoutFigures(rest);
  const others = wordsLeft(rest).filter((word) => !BESIDE_DAYS.has(word)).length;
  const digits = /\d{3,}|\d+\s*(?:g|ml|kcal)/u.test(withoutBrackets(rest));
  return {
    days,
    every: isEvery,
    week,
    strict: others === 0 && !digits,
    others,
    leads:
      firstWord.test(withNumbers(bare(plain(text)))) ||
      WEEKDAYS.has(wordsLeft(plain(text))[0] ?? ''),
  };
}

const firstWord = new RegExp(`^(?:${DAY_WORD}|${WEEK_WORD})[\\s.:#-]*\\d|^(?:星期|周|第)`, 'u');

/** The weekdays in a text: a single one, a list, or a range. */
function weekdaysIn(text: string): { days: DayRef[]; rest: string } {
  const found: { day: number; from: number; to: number; length: number }[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const day = WEEKDAYS.get(match[0]);
    if (day === undefined || /\p{Script=Han}/u.test(match[0])) continue;
    const to = match.index + match[0].length;
    found.push({ day, from: match.index, to, length: match[0].length });
  }
  for (const match of text.matchAll(CHINESE_DAY)) {
    const sign = match[1] === '天' ? '日' : (match[1] ?? '');
    const to = match.index + match[0].length;
    found.push({ day: CHINESE_DAYS.indexOf(sign), from: match.index, to, length: 9 });
  }
  // Next to a full name, a short word is not a day: 'do' next to 'Thursday'.
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const isOther = (word: string) => !WEEKDAYS.has(word) && !BESIDE_DAYS.has(word);
  // In '2 bardak su' and '1 su bardağı' it is water.
  const isAmong = found.some(
    ({ from, to }) =>
      wordsLeft(text.slice(0, from)).some(isOther) ||
      (/\d\s*$/.test(text.slice(0, from)) && wordsLeft(text.slice(to)).some(isOther)),
  );
  const meant = found.filter(({ length }) => length > 2 || (longest < 5 && !isAmong));
  let rest = text;
  for (const { from, to } of [...meant].sort((one, other) => other.from - one.from))
    rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  const [first, second] = meant;
  if (first && second && meant.length === 2) {
    const between = text.slice(first.to, second.from);
    if (/^\s*(?:\.\s*)?(?:-|to|through|thru|till|bis|au|a|al|ate|से|الي)\s*$/u.test(between)) {
      const length = (second.day - first.day + 7) % 7;
      const weekdays = Array.from({ length: length + 1 }, (_, at) => (first.day + at) % 7);
      return {
        days: weekdays.map((weekday) => ({ weekday })),
        rest: rest.replace(between.trim(), ' '),
      };
    }
  }
  const days = [...new Set(meant.map(({ day }) => day))];
  return { days: days.map((weekday) => ({ weekday })), rest };
}

/** The heading of a day that is known without being written. */
export const dayNamed = (ref: DayRef): DayHeading => ({
  days: [ref],
  every: false,
  week: null,
  strict: true,
  others: 0,
  leads: true,
});
