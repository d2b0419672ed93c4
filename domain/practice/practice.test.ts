import { afterEach, expect, it } from 'vitest';
import { DEFAULT_LOCALE, setReader, translate } from '../language/language.ts';
import { say as german } from '../words.de.ts';
import { say } from '../words.ts';
import { paragraphsOf } from './practice.ts';
import { practiceFormSchema, practiceInputSchema } from './practiceSchema.ts';

afterEach(() => setReader(() => DEFAULT_LOCALE));

it('[LAND-09] a practice’s own text falls into paragraphs at its empty lines', () => {
  expect(paragraphsOf('One.\nStill one.\n\n \nTwo.\r\n\r\n\nThree.\n')).toEqual([
    'One.\nStill one.',
    'Two.',
    'Three.',
  ]);
  expect(paragraphsOf(' \n ')).toEqual([]);
});

it('[LAND-09] a practice has a name; all else may be empty', () => {
  const texts = { address: '', email: '', phone: '', privacyText: '', termsText: '' };
  const empty = { ...texts, deletionDays: 0 };
  expect(practiceInputSchema.safeParse({ name: 'Green Street', ...empty }).success).toBe(true);
  expect(practiceInputSchema.safeParse({ name: ' ', ...empty }).success).toBe(false);
  expect(practiceInputSchema.safeParse({ name: 'A', ...empty, email: 'nobody' }).success).toBe(
    false,
  );
});

it('[T-J1] for how many days a deletion can be taken back is typed as whole days, 0 to 90', () => {
  const texts = { address: '', email: '', phone: '', privacyText: '', termsText: '' };
  const typed = (deletionDays: string) =>
    practiceFormSchema.safeParse({ name: 'Green Street', ...texts, deletionDays });
  expect(['0', ' 14 ', '90'].map((days) => typed(days).data?.deletionDays)).toEqual([0, 14, 90]);
  for (const wrong of ['', '-1', '91', '7.5', '1e1', 'two'])
    expect(typed(wrong).error?.issues[0]?.message).toBe('Enter whole days, from 0 to 90.');
});

it('[WORDS-01] days are typed with the word of the reader’s language behind them', () => {
  const typed = (deletionDays: string) =>
    practiceFormSchema.shape.deletionDays.safeParse(deletionDays).data;
  translate(say, 'de', german);
  setReader(() => 'de-DE');
  expect(['14 Tage', '1 tag', '14 days'].map(typed)).toEqual([14, 1, undefined]);
});
