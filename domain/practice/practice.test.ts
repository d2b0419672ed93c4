import { expect, it } from 'vitest';
import { paragraphsOf } from './practice.ts';
import { practiceInputSchema } from './practiceSchema.ts';

it('[LAND-09] a practice’s own text falls into paragraphs at its empty lines', () => {
  expect(paragraphsOf('One.\nStill one.\n\n \nTwo.\r\n\r\n\nThree.\n')).toEqual([
    'One.\nStill one.',
    'Two.',
    'Three.',
  ]);
  expect(paragraphsOf(' \n ')).toEqual([]);
});

it('[LAND-09] a practice has a name; all else may be empty', () => {
  const empty = { address: '', email: '', phone: '', privacyText: '', termsText: '' };
  expect(practiceInputSchema.safeParse({ name: 'Green Street', ...empty }).success).toBe(true);
  expect(practiceInputSchema.safeParse({ name: ' ', ...empty }).success).toBe(false);
  expect(practiceInputSchema.safeParse({ name: 'A', ...empty, email: 'nobody' }).success).toBe(
    false,
  );
});
