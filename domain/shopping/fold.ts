/** Plurals for which the rules below give a wrong singular. */
const SINGULAR: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  cookies: 'cookie',
  smoothies: 'smoothie',
  brownies: 'brownie',
  pies: 'pie',
  veggies: 'veggie',
  reis: 'reis',
  milchreis: 'milchreis',
  mais: 'mais',
  kurbis: 'kurbis',
  anis: 'anis',
  eier: 'ei',
  apfel: 'apfel',
  nusse: 'nuss',
  walnusse: 'walnuss',
  haselnusse: 'haselnuss',
  brotchen: 'brotchen',
  tomaten: 'tomate',
  kartoffeln: 'kartoffel',
  karotten: 'karotte',
  mohren: 'mohre',
  gurken: 'gurke',
  zwiebeln: 'zwiebel',
  bananen: 'banane',
  birnen: 'birne',
  pflaumen: 'pflaume',
  orangen: 'orange',
  trauben: 'traube',
  beeren: 'beere',
  erdbeeren: 'erdbeere',
  himbeeren: 'himbeere',
  heidelbeeren: 'heidelbeere',
  linsen: 'linse',
  bohnen: 'bohne',
  erbsen: 'erbse',
  kichererbsen: 'kichererbse',
  mandeln: 'mandel',
  haferflocken: 'haferflocke',
  nudeln: 'nudel',
  zucchinis: 'zucchini',
  paprikas: 'paprika',
};

/**
 * Lower case, without the diacritics of Latin and Arabic letters: 'Käse' and 'kase' become equal. Marks of other
 * scripts stay, because they are letters there.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u0655\u0670]/g, '')
    .toLowerCase()
    .replace(/[ßœæةى]/g, (letter) => PLAIN[letter] ?? letter);

/** Letters that are written in two ways. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ة: 'ه', ى: 'ي' };

/** A folded word without a simple plural ending: English by rule, German by list. */
export function singular(word: string): string {
  const known = SINGULAR[word];
  if (known !== undefined) return known;
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:o|ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  return /[su]s$/.test(word) ? word : word.slice(0, -1);
}

/** The words of a name, folded and in the singular. */
export const wordsOf = (name: string): string[] =>
  fold(name)
    .replaceAll(/['’]s(?![\p{L}\p{M}])/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular);
