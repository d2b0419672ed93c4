import { fold } from '../foods/fold.ts';
import { groupOf } from '../foods/foods.ts';
import { unitNamed } from '../foods/units.ts';
import { remembered } from '../remembered.ts';
import {
  BODY,
  CHANGES,
  ENDS,
  ENERGY,
  FAT,
  FOOD_ENDS,
  MOSTLY_NOT_FOOD,
  NOT_OF_BODY,
  NUTRIENTS,
  OF_FOOD,
  SHARE,
  WEAK,
} from './lookedFor.ts';
import { lookUp, type Token } from './tokens.ts';

const isNutrient = lookUp(NUTRIENTS);
const isNoFood = lookUp(MOSTLY_NOT_FOOD);

/** How many words behind an amount are looked at: '200 g of cold brown rice'. */
const MOST_WORDS = 4;
const MOST_TOKENS = 12;

const namesFood = remembered((text: string): boolean => {
  const key = fold(/\S+$/.exec(text)?.[0] ?? '');
  return !isNoFood(key) && (isNutrient(key) || groupOf(text) !== 'other' || FOOD_ENDS.test(key));
});

export const isFood = ({ kind, text }: Token): boolean => kind === 'word' && namesFood(text);

/** Whether a food follows within the same phrase, which ends at a comma. */
export function foodFollows(tokens: readonly Token[], at: number): boolean {
  const words: string[] = [];
  for (const { kind, text, key } of tokens.slice(at, at + MOST_TOKENS)) {
    if (kind === 'number' || (kind === 'mark' && !/^['’-]$/.test(text))) break;
    if (kind !== 'word') continue;
    words.push(isNoFood(key) ? '' : text);
    if (namesFood(words.slice(-3).join(' '))) return true;
    if (words.length >= MOST_WORDS) break;
  }
  return false;
}

/** Whether the word is a unit in which food is measured or counted, other than kilograms and pounds. */
export const isFoodUnit = (word: string): boolean => {
  const { unit, scale = 0 } = unitNamed(word) ?? {};
  return unit !== undefined && unit !== 'lb' && !(unit === 'g' && scale > 1);
};

export const isMassOfFood = (word: string): boolean => {
  const { unit } = unitNamed(word) ?? {};
  return unit === 'g' || unit === 'oz' || unit === 'lb';
};

/** A sentence without its blanks and tags, and what it speaks of. */
export type Sentence = {
  readonly tokens: readonly Token[];
  readonly energy: boolean;
  readonly body: boolean;
  readonly food: boolean;
  /** Has a word of a change: 'lost'. */
  readonly change: boolean;
  /** Has a word that may be a part of the body: 'chest'. */
  readonly weak: boolean;
};

const isEnergy = lookUp(ENERGY);
const isBody = lookUp(BODY);
const isOfFood = lookUp(OF_FOOD);
const isNotOfBody = lookUp(NOT_OF_BODY);
const isFat = lookUp(FAT);
const isShare = lookUp(SHARE);
export const isChange = lookUp(CHANGES);
const isEnd = lookUp(ENDS);
export const isWeak = lookUp(WEAK);

const BLOCK =
  /^<\/?(?:p|li|ul|ol|dl|dt|dd|h[1-6]|div|section|blockquote|table|br|hr|pre|title|head|body)\b/i;
const TABLE = /^<(\/?)table\b/i;

/**
 * The sentences of a text. A table is one, in HTML and in plain text, since the heading of a column is far from
 * its figures. What ends in a colon or a question speaks of what follows too, and so does a heading without a
 * number.
 */
export function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let [inTable, from] = [false, 0];
  let goesOn = { energy: false, body: false };
  const end = (to: number) => {
    const own = tokens.slice(from, to).filter(({ kind, text }) => kind !== 'gap' && text !== '\n');
    from = to;
    if (!own.some(({ kind }) => kind === 'word' || kind === 'number')) return;
    const isIdle = !own.some(({ kind }) => kind === 'number') && !introduces(own);
    if (isIdle) {
      goesOn = { energy: false, body: false };
      return;
    }
    const sentence = {
      tokens: own,
      energy: goesOn.energy || own.some(({ key }) => isEnergy(key)),
      body: goesOn.body || own.some((_, at) => speaksOfBody(own, at)) || tellsOfFat(own),
      food: own.some(isFood),
      change: own.some(({ key }) => isChange(key) || isEnd(key)),
      weak: own.some(({ key }) => isWeak(key)),
    };
    sentences.push(sentence);
    goesOn = introduces(own) ? sentence : { energy: false, body: false };
  };
  for (const [at, token] of tokens.entries()) {
    const [tag, closes] = (token.kind === 'gap' && TABLE.exec(token.text)) || [];
    if (tag) inTable = closes === '';
    if (!inTable && endsAt(tokens, at)) end(at + 1);
  }
  end(tokens.length);
  return sentences;
}

function endsAt(tokens: readonly Token[], at: number): boolean {
  const { kind, text = '' } = tokens[at] ?? {};
  if (kind === 'gap') return BLOCK.test(text);
  if (text === '\n') return !(isCell(tokens, at, -1) && isCell(tokens, at, 1));
  if (/^[!?。！？؟।]$/.test(text)) return true;
  const [before, next, behind] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  const isStop = text === '.' && (next === undefined || next.kind === 'gap' || next.text === '\n');
  // 'approx. 82', 'Wt. 82'
  const isShort = before?.kind === 'word' && before.text.length <= 4;
  return isStop && !(isShort && (behind?.kind === 'number' || /^\p{Ll}/u.test(behind?.text ?? '')));
}

const LINE_LOOKED_AT = 60;

/** Whether the line before or after a line end has cells: '| Monday | 1500 |'. */
function isCell(tokens: readonly Token[], at: number, step: 1 | -1): boolean {
  for (let place = at + step; Math.abs(place - at) < LINE_LOOKED_AT; place += step) {
    const text = tokens[place]?.text ?? '\n';
    if (text === '|' || text === '\t') return true;
    if (text === '\n') return false;
  }
  return false;
}

const HEADING_WORDS = 4;

/** Whether a sentence is a heading, or ends so that the next one says what it asks for. */
function introduces(tokens: readonly Token[]): boolean {
  const end = tokens.at(-1)?.text ?? '';
  if (/^[:?؟：？]$/.test(end)) return true;
  return (
    tokens.length <= HEADING_WORDS && /[^.!]/.test(end) && !tokens.some(({ is }) => is === 'digits')
  );
}

function speaksOfBody(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  if (
    key === 'size' &&
    /^(?:dress|clothes|clothing|jeans|trousers?|pants)$/.test(tokens[at - 1]?.key ?? '')
  )
    return true;
  if (!isBody(key) || isOfFood(key)) return false;
  // 'On a scale of 1 to 5'
  if (key === 'scale' && /^(?:of|from)$/.test(tokens[at + 1]?.key ?? '')) return false;
  if (key === 'body' && [1, 2].some((step) => isNotOfBody(tokens[at + step]?.key ?? '')))
    return false;
  return ![-2, -1, 1, 2].some((step) => isOfFood(tokens[at + step]?.key ?? ''));
}

/** 'Percentage of fat: 25 %', unless a food is named: 'yoghurt with a fat share of 3 %'. */
const tellsOfFat = (tokens: readonly Token[]): boolean =>
  tokens.some(({ key }) => isFat(key)) &&
  tokens.some(({ key }) => isShare(key)) &&
  !tokens.some((token) => isFood(token) && !isFat(token.key));
