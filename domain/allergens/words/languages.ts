import arabic from './arabic.json' with { type: 'json' };
import chinese from './chinese.json' with { type: 'json' };
import english from './english.json' with { type: 'json' };
import french from './french.json' with { type: 'json' };
import german from './german.json' with { type: 'json' };
import hindi from './hindi.json' with { type: 'json' };
import italian from './italian.json' with { type: 'json' };
import polish from './polish.json' with { type: 'json' };
import portuguese from './portuguese.json' with { type: 'json' };
import russian from './russian.json' with { type: 'json' };
import spanish from './spanish.json' with { type: 'json' };
import turkish from './turkish.json' with { type: 'json' };

/** Lists of words and phrases, separated by commas, by the foods that they name (two or more by spaces). */
export type ByFoods = Readonly<Record<string, string>>;

/** The first of two words clears the second: 'oat milk' is no milk, 'rice flour' has no gluten. */
interface Pair {
  /** A food: milk, gluten or meat. */
  readonly clears: string;
  readonly of: string;
  readonly head: string;
  /** The head comes first: 'lait de coco'. */
  readonly headFirst?: boolean;
}

/**
 * The words of one language, as people write them; the reader folds them. Portuguese is written as in Brazil and in
 * Portugal, Hindi in Devanagari and in the usual Latin spelling, Chinese in simplified characters: traditional ones are
 * folded into these, and since there are no blanks, the longest word counts.
 */
interface LanguageWords {
  readonly names: ByFoods;
  /** Foods that usually contain it. */
  readonly carriers: ByFoods;
  /** Names of a whole allergen: 'no nuts' covers more than 'no walnuts'. */
  readonly generic: string;
  /** Allergens whose absence clears everything next to the claim: 'pan sin gluten'. */
  readonly whole: string;
  /** Words that look like an allergen but are not one. */
  readonly harmless: string;
  /** Kitchen words that are one letter away from a listed word: 'cherries' must not match 'sherries'. */
  readonly ordinary: string;
  /** 'without', before the word. */
  readonly without: string;
  /** 'free', behind the word. */
  readonly free: string;
  /** Words that may come between 'without' and the word, or in the middle of a pair. */
  readonly filler: string;
  /** 'or', which continues a 'without'. */
  readonly joins: string;
  /** 'with', 'and': a claim about one side does not apply to the other. */
  readonly soft: string;
  readonly vegan: string;
  readonly pairs: readonly Pair[];
  readonly animals: Animals;
  /** Dishes and brands, by what usually is in them. Dishes keep their names in every language. */
  readonly dishes: ByFoods;
  /**
   * Words of meals that carry nothing: they are no misspelt others, and tell that a language is one of the lists'.
   * Languages with a script of their own are recognised by it.
   */
  readonly plain: string;
}

/** The words for what ways of eating leave out, beside the allergens. */
interface Animals {
  readonly names: ByFoods;
  readonly carriers: ByFoods;
  /** Names of a whole group: their absence clears everything next to the claim. */
  readonly whole: string;
  readonly harmless: string;
  /** 'Vegetarian' and the like, before or behind a dish. */
  readonly vegetarian: string;
}

const languages = {
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  hindi,
  arabic,
  chinese,
  turkish,
  polish,
  russian,
};

export type Language = keyof typeof languages;
export const LANGUAGES: Readonly<Record<Language, LanguageWords>> = languages;

// The endings of words in plurals and cases, folded. The first that a word has counts; behind it stand those that may
// take its place, and '-' is none.

type Endings = Readonly<Record<string, string>>;

const ADJECTIVE = 'ыи ого ому ым ом ая ои ую ое ые ых ыми ии его ему им ем яя еи юю ее ие их ими';
const RUSSIAN: Endings = {
  ыи: ADJECTIVE,
  ии: ADJECTIVE,
  ая: ADJECTIVE,
  ое: ADJECTIVE,
  ые: ADJECTIVE,
  ие: ADJECTIVE,
  ка: 'ка ки ке ку кои кою ок ек кам ками ках',
  а: 'а ы и е у ои ою еи - ам ами ах',
  я: 'я и е ю еи ь - ям ями ях',
  це: 'це ца цу цом - цам цами цах',
  о: 'о а у ом е - ам ами ах',
  е: 'е я а ю у ем и ям ями ях',
  ь: 'ь и я ю ем е ью еи ям ями ях',
  аи: 'аи ая аю аем ае аев аям аями аях',
  ец: 'ец ца цу цом це цы цов цам цами цах',
  ок: 'ок ка ку ком ке ки ков кам ками ках ока оку оком оке оки',
  ек: 'ек ка ку ком ке ки ков кам ками ках',
  и: 'и еи ев ов ам ами ах ям ями ях ок ек - ь',
  ы: 'ы ов ам ами ах -',
  '': '- а у ом ем е ы и ов еи ам ами ах',
};

const POLISH_ADJECTIVE = 'y i a e ego emu ej ym ych ymi iego iemu im ich imi ie ow om ami ach -';
const POLISH: Endings = {
  y: POLISH_ADJECTIVE,
  i: POLISH_ADJECTIVE,
  ka: 'ka ki ce ke ko ek kom kami kach',
  ta: 'ta ty cie te to tom tami tach t',
  ra: 'ra ry rze re ro rom rami rach r',
  da: 'da dy dzie de do dom dami dach d',
  a: 'a y i ie e o u - om ami ach ej a',
  ko: 'ko ka ku kiem ek kom kami kach',
  o: 'o a u em iem ie e om ami ach -',
  e: 'e a u em om ami ach y i ego ych ym ymi',
  iek: 'iek ka ku kiem ki kow kom kami kach',
  ek: 'ek ka ku kiem ki kow kom kami kach',
  ec: 'ec ca cowi cem cu ce cow com cami cach',
  '': '- a u owi em iem ie e ze y i ia iu iom iami iach iow ow om ami ach',
};

const TURKISH_NOUN =
  '- i u si su yi yu li lu in un nin nun e a ye ya de da te ta den dan ten tan le la yle yla ler lar leri lari lerin larin lerle larla';
const TURKISH: Endings = {
  k: `k ki ku kli klu kle kla kta kte ktan kten kler klar kleri klari gi gu ga ge gin gun gini gunu ka ke`,
  p: `p pli plu ple pla pler plar pleri bi bu ba be bin bun`,
  '': TURKISH_NOUN,
};

const ENGLISH_ES = {
  s: 's ss ses',
  x: 'x xs xes',
  z: 'z zs zes',
  ch: 'ch chs ches',
  sh: 'sh shs shes',
  o: 'o os oes',
};
export const ENDINGS: Readonly<Record<Language, Endings>> = {
  english: { ...ENGLISH_ES, y: 'y ys ies', '': '- s' },
  german: { '': '- n en e er s es' },
  french: { '': '- s x' },
  // Not 'rapees', which is grated in French.
  spanish: { a: 'a as', e: 'e es', i: 'i is', o: 'o os', u: 'u us', z: 'z zes ces', '': '- es' },
  italian: {
    co: 'co chi ci',
    ca: 'ca che ce',
    go: 'go ghi gi',
    o: 'o i',
    a: 'a e',
    e: 'e i',
    '': '-',
  },
  portuguese: {
    r: 'r res',
    s: 's ses',
    z: 'z zes',
    ao: 'ao aos oes aes',
    m: 'm ms ns',
    l: 'l ls is',
    '': '- s',
  },
  hindi: { 'ा': 'ा ाों ाें े ों', 'ी': 'ी ीों ीें ियां ियों', '': '- ों ें' },
  // Behind 'ه' the form before another word: 'جبنه' becomes 'جبنة …', or has a possessive ending.
  arabic: { ه: 'ه هه هات هين ات تي', '': '- ه ات ين' },
  chinese: { '': '-' },
  turkish: TURKISH,
  polish: POLISH,
  russian: RUSSIAN,
};
