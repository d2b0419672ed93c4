import { expect, test } from 'vitest';
import { partsIn, quantityIn } from './quantity.ts';
import { withPlainDigits } from './text.ts';
import { BODY_WORDS, TIME_WORDS } from './unitWords.ts';

const numberIn = (text: string) => {
  const parts = partsIn(text);
  return parts?.length === 1 && parts[0]?.unit === '' ? parts[0].value : null;
};

test.each([
  ['71.4', 71.4],
  ['71,4', 71.4],
  [' 71,4 ', 71.4],
  ['7.', 7],
  [',5', 0.5],
  ['½', 0.5],
  ['7½', 7.5],
  ['7 ½', 7.5],
  ['-3', -3],
  ['−3', -3],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ["1'234.5", 1234.5],
  ['1 234,5', 1234.5],
  ['1\u00A0234,5', 1234.5],
  ['1\u202F234,5', 1234.5],
  ['12,34,567', 1234567],
  ['1.234.567', 1234567],
  ['٧١٫٥', 71.5],
  ['۷۱٫۵', 71.5],
  ['١٬٢٣٤٫٥', 1234.5],
  ['७१.५', 71.5],
  ['７１．５', 71.5],
  ['৭১,৫', 71.5],
  ['๗๑.๕', 71.5],
  ['𝟕𝟏.𝟓', 71.5],
  ['\u200F٧١', 71],
])('[TREND-05] %j is the number %d', (text, value) => {
  expect(numberIn(text)).toBe(value);
});

test.each(['', 'much', '1.5.2', '1,2,3', '--1', '1-2', '.', ',', '7 1', `7${' '.repeat(5000)}1`])(
  '[TREND-05] %j is no number',
  (text) => expect(numberIn(text)).toBeNull(),
);

test('[TREND-05] the ten digits of every script count from 0 to 9', () => {
  const zeros = [0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0e50, 0x1040, 0x17e0, 0xff10];
  for (const zero of zeros) {
    const digits = Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit));
    expect(withPlainDigits(digits.join(''))).toBe('0123456789');
  }
});

const weight = (text: string) =>
  quantityIn(text, { units: ['kg', 'lb'], chosen: 'kg', table: BODY_WORDS });
const height = (text: string) =>
  quantityIn(text, { units: ['cm', 'inches'], chosen: 'cm', table: BODY_WORDS });
const sleep = (text: string) =>
  quantityIn(text, { units: ['h'], chosen: 'h', table: TIME_WORDS })?.value;

test.each([
  ['71,4', 71.4, 'kg'],
  ['71,4 kg', 71.4, 'kg'],
  ['71.4kg.', 71.4, 'kg'],
  ['157 lbs', 157, 'lb'],
  ['157 Pounds', 157, 'lb'],
  ['11 st 4 lb', 158, 'lb'],
  ['11 st 4', 158, 'lb'],
  ['71400 g', 71.4, 'kg'],
  ['٧١٫٥ كجم', 71.5, 'kg'],
  ['७१.५ किलो', 71.5, 'kg'],
  ['71,5 кг', 71.5, 'kg'],
  ['71,5公斤', 71.5, 'kg'],
  ['kg 71,4', 71.4, 'kg'],
])('[TREND-05] %j typed as a weight', (text, value, unit) => {
  expect(weight(text)).toEqual({ value, unit });
});

test.each([
  ['178', 178, 'cm'],
  ['178 cm', 178, 'cm'],
  ['1,78 m', 178, 'cm'],
  ['1 m 78', 178, 'cm'],
  ['1m78', 178, 'cm'],
  ['5\'11"', 71, 'inches'],
  ['5’11”', 71, 'inches'],
  ['5 ft 11 in', 71, 'inches'],
  ['5 ft', 60, 'inches'],
  ['5 ft 4', 64, 'inches'],
  ['70 in', 70, 'inches'],
  ['70 inches', 70, 'inches'],
])('[TREND-05] %j typed as a height', (text, value, unit) => {
  expect(height(text)).toEqual({ value, unit });
});

test.each([
  ['7.5', 7.5],
  ['7,5 h', 7.5],
  ['7:30', 7.5],
  ['7h30', 7.5],
  ['7 h 30 min', 7.5],
  ['7 hrs 30 mins', 7.5],
  ['7 Std. 30 Min.', 7.5],
  ['7 Stunden', 7],
  ['7 часов 30 минут', 7.5],
  ['450 min', 7.5],
  ['٧٫٥ ساعات', 7.5],
  ['7½', 7.5],
])('[TREND-05] %j of sleep is %d hours', (text, value) => {
  expect(sleep(text)).toBe(value);
});

test.each(['71 cm', '71 %', 'kg', '71 kg 2 cm', '71 apples', '71 kg 80 kg', '7:30'])(
  '[TREND-05] %j is no weight',
  (text) => expect(weight(text)?.value).toBeNaN(),
);

test('[TREND-05] a unit of one’s own is read in any case, and no other is', () => {
  const read = (text: string) =>
    quantityIn(text, { units: ['mmHg'], chosen: 'mmHg', table: BODY_WORDS })?.value;
  expect(read('120 mmhg')).toBe(120);
  expect(read('120')).toBe(120);
  expect(read('120 kg')).toBeNaN();
  expect(read(' ')).toBeUndefined();
});
