import { expect, it } from 'vitest';
import { dieticianChoices } from './PersonHeader.tsx';

const dora = { id: 'd', name: 'Dora', email: 'dora@example.test' };
const nameless = { id: 'n', name: ' ', email: 'new@example.test' };

it('[NAV-04] whoever is not assigned has the practice’s first dietician', () => {
  expect(dieticianChoices([dora, nameless], null)).toEqual([
    { value: '', label: 'Dora (not assigned)' },
    { value: 'd', label: 'Dora' },
    { value: 'n', label: 'new@example.test' },
  ]);
});

it('[NAV-04] one who is a dietician no more is shown as that', () => {
  expect(dieticianChoices([dora], 'gone').at(-1)).toEqual({
    value: 'gone',
    label: 'No dietician any more',
  });
  expect(dieticianChoices([], 'd').map(({ value }) => value)).toEqual(['', 'd']);
});
