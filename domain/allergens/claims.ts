import { remembered } from '../remembered.ts';
import type { Food } from './allergens.ts';
import { wordsOf } from './fold.ts';
import { listed } from './lexicon.ts';
import type { How, Lexicon, Role } from './phrases.ts';
import { type Unit, unitsOf } from './units.ts';
import { LANGUAGES, type Language } from './words/languages.ts';
import { SOURCES } from './words/sources.ts';

/** A unit of a text with the combined meaning of its entries. */
export interface Read extends Unit {
  readonly foods: Map<Food, How>;
  readonly generic: boolean;
  readonly whole: boolean;
  readonly roles: ReadonlySet<Role>;
  /** Whether it belongs to a claim: 'no nuts'. */
  claimed: boolean;
  /** The number of its clause, and of its part of the clause, which 'with' and 'and' separate. */
  clause: number;
  part: number;
}

export const readUnits = (text: string, words: Lexicon): Read[] =>
  numbered(inTheRightLanguage(unitsOf(text, words).map(withMeaning)));

/** Words of Portuguese foods that English and Spanish do not have; made once a text says 'no'. */
let portuguese: ReadonlySet<string> | undefined;

function onlyPortuguese(): ReadonlySet<string> {
  const namedIn = ({ names, carriers }: (typeof LANGUAGES)[Language]) =>
    [names, carriers]
      .flatMap(Object.values<string>)
      .flatMap(listed)
      .map(keyOf);
  const others = new Set([LANGUAGES.english, LANGUAGES.spanish].flatMap(namedIn));
  return new Set(namedIn(LANGUAGES.portuguese).filter((word) => !others.has(word)));
}

/** 'No' leaves out what follows it, but is 'in the' before a Portuguese word: 'aveia no leite' has milk. */
const inTheRightLanguage = (units: Read[]): Read[] =>
  units.map((unit, at) => {
    if (unit.words.join(' ') !== 'no') return unit;
    portuguese ??= onlyPortuguese();
    const isIn = portuguese.has(units[at + 1]?.words.join(' ') ?? '');
    return isIn ? { ...unit, roles: new Set<Role>(['soft']) } : unit;
  });

function withMeaning(unit: Unit): Read {
  const harmless = unit.entries.some((entry) => entry.harmless);
  const foods = new Map<Food, How>();
  for (const entry of harmless ? [] : unit.entries)
    for (const [food, how] of entry.foods) if (foods.get(food) !== 'names') foods.set(food, how);
  return {
    ...unit,
    foods,
    generic: unit.entries.some(({ generic }) => generic),
    whole: unit.entries.some(({ whole }) => whole),
    roles: new Set(unit.entries.flatMap(({ roles }) => [...roles])),
    claimed: false,
    clause: 0,
    part: 0,
  };
}

function numbered(units: Read[]): Read[] {
  let clause = 0;
  let part = 0;
  let previous: Read | undefined;
  for (const unit of units) {
    if (unit.gap === 'hard') clause++;
    // A claim about one alternative does not apply to another: 'bread or gluten-free wrap'.
    const isSoft = unit.roles.has('soft') && !previous?.roles.has('soft');
    if (unit.gap !== 'none' || isSoft || unit.roles.has('joins')) part++;
    previous = unit;
    unit.clause = clause;
    unit.part = part;
  }
  return units;
}

interface Claim {
  readonly foods: readonly Food[];
  /** 'Nut-free' clears everything next to it; 'without nuts' only what usually contains nuts. */
  readonly strong: boolean;
  readonly at: Read;
  /** The dishes whose only source of these foods is left out: 'pizza without cheese'. */
  readonly dishes?: ReadonlySet<string>;
}

const VEGETARIAN: readonly Food[] = ['meat', 'pork', 'gelatine', 'fish', 'crustaceans', 'molluscs'];
const VEGAN: readonly Food[] = [...VEGETARIAN, 'milk', 'eggs', 'honey'];

/** What a text says is not in a meal. */
export const claimsIn = (units: readonly Read[], negated: ReadonlySet<Read>): Claim[] => [
  ...claimsBehind(units, negated),
  ...claimsBefore(units),
  ...wordClaims(units, negated),
];

/** In 'lose Nüsse' (loose nuts) and 'less salt' they do not mean 'free', as they do behind a word. */
const NEEDS_GLUE: ReadonlySet<string> = new Set(['less', 'los', 'lose', 'loses', 'siz', 'suz']);

/** Whether a unit means 'free' and refers to the word before it. */
function isFree(units: readonly Read[], index: number): boolean {
  const unit = units[index];
  if (!unit?.roles.has('free') || unit.gap === 'hard') return false;
  if (!unit.glued && NEEDS_GLUE.has(unit.words[0] ?? '')) return false;
  return (units[index - 1]?.foods.size ?? 0) > 0;
}

/** Claims after the word: 'nut-free', 'glutenfrei', 'मूंगफली के बिना'. */
function claimsBehind(units: readonly Read[], negated: ReadonlySet<Read>): Claim[] {
  return units.flatMap((unit, index) => {
    if (!isFree(units, index) || negated.has(unit)) return [];
    const said = [units[index - 1]];
    // 'gluten and dairy free' claims both: gluten is not eaten on its own.
    for (let at = index - 2; at >= 0 && units[at]?.roles.has('soft'); at -= 2)
      if (units[at - 1]?.whole) said.push(units[at - 1]);
    // 'दूध के बिना पनीर' means 'paneer without milk', a weaker claim than 'milk-free paneer'.
    const strong = !WITHOUT_BEHIND.has(unit.words.at(-1) ?? '');
    return said.flatMap((named) => claimOf(named, strong));
  });
}

const WITHOUT_BEHIND: ReadonlySet<string> = new Set(
  [LANGUAGES.hindi, LANGUAGES.turkish].flatMap(({ without }) => listed(without)).flatMap(wordsOf),
);

/** Claims before the word: 'without nuts', 'sans noix ni lait', 'ohne Nüsse'. */
function claimsBefore(units: readonly Read[]): Claim[] {
  return units.flatMap((unit, index) => {
    const named = leftOut(units, index);
    const claims: Claim[] = [];
    for (const [order, each] of named.entries()) {
      if (order > 0 && isOtherDish(each, claims, units[units.indexOf(each, index) - 1])) break;
      // The claim belongs to the place where it begins: in 'yogurt without gluten or lactose' both refer to
      // the yogurt.
      claims.push(...claimOf(each, false, unit));
    }
    return claims;
  });
}

// No real meal leaves out more. The limit keeps a longer list from taking quadratic time.
const MOST_LEFT_OUT = 12;

/** What a 'without' says is not there; nothing if the word only denies a claim: 'not gluten-free'. */
function leftOut(units: readonly Read[], index: number): Read[] {
  if (!units[index]?.roles.has('without') || isFree(units, index)) return [];
  const found: Read[] = [];
  let at = index + 1;
  for (;;) {
    while (passes(units[at], 'filler') || passes(units[at], 'without')) at++;
    const named = units[at];
    if (!named || named.gap === 'hard' || named.foods.size === 0) return found;
    if (isFree(units, at + 1)) return [];
    found.push(named);
    at++;
    if (!passes(units[at], 'joins') || found.length === MOST_LEFT_OUT) return found;
    at++;
  }
}

/** The units of a clause after a 'not' that leaves nothing out: 'not vegan' is a warning. */
export function negatedIn(units: readonly Read[]): Set<Read> {
  const negated = new Set<Read>();
  let clause = -1;
  units.forEach((unit, index) => {
    if (unit.clause === clause) negated.add(unit);
    const denies = unit.roles.has('without') && !isFree(units, index);
    if (denies && leftOut(units, index).length === 0) clause = unit.clause;
  });
  return negated;
}

/** 'Bread without gluten or wholemeal bread': the second usually contains it, so it is another dish. */
const isOtherDish = (named: Read, claims: readonly Claim[], before: Read | undefined): boolean =>
  before?.roles.has('joins') === true &&
  !before.roles.has('without') &&
  claims.some(({ foods }) => foods.some((food) => named.foods.get(food) === 'carries'));

const passes = (unit: Read | undefined, role: Role): boolean =>
  unit !== undefined && unit.gap !== 'hard' && unit.roles.has(role) && unit.foods.size === 0;

function claimOf(named: Read | undefined, free: boolean, at = named): Claim[] {
  if (!named || !at || named.foods.size === 0) return [];
  named.claimed = true;
  const strong = named.whole || (free && named.generic);
  const foods = [...named.foods.keys()];
  // 'Pork-free sausages' are meat all the same.
  const whole = foods.filter((food) => food !== 'meat' || foods.length === 1);
  return [
    ...(named.generic ? [{ foods: whole, strong, at }] : []),
    ...named.entries
      .flatMap(({ word }) => sourcesOf(word))
      .map((each) => ({ ...each, strong: false, at })),
  ];
}

const keyOf = (word: string): string => wordsOf(word).join(' ');
const keysOf = (list: string): ReadonlySet<string> => new Set(listed(list).map(keyOf));

/** What a food that is left out brings to dishes that have no other source of it. */
const sourcesOf = remembered((word: string) =>
  SOURCES.filter(({ from }) => keysOf(from).has(keyOf(word))).map(({ foods, dishes }) => ({
    foods,
    dishes: keysOf(dishes),
  })),
);

/** Between a dish and what it is made with: 'latte with oat milk', but not 'latte and oat milk'. */
const MADE_WITH =
  /^(?:made|from|with|in|on|mit|auf|aus|im|avec|a|au|aux|sur|dans|con|al|alla|su|com|em|z|ze|na|w|с|со|на|из|ile|مع|على|في|ب|用|加|配)$/u;

/** The dishes that something at a place can only belong to: 'latte with oat milk', 'oat milk latte'. */
function madeWith(units: readonly Read[], index: number): Read[] {
  const { part, clause } = units[index] ?? { part: 0, clause: 0 };
  const isWith = (unit?: Read) => MADE_WITH.test(unit?.words[0] ?? '');
  let first = index;
  while (units[first - 1]?.part === part) first--;
  const isMade = isWith(units[first]);
  while (isWith(units[first])) first--;
  const [dish, next] = [units[first], units[index + 1]];
  if (isMade) return dish?.clause === clause ? [dish] : [];
  return next?.part === part ? [next] : [];
}

/** What stands for a food that a dish has from elsewhere: 'latte with oat milk', 'burger in a gluten-free bun'. */
export const clearSubstituted = (units: readonly Read[], { beginningWith }: Lexicon): void =>
  units.forEach((at, index) => {
    if (at.claimed) return;
    const listed = at.words.flatMap((word) =>
      beginningWith(word).flatMap(({ entry, words }) => (words.length === 1 ? [entry.word] : [])),
    );
    const names = new Set([...at.words, ...listed, ...at.entries.map(({ word }) => word)]);
    for (const { foods, dishes } of [...names].flatMap(sourcesOf)) {
      if (foods.some((food) => at.foods.has(food))) continue;
      for (const dish of madeWith(units, index))
        if (isOneOf(dish, dishes)) for (const food of foods) dish.foods.delete(food);
    }
  });

const isOneOf = ({ entries }: Read, dishes: ReadonlySet<string>): boolean =>
  entries.some(({ word }) => dishes.has(keyOf(word)));

const SHORT: Readonly<Record<string, readonly Food[]>> = {
  gf: ['gluten'],
  df: ['milk'],
  mocktail: ['alcohol'],
};

function saidBy({ roles, words }: Read): readonly Food[] | undefined {
  if (roles.has('vegan')) return VEGAN;
  if (roles.has('vegetarian')) return VEGETARIAN;
  return words.length === 1 ? SHORT[words[0] ?? ''] : undefined;
}

/** Claims of one word: 'vegan pizza', 'GF pasta', 'Oatcakes (GF)'. */
const wordClaims = (units: readonly Read[], negated: ReadonlySet<Read>): Claim[] =>
  units.flatMap((at) => {
    const foods = saidBy(at);
    if (!foods || negated.has(at)) return [];
    // 'Quorn' says vegetarian and has egg.
    at.claimed = at.foods.size === 0;
    return [{ foods, strong: true, at }];
  });

/** For each clause, whether it is only a claim about the clause before it: 'Pizza (dairy-free)'. */
export function reachingIn(units: readonly Read[]): boolean[] {
  const reaching: boolean[] = [];
  for (const { clause, starts, roles, claimed } of units) {
    // 'Milk / vegan', 'Milk (or vegan)' and a claim on a line of its own refer to something else.
    reaching[clause] ??= !starts && !roles.has('joins');
    if (!claimed && roles.size === 0) reaching[clause] = false;
  }
  return reaching;
}

export function clear(
  units: readonly Read[],
  { foods, strong, at, dishes }: Claim,
  reaching: readonly boolean[],
): void {
  let about = at.clause;
  while (about > 0 && reaching[about]) about--;
  for (const unit of units) {
    const same = strong && about === at.clause ? unit.part === at.part : unit.clause === about;
    if (!same || (dishes && !isOneOf(unit, dishes))) continue;
    for (const food of foods)
      if (strong || unit.foods.get(food) === 'carries') unit.foods.delete(food);
  }
}
