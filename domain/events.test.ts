import { expect, it } from 'vitest';
import { mayHear } from './events.ts';

it('[HIST-03] that a customer has seen a plan hear only their own pages', () => {
  const change = { kind: 'plan-seen', id: 'anna' } as const;
  expect(mayHear({ id: 'anna', role: 'customer' }, change)).toBe(true);
  expect(mayHear({ id: 'ben', role: 'customer' }, change)).toBe(false);
  expect(mayHear({ id: 'dora', role: 'client' }, change)).toBe(false);
});

it('[PROMISE-05] that a reminder changed hears the customer whose it is: no dietician, no other', () => {
  const change = { kind: 'reminder', id: 'anna' } as const;
  const hear = (id: string, role: 'client' | 'customer') => mayHear({ id, role }, change);
  expect(hear('anna', 'customer')).toBe(true);
  expect(hear('ben', 'customer')).toBe(false);
  expect(hear('dora', 'client')).toBe(false);
});
