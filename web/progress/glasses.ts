import { waterMl, waterWords } from '#domain/progress/water.ts';
import { GLASS_ML } from '#domain/unitWords.ts';

const DRAWN = 8;

/** How full each drawn glass is (0-1): eight glasses, or one more than were drunk, up to sixteen. */
export function glassesOf(ml: number): number[] {
  const glasses = Math.max(0, ml / GLASS_ML);
  const count = Math.min(2 * DRAWN, Math.max(DRAWN, Math.ceil(glasses)));
  return Array.from({ length: count }, (_, index) => Math.min(1, Math.max(0, glasses - index)));
}

/** '6 glasses of 250 ml'; partly drunk glasses to the quarter, '5½ glasses of 250 ml'. */
export function glassWords(ml: number): string {
  const quarters = Math.round((ml / GLASS_ML) * 4);
  const whole = Math.floor(quarters / 4);
  const part = ['', '¼', '½', '¾'][quarters % 4] ?? '';
  const amount = whole === 0 && part ? part : `${whole}${part}`;
  return `${amount} ${quarters <= 4 && quarters > 0 ? 'glass' : 'glasses'} of ${GLASS_ML} ml`;
}

/** The words after one glass more or less; null when the words contain no amount to step from. */
export function stepWater(words: string, direction: 1 | -1): string | null {
  const ml = words.trim() === '' ? 0 : waterMl(words);
  return ml === null ? null : waterWords(Math.max(0, ml + direction * GLASS_ML));
}
