import type { Allergen } from '../allergens.ts';

// Names of conditions that imply an allergen without naming it. They never apply to what a meal claims to be
// free of.
export const CONDITIONS = {
  gluten: /^(?:co?elia|zolia|coli[ae]k|sprue$)/u,
  milk: /^la[ck]t{1,2}os/u,
} as const satisfies Partial<Record<Allergen, RegExp>>;

// Parts, other names, spelling slips that are words themselves, abbreviations, and names in languages in
// which meals are not read: Norwegian, Danish, Swedish, Dutch, Portuguese.
export const NAMES: readonly (readonly [readonly Allergen[], string])[] = [
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
