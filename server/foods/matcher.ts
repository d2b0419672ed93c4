import { withEnergy } from '#domain/foods/count.ts';
import type { FoodChoice } from '#domain/foods/foodSchema.ts';
import { groupOf } from '#domain/foods/foods.ts';
import { rangeAt } from '#domain/foods/numbers.ts';
import type { Nutrients } from '#domain/foods/nutrients.ts';
import type { Portions } from '#domain/foods/portions.ts';
import { type Unit, unitAt } from '#domain/foods/units.ts';
import { language } from '#domain/language/language.ts';
import { remembered } from '#domain/remembered.ts';
import {
  type EverydayFood,
  everydayFood,
  everydayFoods,
  isEverydayName,
  isRaw,
  PLAN_LANGUAGES,
  type PlanLanguage,
  usualSizes,
} from './everyday.ts';
import { nearName } from './nearName.ts';
import { everydayLike, foodsLike } from './ranker.ts';
import { TABLES, type TableFood, tableOf } from './tables.ts';

/** A food with what 100 g of it contain. */
export type Known = {
  /** `own-…`, `day-oats` for an everyday food, or a table and its code. */
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly per100: Nutrients;
  readonly portions: Portions;
};

/** The food that a name means; `likely` may be wrong. Below the margin there are only choices. */
export type Match =
  | { readonly by: 'practice' | 'known' | 'likely'; readonly food: Known }
  | { readonly by: null; readonly choices: readonly Known[] };

const DAY = 'day-';

export const choiceOf = ({ id, name, source, per100 }: Known): FoodChoice => ({
  id,
  name,
  source,
  energy: per100.energy ?? null,
});

/** A food that ships with the product, by its id, in the language of whoever reads. */
export function knownFood(id: string, spoken: PlanLanguage = language()): Known | undefined {
  if (id.startsWith(DAY)) {
    const food = everydayFoods().byKey.get(id.slice(DAY.length));
    return food && ofDay(food, spoken);
  }
  const [table = '', code = ''] = id.split('-');
  const known = TABLES.find((each) => each === table);
  const food = known && tableOf(known).foodWith(code);
  return food && ofTable(food, spoken);
}

export const everydayOf = (match: Match): EverydayFood | undefined =>
  match.by === null || !match.food.id.startsWith(DAY)
    ? undefined
    : everydayFoods().byKey.get(match.food.id.slice(DAY.length));

function ofDay(food: EverydayFood, language: PlanLanguage): Known {
  const { key, table, code, portions, elsewhere, names } = food;
  const found = tableOf(table).foodWith(code);
  return {
    id: `${DAY}${key}`,
    name: names[language][0] ?? names.en[0] ?? key,
    source: table,
    per100: found ? withEnergy(tableOf(table).nutrientsOf(found)) : {},
    portions: { ...portions, ...elsewhere[language] },
  };
}

function ofTable(food: TableFood, language: PlanLanguage, name?: string): Known {
  const names: Readonly<Partial<Record<PlanLanguage, readonly string[]>>> = food.names;
  const [any] = Object.values(food.names);
  return {
    id: `${food.table}-${food.code}`,
    name: name ?? names[language]?.[0] ?? any?.[0] ?? food.code,
    source: food.table,
    per100: withEnergy(tableOf(food.table).nutrientsOf(food)),
    portions: portionsOf(food),
  };
}

/** '1 cup, sliced', 120: the household measures of a table by our units. */
function portionsOf(food: TableFood): Portions {
  const portions: Record<string, number> = {};
  for (const [name, grams] of food.measures) {
    const words = name.toLowerCase().split(/[\s,]+/);
    const range = rangeAt(words, 0);
    const { read } = unitAt(words, range?.next ?? 0);
    const unit = read ? read.unit : 'piece';
    if (range && range.low > 0 && unit !== 'g' && unit !== 'oz' && unit !== 'lb')
      portions[unit] ??= grams / (range.low * (read?.scale ?? 1));
  }
  const [name] = Object.values(food.names)[0] ?? [];
  const [usual] = usualSizes(`${name}\n${food.group}`);
  return Object.keys(portions).length === 0 && usual ? { serving: usual.grams } : portions;
}

/** What is written around the name of a food. */
type Around = {
  readonly unit?: Unit | undefined;
  readonly grams?: number | undefined;
  readonly isOnBread?: boolean;
  /** Whether its name says how it is weighed. */
  readonly isDry?: boolean;
  readonly isCooked?: boolean;
  readonly isFilled?: boolean;
};

/** Measures of what is ready to be eaten: of rice by the cup nobody means dry rice. */
const READY = /^(?:cup|bowl|plate|katori|ladle|tbsp)$/;
/** Nobody eats so few grams of cooked rice where people weigh it dry. */
const MOST_DRY = 100;
const WEIGHED_DRY = new Set<PlanLanguage>(['de', 'fr', 'es', 'it']);

/**
 * What a measure and its neighbours say about a food: poultry in slices, or on bread, is cold cuts; rice by the cup is
 * cooked, and little of it dry; a sandwich with what it is filled with behind it is the bread.
 */
export function asMeasured(match: Match, around: Around, language: PlanLanguage = 'en'): Match {
  if (match.by !== 'known') return match;
  const { unit, grams = Infinity, isDry, isCooked } = around;
  const rules: [is: RegExp, isMeant: boolean | undefined, instead: string][] = [
    [/^day-(chicken|turkey)-breast-.*/, around.isOnBread || unit === 'slice', '$1-slices'],
    [/^day-(.+)-dry$/, READY.test(unit ?? '') && !isDry, '$1-cooked'],
    [
      /^day-(?!polenta)(.+)-cooked$/,
      WEIGHED_DRY.has(language) && grams <= MOST_DRY && !isCooked,
      '$1-dry',
    ],
    [/^day-.*-sandwich$/, around.isFilled, 'white-bread'],
    // Americans spread jelly.
    [/^day-jelly$/, /^t(?:b)?sp$/.test(unit ?? ''), 'jam'],
    [/^day-chips$/, /^(?:pack|handful|oz)$/.test(unit ?? ''), 'potato-chips'],
    [/^day-pepper$/, unit === '', 'red-pepper'],
  ];
  const [is, , instead = ''] =
    rules.find(([own, isMeant]) => isMeant && own.test(match.food.id)) ?? [];
  const food = is && knownFood(match.food.id.replace(is, `${DAY}${instead}`), language);
  return food ? { by: 'likely', food } : match;
}

/** A guess is counted from this score on, if it is this far ahead of the next. */
const LIKELY = 0.8;
const AHEAD = 0.08;
const CHOICES = 5;
/** Below this score nothing is offered. */
const OFFERED = 0.15;

type Sought = [name: string, preparation: string, languages: readonly PlanLanguage[]];

/** The foods that a name could mean, from what is sure to what has to be asked. */
export const foodNamed = (...asked: Sought): Match => lately(JSON.stringify(asked));

/** While somebody types, the same names come again and again. */
const lately = remembered((asked: string) => sought(...(JSON.parse(asked) as Sought)));

function sought(...[written, preparation, languages]: Sought): Match {
  // In the plural they are no spice.
  const name = written.replace(/^peppers$/i, 'bell peppers');
  const [language = 'en'] = languages;
  for (const each of languages) {
    // 'Toast (wholemeal)', 'Milch (1,5 % Fett)'
    const own = [
      `${preparation} ${name}`,
      `${name} ${preparation}`.replace(/(?<=%) .*/, ''),
    ].filter((words) => isEverydayName(words));
    const named = (words: string) => everydayFood(words, each, preparation) ?? [];
    const found = [...own, name, ...simpler(name)].flatMap(named);
    // 'Insalata di farro (80 g a crudo)' is spelt, and 'espaguetis a la boloñesa (80 g en crudo)' pasta.
    const raw =
      found[0]?.isDish !== false && isRaw(preparation)
        ? [...found, ...name.split(' ').flatMap(named)].find(({ key }) => key.includes('dry'))
        : undefined;
    const food = raw ?? found[0];
    if (food) return { by: 'known', food: ofDay(food, language) };
  }
  const near = [name, ...simpler(name)]
    .map((words) => nearName(words, preparation, language))
    .find((found) => found !== undefined);
  if (near) return { by: 'likely', food: ofDay(near, language) };
  const days = everydayLike(name, { most: CHOICES });
  const [first, second] = days;
  const isAhead = (first?.score ?? 0) - (second?.score ?? 0) >= AHEAD;
  if (first && first.score >= LIKELY && isAhead)
    return { by: 'likely', food: ofDay(first.food, language) };
  const inTables = foodsLike(`${name} ${preparation}`, { most: CHOICES });
  // 'Gebratener Zander' is the one of the tables.
  const [best] = [inTables, preparation ? foodsLike(name, { most: 1 }) : []].flatMap((found) =>
    found.slice(0, 1).filter(({ score }) => score >= 0.97),
  );
  if (best && (first?.score ?? 0) < LIKELY)
    return { by: 'likely', food: ofTable(best.food, language, best.name) };
  const choices = [
    ...days.slice(0, 3).map(({ food, score }) => ({ food: ofDay(food, language), score })),
    ...inTables.map(({ food, name: own, score }) => ({
      food: ofTable(food, language, own),
      score,
    })),
  ].filter(({ score }) => score >= OFFERED);
  return { by: null, choices: choices.slice(0, CHOICES).map(({ food }) => food) };
}

/** The name without what only says how it is sold or cut ('Kabeljaufilet', 'TK-Beeren'), and 'Paprika rot' turned around. */
function simpler(name: string): string[] {
  const [, thing, colour] = /^(\p{L}+) (rot|gelb|grün|weiß|schwarz|braun)$/iu.exec(name) ?? [];
  if (thing) return ['e', 'er', 'es'].map((ending) => `${colour}${ending} ${thing}`);
  const [, adjective, noun] = /^(\p{L}{4,20}?)e[rsnm]? (\p{Lu}\p{L}+)$/u.exec(name) ?? [];
  if (noun)
    return [
      ...['e', 'er', 'es', 'en'].map((ending) => `${adjective}${ending} ${noun}`),
      name.replace(SOLD, '').trim(),
    ];
  // 'Edamer 30 % F. i. Tr.', 'Quark 20 % Fett i. Tr.'
  const [whole, thick = '', fat = ''] = IN_DRY.exec(name) ?? [];
  if (whole) return [thick + fat, thick];
  // 'Couscous-Salat' is written in one word, and 'Rote-Bete-Salat' is only beetroot.
  const [, salad = ''] = /^(\p{L}.*?)-?salat$/iu.exec(name) ?? [];
  if (salad) return [name.replaceAll('-', ''), groupOf(salad) === 'vegetables' ? salad : name];
  const without = name
    .replace(/ (?:(?:en|in) (?:salsa|sauce)(?!\p{L}).*|in \p{L}{4,25}(?: \p{L}{4,25})?)$/iu, '')
    .replace(SERVED_AS, '')
    .replace(SOUP_OF, '$1')
    .replace(/(?<=\p{L}) (?:salad|mash|puree|(?:talla )?[lm])$/iu, '')
    .replace(/^(?:Rahm|Petersil)(?=\p{Ll}{4})/u, '')
    .replace(FREE_FROM, ' ')
    .replace(SOLD, ' ')
    .replace(MEAT_FAT, '$1')
    .replace(
      /(?<=\p{L}{3})-?(?:filets?|steaks?|gemüse|creme|würfel|scheiben|püree|streifen|sticks|stücke|röschen|spalten|schnitze|hälften)(?!\p{L})/giu,
      '',
    )
    .trim();
  return without !== name && without !== '' ? [without] : [];
}
/** 'Salade d’endives', 'virutas de jamón': only how it is served. */
const SERVED_AS =
  /^(?:salade|pur[ée]e|pur[eè]|insalata|ensalada|contorno|verdura|virutas|bâtonnets|taquitos|dados|tiras|lonchas|scaglie|cubetti|dadini|listarelle|copeaux|dés|lamelles|lanières|allumettes|pousses|germogli|brotes) d(?:e |i |['’] ?)/iu;
/** Soups of several vegetables: the first is named. */
const SOUP_OF =
  /^((?:soupe|potage|velouté|crema|sopa|zuppa|vellutata|passato) d.{3,60}?) (?:et|y|e) .*/i;
const IN_DRY = /^(.{2,60}?)( \d{1,2} ?%) ?(?:F\.?|Fett) ?i\.? ?(?:d\.? ?)?Tr\.?$/iu;
/** How much fat a mince has; of milk and cream it says which food it is. */
const MEAT_FAT =
  /(haché|hack\p{L}*|minced?(?: beef)?|picada|macinat[ao]|beef)\P{L}+%(?:\s(?:MG|fett|fat|grasa|grassi))?/giu;
/** Without gluten or lactose a food has about as much energy as with it. */
const FREE_FROM =
  /(?<!\p{L})(?:(?:gluten|lactose|wheat|salt|trans-fat)[- ]free|gf|(?:gluten|laktose)frei(?:e[nrs]?)?|(?:sans|sin|senza) (?:gluten|glutine|lactose|lactosa|lattosio))(?!\p{L})/giu;
const SOLD =
  /(?<!\p{L})(?:tk-?|sgrassat[oaie]|frozen|tiefgekühlte?[snr]?|surgelée?s?|congelad[oa]s?|surgelat[oaie]|organic|bio|biologic[oa]|new|natur|homemade|home-made|hausgemachte?[snr]?|maison|caser[oa]s?|fatt[oa] in casa|natural|nature[ln]|fillets?|filets?|filetes?|filett[oi]|pavés?|darnes?|dos|tranci[oi]?|lomos?|lean|magere?[snr]?|maigres?|magr[oaie]|(?:low|reduced)[- ](?:sodium|salt)|water-packed|unsweetened|hell(?:e[nrs]?)?|shaker)(?!\p{L})/giu;

const spokenIn = remembered((name: string) => {
  // 'Griech. Joghurt'
  const plain = name.replace(/(?<!\p{L})\p{L}+\.\s/gu, '');
  return PLAN_LANGUAGES.filter((language) => everydayFood(plain, language) !== undefined);
});

/** The languages of plans, the one with the most known names first. */
export function languagesOf(names: readonly string[]): PlanLanguage[] {
  const votes = new Map(PLAN_LANGUAGES.map((language) => [language, 0]));
  for (const name of names) {
    const knows = spokenIn(name);
    for (const language of knows)
      votes.set(language, (votes.get(language) ?? 0) + 1 / knows.length);
  }
  return PLAN_LANGUAGES.toSorted((a, b) => (votes.get(b) ?? 0) - (votes.get(a) ?? 0));
}

/** Foods to choose from while somebody types, in their language, best first. */
export function searchFoods(search: string, most: number): Known[] {
  const asked = { most, isBegun: true };
  const days = everydayLike(search, asked).map(({ food }) => ofDay(food, language()));
  const others = foodsLike(search, asked).map(({ food, name }) => ofTable(food, language(), name));
  return [...days.slice(0, most / 2), ...others].slice(0, most);
}
