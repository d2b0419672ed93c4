import type { PersonFacts } from '#domain/attention/person.ts';

const DAY = 'YYYY-MM-DD'.length;
/** Of `[["` before the first entry, and of `],["` between two. */
const OPENING = '[["'.length;
const BETWEEN = '],["'.length;
const ZERO = 48;
const NINE = 57;

/**
 * Parses the lists of a summary, `[["2026-11-24",4,5],…]`, as the database writes them. JSON.parse takes
 * six times as long, which with the lists of ten thousand customers is most of the board's time.
 */
export function loggedDaysIn(json: string): PersonFacts['recentDays'] {
  const days: [string, number, number][] = [];
  for (let at = OPENING; at < json.length; ) {
    const date = json.slice(at, at + DAY);
    const done = numberAt(json, at + DAY + 2);
    const of = numberAt(json, done.end + 1);
    days.push([date, done.value, of.value]);
    at = of.end + BETWEEN;
  }
  return days;
}

/** The same of `[["2026-11-24",80250],["2026-11-23",80250,"lb"],…]`. */
export function weightsIn(json: string): PersonFacts['weights'] {
  const weights: [string, number, 'kg' | 'lb'][] = [];
  for (let at = OPENING; at < json.length; ) {
    const grams = numberAt(json, at + DAY + 2);
    const isInPounds = json[grams.end] === ',';
    weights.push([json.slice(at, at + DAY), grams.value, isInPounds ? 'lb' : 'kg']);
    at = grams.end + (isInPounds ? ',"lb"'.length : 0) + BETWEEN;
  }
  return weights;
}

/** The same of `[["2026-11-16","2026-11-29"],…]`. */
export function stretchesIn(json: string): PersonFacts['plannedDays'] {
  const stretches: [string, string][] = [];
  for (let at = OPENING; at < json.length; ) {
    const last = at + DAY + '","'.length;
    stretches.push([json.slice(at, at + DAY), json.slice(last, last + DAY)]);
    at = last + DAY + 1 + BETWEEN;
  }
  return stretches;
}

function numberAt(json: string, begin: number) {
  let [value, end] = [0, begin];
  for (; ; end += 1) {
    const code = json.charCodeAt(end);
    if (!(code >= ZERO && code <= NINE)) return { value, end };
    value = value * 10 + code - ZERO;
  }
}
