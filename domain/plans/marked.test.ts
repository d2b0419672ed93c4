import { expect, it } from 'vitest';
import { NOBODY } from '#test/factories/eaters.ts';
import { avoidedBy } from '../allergens/avoided.ts';
import { marksIn } from '../allergens/marks.ts';
import { saidOf } from './marked.ts';

const said = (read: string, eater: Partial<typeof NOBODY>) =>
  saidOf({ read, marks: marksIn(read, avoidedBy({ ...NOBODY, ...eater })) });

it('[RAIL-03] a reason for one way of eating, allergen or dislike holds for no other', () => {
  const eaters = [
    { dietaryPreferences: ['halal'] },
    { dietaryPreferences: ['no-pork'] },
    { dietaryRestrictions: 'no ham' },
    { foodDislikes: 'ham' },
  ];
  const keys = eaters.map((eater) => said('Ham salad', eater).key);
  expect(keys.every((key) => key.startsWith('ham '))).toBe(true);
  expect(new Set(keys).size).toBe(eaters.length);
  expect(said('ham and rice', { dietaryPreferences: ['halal'] }).key).toBe(keys[0]);
  const [names, usually] = ['Walnuts', 'Pesto'].map((read) => said(read, { allergens: ['nuts'] }));
  expect([names?.words, usually?.words]).toEqual([
    'Walnuts: tree nuts',
    'Pesto: usually with tree nuts',
  ]);
  expect(said('Ramen', { allergens: ['gluten', 'soy'] }).key).not.toBe(
    said('Ramen', { allergens: ['soy'] }).key,
  );
});
