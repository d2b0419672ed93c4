export type Language =
  | 'english'
  | 'german'
  | 'french'
  | 'spanish'
  | 'italian'
  | 'portuguese'
  | 'hindi'
  | 'arabic'
  | 'chinese'
  | 'turkish'
  | 'polish'
  | 'russian';

/** Lists of words and phrases, separated by commas, by the foods that they name (two or more by spaces). */
export type ByFoods = Readonly<Record<string, string>>;

/**
 * Two adjacent words of which the first clears the second: 'oat milk' is not milk, 'rice flour' has no
 * gluten.
 */
interface Pair {
  readonly clears: 'milk' | 'gluten' | 'meat';
  readonly of: string;
  readonly head: string;
  /** The head comes first: 'lait de coco'. */
  readonly headFirst?: true;
}

/**
 * The words of one language about allergens. They are written as people write them; the reader folds them.
 */
export interface LanguageWords {
  /** Names of the allergen and its own kinds. */
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
}

/** The words of one language for what ways of eating leave out, beside the allergens. */
export interface Animals {
  readonly names: ByFoods;
  readonly carriers: ByFoods;
  /** Names of a whole group: their absence clears everything next to the claim. */
  readonly whole: string;
  readonly harmless: string;
  /** 'Vegetarian' and the like, before or behind a dish. */
  readonly vegetarian: string;
}
