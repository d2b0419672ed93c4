// Energy in the words and abbreviations that plans are written in.
const ENERGY =
  'k?cals?|(?:k|kilo)?calor[a-zíé]{1,6}|(?:k|kilo)?kalori[a-z]{1,4}|(?:k|m|kilo|mega)j(?:oules?)?';
const NUMBER = String.raw`\d(?:[\d.,'’  ]{0,11}\d)?`;
// Within a line: the next one that begins with 'or' is another dish.
const BLANK = String.raw`[^\S\n]`;
const RANGE = `${NUMBER}(?:(?:${BLANK}?[-–—]${BLANK}?|${BLANK}(?:to|or|and|bis|oder|und)${BLANK})${NUMBER})?`;
// Between a figure and its word: articles are HTML, where either may be in bold or in a cell of a table.
const GAP = String.raw`(?:[\s|]|&nbsp;|<[^<>]{1,80}>){0,6}`;
// A dash before the word makes it another: 'font-weight'.
const BEGINS = String.raw`(?<![\p{L}\d-])`;
const ENDS = String.raw`(?![\p{L}\d])`;
const BODY =
  'body ?weight|weight|weighs?|bmi|body ?fat|waist|hips?|chest|thigh|upper arm|gewicht|taille|poids|peso';

/** A figure with what has to stand before or after it, which stays. */
export const FIGURES: readonly RegExp[] = [
  // '350 kcal'
  `${RANGE}(?=${GAP}(?:${ENERGY})${ENDS})`,
  // 'kcal: 350'
  String.raw`(${BEGINS}(?:${ENERGY}|energy)\s?[:=]\s?)${RANGE}`,
  // A figure of the body is told from one of food by the word before it: 'Waist now 81'.
  String.raw`(${BEGINS}(?:${BODY})(?:\s(?:goal|target|now|is|was|of|to|about|under|below|at))?(?:[:=~≤≥]|&[lg]t;|[<>](?=[\s\d])|\s|<[^<>]{1,80}>){1,6})${RANGE}`,
  // 'Lost 3 kg'
  `(${BEGINS}(?:lost|lose|losing|gain(?:ed|ing)?)${GAP})${RANGE}(?=${GAP}(?:kg|kilos?|lbs?|pounds?)${ENDS})`,
  // Nobody eats so much of anything: '82 kg', '180 lb'.
  String.raw`(?<![\d.,])(?:[2-9]\d|\d{3})(?:[.,]\d{1,2})?(?=${GAP}(?:kg|kilos?)${ENDS})`,
  String.raw`(?<![\d.,])(?:[6-9]\d|\d{3})(?:[.,]\d{1,2})?(?=${GAP}(?:lbs?|pounds?)${ENDS})`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** What stands in the place of a figure. */
const NO_FIGURE = '…';

/**
 * A text without its figures of energy and of the body, for a customer who does not want to see them:
 * 'Porridge, 350 kcal' becomes 'Porridge, … kcal'. Amounts of food stay: '80 g oats'.
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
 * All texts within a JSON value without such figures. What stands under one of the keys `own` stays: it
 * is what the customer wrote, and a form that shows it would otherwise store it changed.
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
