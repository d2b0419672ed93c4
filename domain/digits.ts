import { inAscii } from './text.ts';

const FRACTIONS: Readonly<Record<string, string>> = {
  '¼': '.25',
  '½': '.5',
  '¾': '.75',
  '⅓': '.33',
  '⅔': '.67',
};

/** The text with the digits of every script as 0 to 9, and the signs of numbers as they are in English. */
export const withPlainDigits = (text: string): string =>
  IS_PLAIN.test(text) ? text : folded(text);

// Most texts are: this saves most of the time where thousands of values are read.
const IS_PLAIN = /^[ -~]*$/;

const folded = (text: string): string =>
  inAscii(
    text
      .replaceAll(/(?<!\s)\s*([¼½¾⅓⅔])/g, (_, sign: string) => FRACTIONS[sign] ?? '')
      .normalize('NFKC')
      .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, ''),
  )
    .replaceAll('٫', '.')
    .replaceAll('٬', ' ')
    .replaceAll('٪', '%')
    .replaceAll('−', '-');
