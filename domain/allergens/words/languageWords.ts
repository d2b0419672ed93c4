/** Lists of words and phrases, separated by commas, by the allergens that they name (two or more by spaces). */
type ByAllergens = Readonly<Record<string, string>>;

/** Two words side by side of which the first clears the second: 'oat milk' is no milk, 'rice flour' has no gluten. */
interface Pair {
  readonly clears: 'milk' | 'gluten';
  readonly of: string;
  readonly head: string;
  /** The head stands first: 'lait de coco'. */
  readonly headFirst?: true;
}

/** What one language says of allergens. All are written as people write them: folding is the reader's. */
export interface LanguageWords {
  /** What the allergen is called, and its own kinds. */
  readonly names: ByAllergens;
  /** What usually has it in it. */
  readonly carriers: ByAllergens;
  /** Names of a whole allergen: 'no nuts' says more than 'no walnuts'. */
  readonly generic: string;
  /** Those whose absence clears whatever stands beside: 'pan sin gluten'. */
  readonly whole: string;
  /** What looks like one and is none. */
  readonly harmless: string;
  /** Words of kitchens that are one slip from a listed one: 'cherries' is no 'sherries'. */
  readonly ordinary: string;
  /** 'without', before the word. */
  readonly without: string;
  /** 'free', behind the word. */
  readonly free: string;
  /** What may stand between 'without' and the word, or in the middle of a pair. */
  readonly filler: string;
  /** 'or', by which 'without' goes on. */
  readonly joins: string;
  /** 'with', 'and': what is said of one side is not said of the other. */
  readonly soft: string;
  readonly vegan: string;
  readonly pairs: readonly Pair[];
}
