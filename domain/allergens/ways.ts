import { remembered } from '../remembered.ts';
import type { Allergen, Food } from './allergens.ts';
import { type Token, wordsOf } from './fold.ts';
import { listed } from './lexicon.ts';
import { say } from './words.ts';

// What people call it, in the languages of the lists and some others, where '*' stands for any ending: it says more
// about a person than about a meal. 'Ovo-' and the like in front of a vegetarian are read apart, see `KINDS`.
const SAID: Readonly<Record<string, string>> = {
  vegetarian: `vegetari*, vegeteri*, vegitari*, vejetaryen*, vejeteryan*, wegetari*, вегетари*, veggie, vegie, pure veg, veg only, only veg, ovo-lacto, lacto-ovo, fleischlos, bezmięsn*, dieta wegetari*,
    शाकाहारी, शुद्ध शाकाहारी, shakahari, वेजिटेरियन, वेज, نباتي, نباتية, 素食, 素食者, 素食主义, 吃素, 蛋奶素, etyemez, kasvissyöjä, χορτοφάγος, צמחוני, צמחונית`,
  vegan: `vegan*, wegan*, веган*, vegetalien*, vegetalian*, vegetalist*, vegetalism*, vegetalisch*, plant-based, plantbased, wholefood plant-based, rein pflanzlich, végane, वीगन, विगन, نباتي صرف, نباتية صرفة, نباتي بحت, فيغان, فيجن,
    纯素, 纯素食, 纯素食者, 全素, 严格素食, 严格素食者, vegaani, טבעוני, טבעונית`,
  pescetarian:
    'pescetari*, pescatari*, peskatari*, pesketari*, pesketaryen*, пескетариан*, песцетариан*, piscivegetariano, 鱼素, 鱼素者, 海鲜素',
  'ovo-vegetarian': 'eggetarian*, 蛋素',
  'lacto-vegetarian': '奶素',
  halal: 'halal, halaal, helal, حلال, हलाल, 清真, халяль*, חלאל',
  kosher: `kosher, koşer, koszer*, кошер*, 犹太餐, kosher style, koscher*, casher, cacher, kasher, kascher, kashrut*, كوشر, كوشير, 洁食, 犹太洁食, כשר, koser, koosjer`,
  jain: 'jain, jaina, jainism, जैन',
};

/** 'Ovo-', 'lacto-' and 'pesco-' in front of a vegetarian, with or without a hyphen. */
const KINDS =
  /(?<!\p{L})(?:(?:o[vw]o|ово|la[ck]?t+o|лакто|pes[ck]o|песко)[-‐ ]?)+(?=v[eé]g[eé]t|vejet|weget|вегет)/giu;

/** 'Vegetariano' for 'ovo-vegetariano': in some languages 'ovo' alone is an egg. */
export const withoutKinds = (text: string): string => text.replaceAll(KINDS, '');

function vegetarianOf(text: string): Way {
  const kinds = (text.match(KINDS) ?? []).join().toLowerCase();
  if (/p|п/u.test(kinds)) return 'pescetarian';
  const [ovo, lacto] = [/o[vw]o|ово/u.test(kinds), /la|ла/u.test(kinds)];
  if (ovo === lacto) return 'vegetarian';
  return ovo ? 'ovo-vegetarian' : 'lacto-vegetarian';
}

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

interface Name {
  readonly words: readonly string[];
  /** Whether its last word may have any ending. */
  readonly isStem: boolean;
}

const namesIn = (list: string): Name[] =>
  listed(list).map((name) => ({ words: wordsOf(name), isStem: name.endsWith('*') }));

// 'Eis' is not 'Ei'.
const formsOf = (word: string): string[] =>
  word.length > 2 ? [word, `${word}s`, `${word}e`] : [word];

const standsAt = ({ words, isStem }: Name, said: readonly string[], at: number): boolean =>
  words.every((word, nth) => {
    const other = said[at + nth] ?? '';
    return isStem && nth === words.length - 1
      ? other.startsWith(word)
      : formsOf(word).includes(other);
  });

/** The names, the longest first: 'plant-based' is not 'plant'. */
const waysNamed = remembered((said: typeof SAID) =>
  Object.entries(said)
    .flatMap(([way, list]) =>
      namesIn(list).flatMap((name) => (isWay(way) ? [{ ...name, way }] : [])),
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
  const words = wordsOf(withoutKinds(phrase));
  const ways: Way[] = [];
  let others = 0;
  for (let at = 0; at < words.length; ) {
    const found = waysNamed(SAID).find((name) => standsAt(name, words, at));
    const isDenied = words.slice(Math.max(0, at - 2), at).some((word) => DENIES.test(word));
    if (found && !isDenied)
      ways.push(found.way === 'vegetarian' ? vegetarianOf(phrase) : found.way);
    else others += 1;
    at += found?.words.length ?? 1;
  }
  return ways.length > 0 ? { ways, isAll: others === 0 } : undefined;
}

// Conditions that imply an allergen without naming it, parts, other names, spelling slips that are words themselves,
// abbreviations, and names in languages in which meals are not read: Norwegian, Danish, Swedish, Dutch. '*' stands for
// any ending. They never apply to what a meal claims to be free of.
const NAMES: readonly (readonly [readonly Allergen[], string])[] = [
  [
    ['gluten'],
    `coelia*, celia*, zolia*, coliac*, coliak*, sprue, целиак*, çölya*, سيلياك, سلياك, زلاقي, 乳糜泻, सीलिएक, सिलिएक, wheat, Weizen, blé, trigo, grano,
      frumento, gf, hvete, hvede, vete, tarwe, pszenic*, пшениц*, buğday, 小麦, قمح, गेहूं, gehun, bezgluten*`,
  ],
  [
    ['peanuts'],
    `groundnut, ground nut, monkey nut, arachis, peanøtt, peanøtter, jordnøtt, jordnøtter, jordnødder, jordnötter, pinda,
      pindanoten, amendoim`,
  ],
  [
    ['nuts'],
    'Schalenfrucht, nøtt, nøtte, nøtter, nødder, nötter, noten, nozes, kabuklu yemiş*, sert kabuklu',
  ],
  [
    ['milk'],
    `lactos*, laktos*, lactto*, lattosio, laktoz*, лактоз*, لاكتوز, लैक्टोज, 乳糖, casein, caseinate, whey, whey protein, cmpa, cmpi, aplv, df, diary, Kuhmilch*, Milchzucker,
      cow s milk protein, cow s milk, protéines de lait de vache, lait de vache, leche de vaca, leite de vaca, latte vaccino, latte di mucca, proteína de leche de vaca, proteína do leite, proteine del latte, melk, melke, koemelk, mælk, mjölk, leite, inek sütü, süt protein*, cows milk, proteine del latte vaccino, दूध प्रोटीन, białko mleka*, białka mleka*, mleko krow*, mleka krow*`,
  ],
  [
    ['eggs'],
    `Ei, egg white, egg protein, albumin, albumen, ovalbumin, egs, Hühnerei, Hühnereier, Hühnereiweiß, Eiweiß vom Huhn, æg, ägg, kippenei, jajo kurze, jaja kurze,
      яичный белок`,
  ],
  [['sesame'], 'sesame seed, til seed, ajonjolí'],
  [['soy'], 'soybean, soyabean, soy bean, soya bean, 黄豆'],
  [['celery'], 'celery root, celery seed, selleri, selderij, aipo'],
  [['mustard'], 'mustard seed, sennep, senap, mosterd, mostarda'],
  [['lupin'], 'lupine, lupini, lupin flour, lupin seed, acı bakla*, łubin'],
  [['sulphites'], 'sulphur dioxide, sulfur dioxide, Schwefeldioxid, كبريتيت, sulfiet*'],
  [['fish'], 'fisk, peixe, vis, أسماك'],
  [['crustaceans'], 'Krustentier, Krebstier, kabuklular, ракообразные'],
  [['molluscs'], 'Weichtier, yumuşakça*'],
  [
    ['crustaceans', 'molluscs'],
    'shell fish, Schalentier, Meeresfrüchte, skalldyr, skaldyr, skaldjur, schaaldieren, schelpdieren, مأكولات بحرية, deniz ürün*, owoców morza',
  ],
  // On a label 'seafood' means shellfish; a person who eats no seafood also means salmon.
  [['fish'], 'seafood, مأكولات بحرية'],
];

interface Called {
  readonly from: number;
  readonly to: number;
  readonly allergen: Allergen;
}

const namesWith = remembered((first: string) =>
  NAMES.flatMap(([allergens, list]) =>
    namesIn(list)
      .filter(({ words: [begin = ''], isStem, words }) =>
        standsAt({ words: [begin], isStem: isStem && words.length === 1 }, [first], 0),
      )
      .map((name) => ({ ...name, allergens })),
  ),
);

const ILL = /(?:all?erg\p{L}*|unvertrag\p{L}*|intoleran\p{L}*|frei|fritt?)$/u;

/** The allergens that the words of a profile mean by another name. */
export function calledIn(tokens: readonly Token[]): Called[] {
  const said = tokens.map(({ word }) => word.replace(ILL, '') || word);
  return tokens.flatMap(({ from, to }, at) =>
    namesWith(said[at] ?? '')
      .filter((name) => standsAt(name, said, at))
      .flatMap(({ words, allergens }) =>
        allergens.map((allergen) => ({
          from,
          to: tokens[at + words.length - 1]?.to ?? to,
          allergen,
        })),
      ),
  );
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
