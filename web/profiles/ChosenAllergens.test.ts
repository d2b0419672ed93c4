import { expect, test } from 'vitest';
import type { Allergen } from '#domain/allergens/allergens.ts';
import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import { type ChosenDraft, draftFrom, joined } from './ChosenAllergens.tsx';
import { allergensWords } from './inWords.ts';

const chosen = (version: number, ...allergens: Allergen[]): DieticianChoice => ({
  allergens,
  chosenBy: 'Dora',
  chosenAt: '2026-11-26T10:00:00.000Z',
  version,
});

test('[RAIL-01] what a colleague chose meanwhile is ticked as well, and said; what I took away stays away', () => {
  const begun = draftFrom(chosen(1, 'mustard', 'nuts'));
  const draft: ChosenDraft = { ...begun, allergens: ['mustard', 'celery'] };
  expect(joined(draft, chosen(2, 'mustard', 'nuts', 'fish'))).toEqual({
    allergens: ['fish', 'celery', 'mustard'],
    from: ['mustard', 'nuts', 'fish'],
    version: 2,
    meanwhile: 'Dora chose Fish: ticked here as well. Check the ticks and save again.',
  });
  expect(joined(draft, chosen(2, 'mustard')).meanwhile).toBe(
    'Dora changed the choice above. Check the ticks and save again.',
  );
});

test('[RAIL-01] where nothing newer is known, the next save is based on the same choice', () => {
  const draft = draftFrom(chosen(1, 'mustard'));
  expect(joined(draft, chosen(1, 'mustard'))).toBe(draft);
  expect(joined(draftFrom(null), null)).toMatchObject({ version: 0, meanwhile: null });
});

test('[RAIL-01] who chose stands beside what they chose', () => {
  const fish = chosen(1, 'fish');
  expect(allergensWords(null, fish)).toBe('Fish (chosen by Dora)');
  expect(allergensWords({ ...EMPTY_PROFILE, allergens: [] }, fish)).toBe('Fish (chosen by Dora)');
  expect(allergensWords({ ...EMPTY_PROFILE, allergens: ['mustard'] }, fish)).toBe(
    'Mustard; chosen by Dora: Fish',
  );
  expect(allergensWords({ ...EMPTY_PROFILE, allergens: ['fish'] }, fish)).toBe('Fish');
});
