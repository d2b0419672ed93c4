/** Letters that are no plain letter with an accent, and those that Arabic writers use for each other. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
  // Only lengthens a word.
  ـ: '',
};
const OTHERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Behind a letter in a key: the pair comes after that letter with any other behind it. For private use in Unicode. */
export const LATER = '\ue000';

/**
 * What people are sorted by, byte for byte on both engines: without accents, with ñ after n. See
 * docs/decisions/2026-11-29-languages.md.
 */
export const sortNameOf = (name: string): string => plainly(name, `n${LATER}`);

/** What is looked for in names, which the databases keep without {@link LATER}: 'munoz' finds Muñoz. */
export const searchedName = (search: string): string => plainly(search, 'n');

const plainly = (text: string, ene: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ñ', ene)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(OTHERS, (letter) => PLAIN[letter] ?? letter);
