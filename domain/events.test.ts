import { expect, it } from 'vitest';
import { mayHear } from './events.ts';

it('[PROMISE-05] that a reminder changed hears the customer whose it is: no dietician, no other', () => {
  const change = { kind: 'reminder', id: 'anna' } as const;
  const hear = (id: string, role: 'client' | 'customer') => mayHear({ id, role }, change);
  expect(hear('anna', 'customer')).toBe(true);
  expect(hear('ben', 'customer')).toBe(false);
  expect(hear('dora', 'client')).toBe(false);
});
