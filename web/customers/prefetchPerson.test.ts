import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { invalidate } from '../live/invalidate.ts';
import { queryClient } from '../live/queryClient.ts';
import { customerQuery, notesQuery } from './api.ts';
import { isFetched, prefetchPerson } from './prefetchPerson.ts';

const ada = { id: 'ada', today: '2026-11-21', lastLoggedDay: '2026-11-20' } as Customer;

let asked: string[] = [];
let refused = false;
let stored = 'Old';
beforeEach(() => {
  asked = [];
  refused = false;
  stored = 'Old';
  queryClient.clear();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (refused) return Response.json({ error: { code: 'not-found' } }, { status: 404 });
    return Response.json({ notes: stored });
  });
});
afterEach(() => vi.unstubAllGlobals());

const PARTS = [
  '/api/customers/ada',
  '/api/customers/ada/notes',
  '/api/customers/ada/daily-progress/2026-11-20',
  '/api/customers/ada/daily-progress?from=2026-11-08&to=2026-11-21',
  '/api/customers/ada/messages?date=2026-11-20',
  '/api/customers/ada/conversation',
];
const notesOfAda = () => queryClient.getQueryData(notesQuery('ada').queryKey);

it('[CUST-02] a person of whom nothing is known is asked for once, however often the row is pressed', async () => {
  await Promise.all([prefetchPerson(ada, 'progress'), prefetchPerson(ada, 'progress')]);
  expect(asked).toEqual(PARTS);
  expect(isFetched(ada, 'progress')).toBe(true);
  expect(notesOfAda()).toEqual({ notes: 'Old' });
  await prefetchPerson(ada, 'progress');
  expect(asked).toHaveLength(PARTS.length);
});

it('[CUST-02] what is known and fresh is not asked for again with the rest', async () => {
  queryClient.setQueryData(customerQuery('ada').queryKey, ada);
  await prefetchPerson(ada, 'progress');
  expect(asked).toEqual(PARTS.slice(1));
});

it('[CUST-07] what changes while its answer is on its way is fetched again, and nothing else', async () => {
  const ahead = prefetchPerson(ada, 'progress');
  stored = 'New';
  invalidate(['customers', 'ada', 'note']);
  await ahead;
  await prefetchPerson(ada, 'progress');
  expect(asked.slice(PARTS.length)).toEqual(['/api/customers/ada/notes']);
  expect(notesOfAda()).toEqual({ notes: 'New' });
});

it('[CUST-02] who is refused is refused in all parts, and there is nothing more to wait for', async () => {
  refused = true;
  await prefetchPerson(ada, 'progress');
  expect(asked).toEqual(PARTS);
  expect(isFetched(ada, 'progress')).toBe(true);
});

it('[T-J2] of who has withdrawn their consent nothing is fetched', async () => {
  await prefetchPerson({ ...ada, consentWithdrawn: true }, 'progress');
  expect(asked).toEqual([]);
});
