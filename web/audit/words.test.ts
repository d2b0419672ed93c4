import { expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/auditSchema.ts';
import { actionWords, countRepeats } from './words.ts';

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: 'a',
  at: '2026-11-20T10:00:00.000Z',
  by: 'Dora',
  customer: { id: 'anna', name: 'Anna' },
  what: 'diet-plan',
  thing: 'diet plans',
  did: null,
  ofAll: false,
  does: 'reads',
  network: '192.0.2.0/24',
  ...more,
});

it('[T-J2] an entry is told in words that fit who reads it', () => {
  expect(actionWords(entry({}), true)).toBe('looked at your diet plans');
  expect(actionWords(entry({}), false)).toBe('looked at the diet plans of');
  expect(actionWords(entry({ does: 'deletes' }), true)).toBe('deleted from your diet plans');
  expect(actionWords(entry({ did: 'wrote you a message' }), true)).toBe('wrote you a message');
  const list = entry({ thing: 'list of all customers', ofAll: true, customer: null });
  expect(actionWords(list, true)).toBe('looked at the list of all customers');
  expect(actionWords(list, false)).toBe('looked at the list of all customers');
  const settings = entry({
    thing: 'settings of the practice',
    ofAll: true,
    does: 'changes',
    customer: null,
  });
  expect(actionWords(settings, false)).toBe('changed the settings of the practice');
  const erased = entry({ what: 'account', does: 'deletes', by: null, customer: null });
  expect(actionWords(erased, false)).toBe('had their account erased');
});

it('[T-J2] what repeats itself within a day is counted', () => {
  const earlier = entry({ at: '2026-11-20T09:00:00.000Z' });
  const dayBefore = entry({ at: '2026-11-18T09:00:00.000Z' });
  const entries = [entry({}), earlier, dayBefore, entry({ by: 'Dan' }), entry({ does: 'changes' })];
  expect(countRepeats(entries).map(({ times }) => times)).toEqual([2, 1, 1, 1]);
});
