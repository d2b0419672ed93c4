// Words and abbreviations for energy, in the languages in which plans are written.
const ENERGY =
  'k?cals?|(?:k|kilo)?calor[a-zíé]{1,6}|(?:k|kilo)?kalori[a-z]{1,4}|(?:k|m|kilo|mega)j(?:oules?)?';
const NUMBER = String.raw`\d(?:[\d.,'’  ]{0,11}\d)?`;
// A blank within one line: a next line that begins with 'or' is another dish.
const BLANK = String.raw`[^\S\n]`;
const RANGE = `${NUMBER}(?:(?:${BLANK}?[-–—]${BLANK}?|${BLANK}(?:to|or|and|bis|oder|und)${BLANK})${NUMBER})?`;
// Between a figure and its word. Articles are HTML, so either may be bold or in a table cell.
const GAP = String.raw`(?:[\s|]|&nbsp;|<[^<>]{1,80}>){0,6}`;
// A dash before the word makes it a different word: 'font-weight'.
const BEGINS = String.raw`(?<![\p{L}\d-])`;
const ENDS = String.raw`(?![\p{L}\d])`;
const BODY =
  'body ?weight|weight|weighs?|bmi|body ?fat|waist|hips?|chest|thigh|upper arm|gewicht|taille|poids|peso';

/** A figure together with the text that must stand before or after it; that text is kept. */
export const FIGURES: readonly RegExp[] = [
  // '350 kcal'
  `${RANGE}(?=${GAP}(?:${ENERGY})${ENDS})`,
  // 'kcal: 350'
  String.raw`(${BEGINS}(?:${ENERGY}|energy)\s?[:=]\s?)${RANGE}`,
  // The word before a figure shows that it is about the body, not about food: 'Waist now 81'.
  String.raw`(${BEGINS}(?:${BODY})(?:\s(?:goal|target|now|is|was|of|to|about|under|below|at))?(?:[:=~≤≥]|&[lg]t;|[<>](?=[\s\d])|\s|<[^<>]{1,80}>){1,6})${RANGE}`,
  // 'Lost 3 kg'
  `(${BEGINS}(?:lost|lose|losing|gain(?:ed|ing)?)${GAP})${RANGE}(?=${GAP}(?:kg|kilos?|lbs?|pounds?)${ENDS})`,
  // Too large for an amount of food, so it must be a body weight: '82 kg', '180 lb'.
  String.raw`(?<![\d.,])(?:[2-9]\d|\d{3})(?:[.,]\d{1,2})?(?=${GAP}(?:kg|kilos?)${ENDS})`,
  String.raw`(?<![\d.,])(?:[6-9]\d|\d{3})(?:[.,]\d{1,2})?(?=${GAP}(?:lbs?|pounds?)${ENDS})`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** Replaces a figure. */
const NO_FIGURE = '…';

/**
 * A text without figures of energy and of the body, for customers who hide them: 'Porridge, 350 kcal' becomes
 * 'Porridge, … kcal'. Amounts of food stay: '80 g oats'.
 */
export const withoutFigures = (text: string): string =>
  FIGURES.reduce(
    (left, pattern) =>
      left.replace(pattern, (_, before: unknown) =>
        typeof before === 'string' ? `${before}${NO_FIGURE}` : NO_FIGURE,
      ),
    text,
  );

/**
 * Removes such figures from all texts within a JSON value. Values under the keys in `own` stay: the customer
 * wrote them, and a form that showed them without figures would store them without figures.
 */
export function jsonWithoutFigures(value: unknown, own: readonly string[]): unknown {
  if (typeof value === 'string') return withoutFigures(value);
  if (Array.isArray(value)) return value.map((each) => jsonWithoutFigures(each, own));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      own.includes(key) ? each : jsonWithoutFigures(each, own),
    ]),
  );
}
