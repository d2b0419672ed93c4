import { inAscii } from '../text.ts';

/**
 * A text without the characters at its end that match `leftOut`, removed one at a time. A pattern that ends
 * in `+$` would do the same, but in quadratic time.
 */
export function withoutEnd(text: string, leftOut: RegExp): string {
  const letters = [...text];
  let end = letters.length;
  while (end > 0 && leftOut.test(letters[end - 1] ?? '')) end -= 1;
  return letters.slice(0, end).join('');
}

/** Diacritics, Arabic vowel signs and the dot of Devanagari: some people write them, others do not. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u064b-\u0652\u0640\u093c]/g;

/** A text for comparison: lower case, without optional marks, digits 0 to 9, single blanks. */
export function plain(text: string): string {
  const letters = text.normalize('NFKD').toLowerCase().replace(OPTIONAL_MARKS, '').normalize('NFC');
  return (
    inAscii(letters)
      .replace(/[أإآٱ]/g, 'ا')
      .replace(/ى/g, 'ي')
      .replace(/ة/g, 'ه')
      .replace(/ß/g, 'ss')
      // The letters of Turkish and Polish that no sign can be taken from.
      .replace(/ı/g, 'i')
      .replace(/ł/g, 'l')
      .replace(/[’‘`´]/g, "'")
      .replace(/[‐‑‒–—―−]/g, '-')
      .replace(/(?:[_\s\u200b-\u200f\u202a-\u202e\ufeff]|\u20e3|\ufe0e|\ufe0f)+/g, ' ')
      .trim()
  );
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const HAN = /\p{Script=Han}/u;
const LONGEST = 7;

/** The kinds of the phrases found in a text, and the text without them. */
type Found<Kind> = { readonly kinds: readonly Kind[]; readonly rest: string };

/**
 * Searches for phrases, given as alternatives separated by `|`, the longest first. Blanks, hyphens and points
 * within them are ignored: 'mid-morning', 'mid morning' and 'midmorning' are the same. A Chinese phrase is
 * found within words, since Chinese has no blanks.
 */
export function phraseFinder<Kind>(
  groups: readonly (readonly [Kind, string])[],
): (text: string) => Found<Kind> | null {
  const known = new Map<string, Kind>();
  const chinese: (readonly [string, Kind])[] = [];
  for (const [kind, alternatives] of groups)
    for (const phrase of alternatives.split('|')) {
      const key = (phrase.match(WORD) ?? []).join('');
      if (key === '') continue;
      if (HAN.test(key)) chinese.push([key, kind]);
      else if (!known.has(key)) known.set(key, kind);
    }
  chinese.sort(([one], [other]) => other.length - one.length);

  return (text) => {
    const kinds: Kind[] = [];
    let rest = text;
    if (HAN.test(text))
      for (const [phrase, kind] of chinese) {
        if (!rest.includes(phrase)) continue;
        kinds.push(kind);
        rest = rest.replaceAll(phrase, ' ');
      }
    const words = [...rest.matchAll(WORD)];
    const cuts: [from: number, to: number][] = [];
    for (let at = 0; at < words.length; at += 1)
      for (let last = Math.min(at + LONGEST, words.length) - 1; last >= at; last -= 1) {
        const span = words.slice(at, last + 1);
        const kind = known.get(span.map(([word]) => word).join(''));
        const [first, end] = [span[0], span.at(-1)];
        if (kind === undefined || !first || !end) continue;
        kinds.push(kind);
        cuts.push([first.index, end.index + end[0].length]);
        at = last;
        break;
      }
    if (kinds.length === 0) return null;
    for (const [from, to] of cuts.reverse()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
    return { kinds, rest };
  };
}

/** A text without what cannot be part of a heading: bullets, emoji, asterisks of chat apps. */
export const bare = (text: string): string =>
  withoutEnd(text.replace(/^[^\p{L}\p{M}\p{N}(]+/u, ''), /[^\p{L}\p{M}\p{N})\]]/u);

export const withoutBrackets = (text: string): string =>
  text.replace(/\([^()]*\)|\[[^[\]]*\]|（[^（）]*）/g, ' ');

/** The remaining words, without signs, digits and texts in brackets. */
export const wordsLeft = (text: string): string[] =>
  withoutBrackets(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');

/** Units of energy, in the form that `plain` returns. */
const ENERGY =
  'kcals?|cals?|calories?|kj|kilokalorien|kalorien|kilocalorias?|calorias?|calorie|kilocalories?|kalorii|kalori|ккал|кал|калории|سعره حراريه|سعرات حراريه|سعره|سعرات|سعر|कैलोरी|किलो कैलोरी|卡路里|大卡|千卡|卡';
const NUTRIENT =
  'carbohydrates?|carbs?|net carbs?|proteins?|fats?|sat(?:urated)? fat|fibre|fiber|sugars?|sodium|chol(?:esterol)?|kohlenhydrate|kh|eiweiss|fett|ballaststoffe|zucker|glucides|lipides|proteines|fibres|hidratos(?: de carbono)?|carbohidratos|proteinas?|grasas?|fibra|carboidrati|proteine|grassi|carboidratos|gorduras?|bialk[ao]|tluszcz(?:e|u)?|weglowodan(?:y|ow)|blonnik|yag|karbonhidrat|lif|белк[аои]*|белков|жир(?:ы|ов)?|углевод(?:ы|ов)|клетчатк[аи]|[бжу]|بروتين|كربوهيدرات|دهون|प्रोटीन|कार्ब्स|蛋白质|蛋白|碳水|脂肪|膳食纤维|pro?|prot|cho|[pcf]';
const NUMBER = String.raw`\d[\d.,]{0,9}(?:\s?-\s?\d[\d.,]{0,9})?`;
const FIGURE = new RegExp(
  String.raw`[~≈±]?\s?${NUMBER}\s?(?:(?:${ENERGY})|(?:g|mg|gr|gramos|克)\s(?:(?:of|de|di)\s)?(?:${NUTRIENT}))(?!\p{L})\.?`,
  'gu',
);

/** A text in its plain form without energy and nutrients: '294 calories', '41 g carbohydrates'. */
export const withoutFigures = (text: string): string => text.replace(FIGURE, ' ');

const WORDS = new RegExp(
  String.raw`\d[\d.,]*|(?<!\p{L})(?:${ENERGY}|${NUTRIENT}|g|gms?|gr|grams?|mg|totals?|daily|day|nutrition(?:al)?|info|information|values?|macros|nahrwerte?|gesamt|summe|totales?|totale|giornaliero|razem|suma|toplam|итого|всего|diario|journalier|approx|about|ca|circa|env|environ|ok|okolo|yaklasik|около|page|seite|pagina|strona|sayfa|страница|von|sur|z|из|per day|a day|tag|jour|dia|giorno|al|am|pro|par|por|dziennie|gunluk|в|день|of|de|und|and)(?!\p{L})`,
  'gu',
);

const LETTER_AND_GRAMS = String.raw`(?:\p{L}{1,2}\s?[:=.]?\s?\d[\d.,]{0,5}\s?(?:g|gr|г)?[\s,;/|·]{0,3})`;
const NUTRIENTS = new RegExp(`^(?:${LETTER_AND_GRAMS}){2,6}$`, 'iu');

/** Whether a text is nutrients by their first letters: 'B: 18 g, T: 12 g, W: 55 g', 'P 20 / C 40'. */
export const areNutrients = (text: string): boolean =>
  text.length <= 80 && /\d\s?(?:g|gr|г)\b/iu.test(text) && NUTRIENTS.test(text.trim());

const NAMED = new RegExp(String.raw`(?<!\p{L})(?:${ENERGY}|${NUTRIENT})(?!\p{L})`, 'gu');
const MANY = 4;

/** Whether a text contains only numbers and units, such as '350 kcal' or 'P 20 g / C 40 g'. */
export function isFiguresAlone(text: string): boolean {
  if (text.length > 260 || !/\d/.test(plain(text))) return false;
  return (
    areNutrients(text) ||
    // 'Calories 1536 Fat 59 g/34 % Sat 12 g Sodium 2319 mg' has words of many kinds.
    new Set(plain(text).match(NAMED)).size >= MANY ||
    plain(text)
      .replace(WORDS, '')
      .replace(/[\s,;|/·:=~≈%()+.*-]/g, '') === ''
  );
}

/** Whether figures are the sum of a day rather than those of a meal. */
export const isSum = (text: string): boolean =>
  /(?<!\p{L})(?:totals?|totales?|totale|gesamt|summe|tagessumme|sum|razem|suma|toplam|итого|всего|daily|day|كل|المجموع|الاجمالي|कुल|合计|总计|总热量)(?!\p{L})/u.test(
    plain(text),
  );

/** 'Total for breakfast: 285 calories'. */
export const isTotalOf = (text: string): boolean =>
  /^\P{L}*(?:total|summe|gesamt|suma|razem|toplam|итого|всего|合计|总计)/u.test(plain(text)) &&
  withoutFigures(plain(text)) !== plain(text);
