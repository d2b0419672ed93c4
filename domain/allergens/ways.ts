import { remembered } from '../remembered.ts';
import type { Allergen, Food } from './allergens.ts';
import { type Token, wordsOf } from './fold.ts';
import { listed } from './lexicon.ts';
import { say } from './words.ts';

// What people call it, in the languages of the lists and some others: it says more about a person than about a meal.
const SAID: Readonly<Record<string, string>> = {
  vegetarian: `vegetarian, vegetarians, vegetarianism, veggie, pure veg, veg only, only veg, vegie, lacto-ovo-vegetarian, ovo-lacto-vegetarian, ovo-lacto, lacto-ovo, vegetarisch, vegetarische, Vegetarier, Vegetarierin, fleischlos, ovo-lacto-vegetarisch,
    végétarien, végétarienne, végétarisme, ovo-lacto-végétarien, ovo-lacto-végétarienne, vegetariano, vegetariana, vegetarianos, ovolactovegetariano, ovolactovegetariana, ovo-lacto-vegetariano, latto-ovo-vegetariano, latto-ovo-vegetariana, शाकाहारी, शुद्ध शाकाहारी, shakahari, वेजिटेरियन, वेज, نباتي, نباتية, 素食, 素食者, 素食主义, 吃素, 蛋奶素,
    vejetaryen, etyemez, wegetarianin, wegetarianka, wegetariańska, wegetariańskie, wegetarianizm, dieta wegetariańska, вегетарианство, вегетарианская, вегетарианец, вегетарианка, вегетарианское, vegetariër, vegetarisk, vegetarianer, kasvissyöjä, vegetarián, vegetariánka, χορτοφάγος, צמחוני, צמחונית`,
  vegan: `vegan, vegans, veganism, plant-based, plantbased, wholefood plant-based, Veganer, Veganerin, rein pflanzlich, végan, végane, végétalien, végétalienne, végétalisme, vegano, vegana, vegani, veganos, वीगन, विगन, نباتي صرف, نباتية صرفة, نباتي بحت, فيغان, 纯素, 纯素食, 纯素食者, 全素, 严格素食, 严格素食者,
    веган, веганка, веганство, веганское, weganin, weganka, wegańska, weganizm, veganistisch, veganist, vegansk, vegaani, טבעוני, טבעונית`,
  pescetarian: `pescetarian, pescatarian, pesco-vegetarian, pescovegetarian, Pescetarier, Pescetarierin, pescetarisch, Pescatarier, pescétarien, pescétarienne, pesco-végétarien, pesco-végétarienne, pescetariano, pescetariana, pescatariano, pescatariana, piscivegetariano, pesco-vegetariano, pesco-vegetariana, 鱼素, 鱼素者, 海鲜素, pesketaryen`,
  'ovo-vegetarian': `ovo-vegetarian, ovovegetarian, eggetarian, ovo-vegetarisch, ovo-végétarien, ovo-végétarienne, ovovegetariano, ovovegetariana, ovo-vegetariano, ovo-vegetariana, 蛋素`,
  'lacto-vegetarian': `lacto-vegetarian, lactovegetarian, lakto-vegetarisch, lacto-vegetarisch, lacto-végétarien, lacto-végétarienne, lactovegetariano, lactovegetariana, lacto-vegetariano, lacto-vegetariana, latto-vegetariano, latto-vegetariana, 奶素`,
  halal: `halal, halaal, helal, حلال, हलाल, 清真, халяль, халал, חלאל`,
  kosher: `kosher, koşer, koszer, koszerne, кошерная, 犹太餐, kosher style, koscher, casher, cacher, kasher, kascher, kashrut, kashruth, كوشر, 洁食, 犹太洁食, кошер, кошерное, כשר, koser, koosjer`,
  jain: `jain, jaina, jainism, जैन`,
};

const ANIMALS: readonly Food[] = ['meat', 'gelatine'];
const SEA: readonly Food[] = ['fish', 'crustaceans', 'molluscs'];

/** The foods that each way of eating leaves out. They are looked for in meals like an allergen. */
const LEFT_OUT = {
  vegetarian: [...ANIMALS, ...SEA],
  'ovo-vegetarian': [...ANIMALS, ...SEA, 'milk'],
  'lacto-vegetarian': [...ANIMALS, ...SEA, 'eggs'],
  pescetarian: ANIMALS,
  vegan: [...ANIMALS, ...SEA, 'milk', 'eggs', 'honey'],
  jain: [...ANIMALS, ...SEA, 'eggs', 'honey', 'alcohol', 'roots'],
  halal: ['pork', 'alcohol', 'gelatine'],
  // Meat is not eaten with milk either, see `marksIn`.
  kosher: ['pork', 'crustaceans', 'molluscs', 'gelatine'],
  'no-pork': ['pork', 'gelatine'],
  'no-alcohol': ['alcohol'],
  'gluten-free': ['gluten'],
  'lactose-free': ['milk'],
} as const satisfies Readonly<Record<string, readonly Food[]>>;

export type Way = keyof typeof LEFT_OUT;

export const isWay = (text: string): text is Way => Object.hasOwn(LEFT_OUT, text);

export const leftOutBy = (way: Way): readonly Food[] => LEFT_OUT[way];

/** 'Ovo-vegetarian', 'No pork' */
export const wayName = (way: Way): string => say.ways[way];

/** The names, the longest first: 'ovo-vegetarian' is not 'vegetarian'. */
const names = remembered((said: typeof SAID) =>
  Object.entries(said)
    .flatMap(([way, list]) =>
      listed(list).flatMap((name) => (isWay(way) ? [{ way, words: wordsOf(name) }] : [])),
    )
    .toSorted((a, b) => b.words.length - a.words.length),
);

const DENIES =
  /^(?:no|not|non|isnt|isn|nicht|keine?|pas|nao|नहीं|ليس|ليست|不|非|nie|не|ex|former|formerly)$/u;
// 'Vegetarian on Fridays', 'mostly vegan', 'my wife is vegan': a person has to read what it means for the plan.
const ONLY_SOMETIMES =
  /(?<!\p{L})(?:mostly|mainly|largely|semi|almost|nearly|partly|part-time|sometimes|often|usually|flexi\w*|trying|tries|try|used to|was|were|until|till|weekdays?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days?|lent|ramadan|home|husband|wife|partner|family|daughter|son|mother|father|meist|meistens|überwiegend|manchmal|freitags?|plutôt|parfois|souvent|casi|a veces|quasi|spesso|a volte|quase|às vezes)(?!\p{L})/iu;

/** The ways of eating that a phrase says, and whether it says no more. Undefined: none, or only sometimes. */
export function waysSaid(phrase: string): { ways: Way[]; isAll: boolean } | undefined {
  if (ONLY_SOMETIMES.test(phrase)) return undefined;
  const words = wordsOf(phrase);
  const ways: Way[] = [];
  let others = 0;
  for (let at = 0; at < words.length; ) {
    const found = names(SAID).find((name) =>
      name.words.every((word, nth) => words[at + nth] === word),
    );
    const isDenied = words.slice(Math.max(0, at - 2), at).some((word) => DENIES.test(word));
    if (found && !isDenied) ways.push(found.way);
    else others += 1;
    at += found?.words.length ?? 1;
  }
  return ways.length > 0 ? { ways, isAll: others === 0 } : undefined;
}

// Names of conditions that imply an allergen without naming it. They never apply to what a meal claims to be
// free of.
const CONDITIONS = {
  gluten: /^(?:co?elia|zolia|coli[ae]k|sprue$)/u,
  milk: /^la[ck]t{1,2}os/u,
} as const satisfies Partial<Record<Allergen, RegExp>>;

// Parts, other names, spelling slips that are words themselves, abbreviations, and names in languages in
// which meals are not read: Norwegian, Danish, Swedish, Dutch, Portuguese.
const NAMES: readonly (readonly [readonly Allergen[], string])[] = [
  [['gluten'], 'wheat, Weizen, trigo, frumento, gf, hvete, hvede, vete, tarwe'],
  [
    ['peanuts'],
    `groundnut, ground nut, monkey nut, arachis, peanøtt, peanøtter, jordnøtt, jordnøtter, jordnødder, jordnötter, pinda,
      pindanoten, amendoim`,
  ],
  [['nuts'], 'nøtt, nøtte, nøtter, nødder, nötter, noten, nozes'],
  [
    ['milk'],
    `casein, caseinate, whey, whey protein, cmpa, cmpi, df, diary, Kuhmilch, melk, melke, mælk, mjölk, leite`,
  ],
  [
    ['eggs'],
    'egg white, egg protein, albumin, albumen, ovalbumin, egs, Hühnerei, Hühnereiweiß, Eiweiß vom Huhn, æg, ägg',
  ],
  [['sesame'], 'sesame seed, til seed'],
  [['soy'], 'soybean, soyabean, soy bean, soya bean'],
  [['celery'], 'celery root, celery seed, selleri, selderij, aipo'],
  [['mustard'], 'mustard seed, sennep, senap, mosterd, mostarda'],
  [['lupin'], 'lupine, lupini, lupin flour, lupin seed'],
  [['fish'], 'fisk, peixe'],
  [['crustaceans'], 'Krustentier, Krebstier'],
  [
    ['crustaceans', 'molluscs'],
    'shell fish, Schalentier, Meeresfrüchte, skalldyr, skaldyr, skaldjur, schaaldieren',
  ],
  // On a label 'seafood' means shellfish; a person who eats no seafood also means salmon.
  [['fish'], 'seafood'],
];

interface Called {
  readonly from: number;
  readonly to: number;
  readonly allergen: Allergen;
}

const formsOf = (word = ''): string[] => [word, `${word}s`, `${word}e`];
const namesWith = remembered((first: string) =>
  NAMES.flatMap(([allergens, list]) =>
    listed(list)
      .map(wordsOf)
      .filter((words) => formsOf(words[0]).includes(first))
      .map((words) => ({ words, allergens })),
  ),
);

const ILL = /(?:all?erg\p{L}*|unvertrag\p{L}*|intoleran\p{L}*|frei|fritt?)$/u;

/** The allergens that the words of a profile mean by another name. */
export function calledIn(tokens: readonly Token[]): Called[] {
  const said = tokens.map(({ word }) => word.replace(ILL, '') || word);
  return tokens.flatMap(({ from, to, word }, at) => {
    const conditions = (Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[])
      .filter((allergen) => CONDITIONS[allergen].test(word))
      .map((allergen) => ({ from, to, allergen }));
    const names = namesWith(said[at] ?? '')
      .filter(({ words }) =>
        words.every((each, nth) => nth === 0 || formsOf(each).includes(said[at + nth] ?? '')),
      )
      .flatMap(({ words, allergens }) =>
        allergens.map((allergen) => ({
          from,
          to: tokens[at + words.length - 1]?.to ?? to,
          allergen,
        })),
      );
    return [...conditions, ...names];
  });
}

/** A word or short phrase that a person wrote themselves. */
export type OwnWord = string;

/** A place in a text that names what a customer must not eat, or a food that usually contains it. */
export type Mark = {
  /** UTF-16 positions, as for `slice`. */
  readonly from: number;
  readonly to: number;
  /** The listed word that was recognised. */
  readonly because: string;
} & (
  | { readonly allergen: Allergen; readonly how: 'names' | 'carries' }
  | { readonly way: Way; readonly how: 'way' }
  | { readonly ownWord: OwnWord; readonly how: 'own' | 'disliked' }
);
