import {
  AND,
  BESIDE_THINGS,
  ENERGY_UNITS,
  LENGTH,
  MASS,
  MONEY,
  NO_THING,
  NOW,
  THEN,
  THINGS,
} from './lookedFor.ts';
import {
  foodFollows,
  isChange,
  isFood,
  isFoodUnit,
  isMassOfFood,
  isWeak,
  type Sentence,
  sentencesOf,
} from './sentences.ts';
import { lookUp, type Token, tokensOf } from './tokens.ts';

type Figure = { readonly from: number; readonly to: number };

const isEnergyUnit = lookUp(ENERGY_UNITS);
const isNoThing = lookUp(NO_THING);
const isMoney = lookUp(MONEY);
const isThing = lookUp(THINGS);
const isBesideThing = lookUp(BESIDE_THINGS);
const isThen = lookUp(THEN);
const isNow = lookUp(NOW);
const mayFollow = lookUp(`${AND} ${THEN} ${NOW}`);
const leastOf = (table: typeof MASS) => {
  const units = table.map(([least, names]) => ({ least, named: lookUp(names) }));
  return (key: string) => units.find(({ named }) => named(key))?.least;
};
const leastMass = leastOf(MASS);
const leastLength = leastOf(LENGTH);

/** A smaller number with a fraction may be an hour or an amount. */
const LEAST_WEIGHED = 30;

/** The most that food is counted to: a larger number is one of energy. */
const MOST_COUNTED = 20;

/** Between the two numbers of a range. */
const RANGE =
  /^[^\S\n]?(?:[-–—]|[^\S\n](?:to|or|and|bis|oder|und|à|a|ou|o|y|e|или|إلى)[^\S\n])?[^\S\n]?$/;

/** Where in a text the figures of energy and of the body stand; two that form a range are one. */
function figuresIn(text: string): Figure[] {
  const figures: Figure[] = [];
  for (const sentence of sentencesOf(tokensOf(text))) {
    const all = {
      ...sentence,
      body: sentence.body || showsBody(sentence) || comparesWeights(sentence),
    };
    for (const [at, token] of sentence.tokens.entries()) {
      if (token.kind !== 'number' || !isFigure(all, at)) continue;
      const last = figures.at(-1);
      const isRange = last && RANGE.test(text.slice(last.to, token.at));
      if (isRange) figures.pop();
      figures.push({ from: isRange ? last.from : token.at, to: token.at + token.text.length });
    }
  }
  return figures;
}

/** Whether a sentence tells of the body without a word for it: 'now 82 kg', 'lost 3 kg'. */
const showsBody = (sentence: Sentence): boolean =>
  sentence.tokens.some(({ kind, key }, at) => {
    const { tokens, change, weak } = sentence;
    if (kind === 'word')
      return (
        (isChange(key) || isWeak(key) || isUnitAhead(tokens, at)) && isBeforeNumber(sentence, at)
      );
    if (kind !== 'number') return false;
    const unit = unitAfter(tokens, at);
    return (
      (!isEnergyUnit(unit) && isOwnFigure(sentence, at)) ||
      (change && leastMass(unit) !== undefined && !foodFollows(tokens, at + 1)) ||
      (weak && leastLength(unit) !== undefined)
    );
  });

const MOST_WEIGHED = 300;

/** Whether a sentence compares two bare numbers, of then and of now: 'we started at 91 and you're at 86 now'. */
const comparesWeights = ({ tokens, food }: Sentence): boolean =>
  !food &&
  tokens.some(({ key }) => isThen(key)) &&
  tokens.some(({ key }) => isNow(key)) &&
  tokens.filter(({ kind, is, value }, at) => {
    if (kind !== 'number' || is !== 'digits' || value < LEAST_WEIGHED || value > MOST_WEIGHED)
      return false;
    const { key, text } = tokens[at + 1] ?? NONE;
    return key === '' ? !/^[%°:]$/.test(text) : mayFollow(key);
  }).length > 1;

/** Between a word and its number. */
const BESIDE = /^(?:[:=~<>≤≥|]|to|by|at|about|now|auf|um|bei|a|de|su|до|на|الي)$/i;

/** Whether a bare number stands right behind a word, and no food in the sentence: 'hips: 90', 'down to 80'. */
function isBeforeNumber({ tokens, food }: Sentence, at: number): boolean {
  const ahead = tokens.slice(at + 1, at + 4);
  const place = at + 1 + ahead.findIndex(({ text, key }) => !BESIDE.test(key || text));
  return tokens[place]?.is === 'digits' && !food && !isFoodUnit(unitAfter(tokens, place));
}

/** 'kg: 82', as the heading of a value. */
const isUnitAhead = (tokens: readonly Token[], at: number): boolean =>
  (leastMass(tokens[at]?.key ?? '') ?? 0) > 0 && tokens[at - 1]?.kind !== 'number';

/** Whether a number is a figure whatever its sentence speaks of. */
function isOwnFigure({ tokens, body, food }: Sentence, at: number): boolean {
  const { is, value, text } = tokens[at] ?? NONE;
  const unit = unitAfter(tokens, at);
  if (isEnergyUnit(unit)) return true;
  // "5'6"
  if (/^[3-7]['’′]\s?\p{Nd}{1,2}(?!\p{Nd})/u.test(text)) return true;
  if (foodFollows(tokens, at + 1)) return false;
  const isBare = (unit === '' || isNoThing(unit)) && tokens[at + 1]?.text !== '°';
  // 'You came in at 79.2 today'
  if (isBare && !food && value >= LEAST_WEIGHED && !Number.isInteger(value)) return true;
  const length = leastLength(unit);
  if (FEET.test(unit)) return is !== 'perhaps' && (is !== 'digits' || (value >= 3 && value < 8));
  if (length !== undefined) return is === 'digits' && value >= length;
  // '1m75'
  if (value === 1 && unit === 'm' && tokens[at + 2]?.is === 'digits') return true;
  if (/^m(?:etres?|eters?)?$/.test(unit))
    return value > 1.2 && value < 2.3 && !Number.isInteger(value);
  const mass = isOfThing(tokens, at) ? undefined : leastMass(unit);
  if (mass === undefined) return false;
  if (mass === 0) return is !== 'perhaps' || body;
  if (is === 'perhaps') return false;
  const isSigned = /^[-+−–]$/.test(tokens[at - 1]?.text ?? '') && !isInText(tokens[at - 2]);
  if (value >= mass || isSigned)
    return !(food && isFood(tokens[at - 1] ?? NONE)) || value >= 2 * mass;
  const next = wordAfter(tokens, at, 2);
  return (next === '' || isNoThing(next)) && !food && tokens.length > 2;
}

/** Whether the word before a number, or behind its unit, is a thing that has this weight. */
const isOfThing = (tokens: readonly Token[], at: number): boolean =>
  !tokens.some(({ key }) => isBesideThing(key)) &&
  [tokens.slice(0, at).findLast(isNotBeside), tokens.slice(at + 2).find(isNotBeside)].some(
    (token) => token && isThing(token.key),
  );
const isNotBeside = ({ key, text }: Token): boolean => !BESIDE.test(key || text) && text !== '-';

/** In feet nothing but a height is given here. */
const FEET = /^(?:ft|foot|feet)$/;

const NONE: Token = { kind: 'mark', text: '', at: 0, key: '', value: 0, is: 'none' };
const isInText = (token: Token | undefined) => token?.kind === 'number' || token?.kind === 'word';

/** Whether a number in a sentence is a figure: every one that is not the amount of a food. */
function isFigure(sentence: Sentence, at: number): boolean {
  const { tokens, energy, body, food, change } = sentence;
  const { is, value } = tokens[at] ?? NONE;
  if ([-1, 1].some((step) => isMoney(tokens[at + step]?.key || (tokens[at + step]?.text ?? ''))))
    return false;
  if (isOwnFigure(sentence, at)) return true;
  if ((!energy && !body) || isBullet(tokens, at) || foodFollows(tokens, at + 1)) return false;
  const unit = unitAfter(tokens, at);
  const isMeasured = leastMass(unit) !== undefined || leastLength(unit) !== undefined;
  if (is === 'perhaps' || is === 'small') return isMeasured && body;
  if (isFoodUnit(unit)) return body && isMassOfFood(unit) && (change || !food);
  if (body || value > MOST_COUNTED) return true;
  const next = wordAfter(tokens, at, 1);
  if (next !== '') return isMeasured || isNoThing(next);
  return !isFood(tokens[at - 1] ?? NONE);
}

/** The number of a list's item: '1. Oats'. */
const isBullet = (tokens: readonly Token[], at: number): boolean =>
  at === 0 && /^[.)]$/.test(tokens[1]?.text ?? '') && tokens[2]?.kind === 'word';

const MORE = 'more|further|extra|weitere|autres|altri|otros';
const SKIPPED = new RegExp(`^(?:to|or|and|bis|oder|und|a|ou|o|или|de|of|er|ten|k|tsd|${MORE})$`);
const OF = new RegExp(`^(?:de|d|di|of|von|${MORE})$`);

/** '25 in the group' are no inches, and '32 inch TV' those of no waist. */
const isInchOfThing = (unit: string, { kind, key, text }: Token = NONE): boolean =>
  kind === 'word' &&
  (unit === 'in'
    ? /^(?:the|an?|my|your|his|her|our|their|this|that|each|all|total|every)$/.test(key) ||
      /^\p{Lu}/u.test(text)
    : /^(?:inch|zoll)$/.test(unit) && !isNoThing(key) && !isWeak(key));

/** The word that says what a number counts: behind it, a hyphen or the other end of its range. */
function unitAfter(tokens: readonly Token[], at: number): string {
  let isJoined = false;
  for (const [nth, { kind, text, key }] of tokens.slice(at + 1, at + 7).entries()) {
    if (kind === 'word' && !SKIPPED.test(key))
      return isInchOfThing(key, tokens[at + nth + 2]) ? '' : key;
    if (/^["”″]$/.test(text)) return 'in';
    if (kind === 'kept' || (kind === 'mark' && !/^[-–—|']$/.test(text))) return '';
    if (kind === 'number' && !isJoined) return '';
    isJoined = kind !== 'number';
  }
  return '';
}

/** The word at a place behind a number, counted from 1; '' if anything else comes before it. */
function wordAfter(tokens: readonly Token[], at: number, which: 1 | 2): string {
  const words = tokens.slice(at + 1, at + 4);
  const end = words.findIndex(({ kind }) => kind !== 'word');
  const own = end < 0 ? words : words.slice(0, end);
  return own.filter(({ key }) => !OF.test(key))[which - 1]?.key ?? '';
}

const NO_FIGURE = '…';

/**
 * A text without figures of energy and of the body, for customers who hide them: 'Porridge, 350 kcal' becomes
 * 'Porridge, … kcal'. Amounts of food stay: '80 g oats'.
 */
export function withoutFigures(text: string): string {
  let [shown, at] = ['', 0];
  for (const { from, to } of figuresIn(text)) {
    shown += `${inTags(text.slice(at, from))}${NO_FIGURE}`;
    at = to;
  }
  return shown + inTags(text.slice(at));
}

/** What a tag says about a picture or a link is read too. */
const inTags = (html: string): string =>
  html.includes('<')
    ? html.replaceAll(
        /(\s(?:alt|title|aria-label)=")([^"<>]{1,500})(?=")/g,
        (_, name: string, said: string) => `${name}${withoutFigures(said)}`,
      )
    : html;

/** A figure, and what stands around it, as a customer who hides numbers reads it. */
type Seen = { readonly figure: string; readonly before: string; readonly after: string };

/** How much text around a figure shows which one it is. */
const AROUND = 8;

/** Figures in a row that somebody may have taken out; more would take quadratic time in a long text. */
const MOST_LEFT_OUT = 100;

/**
 * What somebody sent who reads `stored` without figures, with the figures that they could not see. They may have
 * changed the text around them; a new figure of their own stays.
 */
export function withFigures<Value>(sent: Value, stored: unknown): Value;
export function withFigures(sent: unknown, stored: unknown): unknown {
  if (typeof sent === 'string') return typeof stored === 'string' ? textWith(sent, stored) : sent;
  if (sent === null || typeof sent !== 'object' || stored === null || typeof stored !== 'object')
    return sent;
  if (Array.isArray(sent))
    return Array.isArray(stored) ? sent.map((each, at) => withFigures(each, stored[at])) : sent;
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    Object.entries(sent).map(([name, each]) => [name, withFigures(each, before.get(name))]),
  );
}

function textWith(sent: string, stored: string): string {
  if (!sent.includes(NO_FIGURE)) return sent;
  if (sent === withoutFigures(stored)) return stored;
  const seen = seenIn(stored);
  let next = 0;
  const parts = sent.split(NO_FIGURE);
  return parts.reduce((text, after, at) => {
    const ahead = seen.slice(next, next + MOST_LEFT_OUT);
    const found = ahead.findIndex((each) => isThere(each, parts[at - 1] ?? '', after));
    next += found + 1;
    return `${text}${ahead[found]?.figure ?? NO_FIGURE}${after}`;
  });
}

function seenIn(stored: string): Seen[] {
  const figures = figuresIn(stored);
  return figures.map(({ from, to }, at) => ({
    figure: stored.slice(from, to),
    before: stored.slice(figures[at - 1]?.to ?? 0, from).slice(-AROUND),
    after: stored.slice(to, figures[at + 1]?.from).slice(0, AROUND),
  }));
}

/** Whether one side of a figure is as it was, and is more than a blank. */
const isThere = (seen: Seen, before: string, after: string): boolean =>
  (seen.before.trim() !== '' && before.endsWith(seen.before)) ||
  (seen.after.trim() !== '' && after.startsWith(seen.after));
