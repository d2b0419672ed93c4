// Energy in the words and abbreviations that plans are written in, at the end of a figure.
const ENERGY =
  'k?cals?|(?:k|kilo)?calor[a-zíé]{1,6}|(?:k|kilo)?kalori[a-z]{1,4}|(?:k|kilo)j(?:oules?)?';
const NUMBER = String.raw`\d(?:[\d.,'’  ]{0,11}\d)?`;
const RANGE = String.raw`${NUMBER}(?:(?:\s?[-–—]\s?|\s(?:to|or|and|bis|oder|und)\s)${NUMBER})?`;
// Between a figure and its word: articles are HTML, where either may be in bold or in a cell of a table.
const GAP = String.raw`(?:[\s|]|&nbsp;|<[^<>]{1,80}>){0,6}`;
const ENERGY_FIGURE = new RegExp(String.raw`${RANGE}(?=${GAP}(?:${ENERGY})(?![\p{L}\d]))`, 'giu');

// A figure of the body is told from one of food by the word before it.
const BODY = 'body ?weight|weight|weigh|bmi|body ?fat|waist|hips?|chest|thigh|upper arm';
const BODY_FIGURE = new RegExp(
  String.raw`(?<![\p{L}\d])((?:${BODY})(?:\s(?:goal|target|now|is|was|of|to|about|under|below|at))?(?:[:=~≤≥]|&[lg]t;|[<>](?=[\s\d])|\s|<[^<>]{1,80}>){1,6})${RANGE}`,
  'giu',
);

/** What stands in the place of a figure. */
const NO_FIGURE = '…';

/**
 * A text without its figures of energy and of the body, for a customer who does not want to see them:
 * 'Porridge, 350 kcal' becomes 'Porridge, … kcal'. Amounts of food stay: '80 g oats'.
 */
export const withoutFigures = (text: string): string =>
  text.replace(ENERGY_FIGURE, NO_FIGURE).replace(BODY_FIGURE, `$1${NO_FIGURE}`);

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
