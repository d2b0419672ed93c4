import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { memory } from '../store/memoryOfTest.ts';
import { aRecord } from './dayOfTest.ts';
import { type DayDraft, draftKey } from './draft.ts';

const ANNA = { id: 'anna', role: 'customer', consent: 'given', today: aRecord().date } as Me;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', memory());
  vi.stubGlobal('sessionStorage', memory());
  // Sessions loaded by other tests would receive this one's messages.
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  // No request gets an answer.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each(['withdrawn', 'given'] as const)(
  '[DAY-05] [T-G1] a Submit that gets no answer is kept only while the person lets their data be used: %s',
  async (consent) => {
    const session = await import('../session/sessionStore.ts');
    session.signedIn(ANNA);
    const { selfSavingDay } = await import('./selfSavingDays.ts');
    const day = selfSavingDay(ANNA.id, ANNA.today);
    const typed = (draft: DayDraft) => ({ ...draft, values: { ...draft.values, mood: 'Good' } });
    const submitted = day.edit(null, typed);
    session.meChanged({ ...ANNA, consent });
    expect(day.submit(submitted, null)).toBe(consent === 'given');
    const kept = localStorage.getItem(draftKey(ANNA.id, ANNA.today));
    expect(kept === null).toBe(consent === 'withdrawn');
  },
);
