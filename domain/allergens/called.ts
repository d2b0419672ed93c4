import type { Allergen } from './allergens.ts';
import { type Token, wordsOf } from './fold.ts';
import { listed } from './lexicon.ts';

// Names of conditions that imply an allergen without naming it. They never apply to what a meal claims to be
// free of.
const BEGINNINGS: readonly (readonly [RegExp, readonly Allergen[]])[] = [
  [/^(?:co?elia|zolia|coli[ae]k|sprue$)/u, ['gluten']],
  [/^la[ck]t{1,2}os/u, ['milk']],
];

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

interface Name {
  readonly words: readonly string[];
  readonly allergens: readonly Allergen[];
}

let made: ReadonlyMap<string, readonly Name[]> | undefined;

/** The names, indexed by each form of their first word. */
function make(): ReadonlyMap<string, readonly Name[]> {
  const names = new Map<string, Name[]>();
  for (const [allergens, list] of NAMES)
    for (const words of listed(list).map(wordsOf))
      for (const form of formsOf(words[0]))
        names.set(form, [...(names.get(form) ?? []), { words, allergens }]);
  return names;
}

const formsOf = (word = ''): string[] => [word, `${word}s`, `${word}e`];

const ILL = /(?:all?erg\p{L}*|unvertrag\p{L}*|intoleran\p{L}*|frei|fritt?)$/u;

/** The allergens that the words of a profile mean by another name. */
export function calledIn(tokens: readonly Token[]): Called[] {
  made ??= make();
  const names = made;
  const said = tokens.map(({ word }) => word.replace(ILL, '') || word);
  return tokens.flatMap((token, at) => {
    const called = (allergens: readonly Allergen[], length = 1): Called[] =>
      allergens.map((allergen) => ({
        from: token.from,
        to: tokens[at + length - 1]?.to ?? token.to,
        allergen,
      }));
    return [
      ...BEGINNINGS.flatMap(([begins, allergens]) =>
        begins.test(token.word) ? called(allergens) : [],
      ),
      ...(names.get(said[at] ?? '') ?? []).flatMap(({ words, allergens }) =>
        words.every((word, index) => index === 0 || formsOf(word).includes(said[at + index] ?? ''))
          ? called(allergens, words.length)
          : [],
      ),
    ];
  });
}
