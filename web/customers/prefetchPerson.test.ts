import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Customer } from '#domain/coaching/customerSchema.ts';
import { invalidate } from '../live/invalidate.ts';
import { queryClient } from '../live/queryClient.ts';
import { customerQuery, notesQuery } from './api.ts';
import { isFetched, prefetchPerson } from './prefetchPerson.ts';

const ada = { id: 'ada', today: '2026-11-21', lastLoggedDay: '2026-11-20' } as Customer;
const overview = { customer: { id: 'ada' }, notes: { notes: 'Old' }, day: {}, days: { items: [] } };

let asked: string[] = [];
let refused = false;
beforeEach(() => {
  asked = [];
  refused = false;
  queryClient.clear();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (refused) return Response.json({ error: { code: 'not-found' } }, { status: 404 });
    return Response.json(path.includes('/overview') ? overview : { notes: 'New' });
  });
});
afterEach(() => vi.unstubAllGlobals());

const DAYS = 'date=2026-11-20&from=2026-11-08&to=2026-11-21';

it('[CUST-02] a person of whom nothing is known comes in one answer, asked for once', async () => {
  await Promise.all([prefetchPerson(ada, 'progress'), prefetchPerson(ada, 'progress')]);
  expect(asked).toEqual([`/api/customers/ada/overview?${DAYS}`]);
  expect(isFetched(ada, 'progress')).toBe(true);
  expect(queryClient.getQueryData(notesQuery('ada').queryKey)).toEqual({ notes: 'Old' });
  await prefetchPerson(ada, 'progress');
  expect(asked).toHaveLength(1);
});

it('[CUST-02] what is known and fresh is not asked for again with the rest', async () => {
  queryClient.setQueryData(customerQuery('ada').queryKey, ada);
  await prefetchPerson(ada, 'progress');
  expect(asked).toEqual([
    '/api/customers/ada/notes',
    '/api/customers/ada/daily-progress/2026-11-20',
    '/api/customers/ada/daily-progress?from=2026-11-08&to=2026-11-21',
  ]);
});

it('[CUST-07] what changes later is fetched anew by itself, and not from the one answer', async () => {
  await prefetchPerson(ada, 'progress');
  await queryClient.refetchQueries({ queryKey: notesQuery('ada').queryKey, type: 'all' });
  expect(asked.slice(1)).toEqual(['/api/customers/ada/notes']);
  expect(queryClient.getQueryData(notesQuery('ada').queryKey)).toEqual({ notes: 'New' });
});

it('[CUST-07] what changes while the one answer is on its way is fetched again, and nothing else', async () => {
  const ahead = prefetchPerson(ada, 'progress');
  invalidate(['customers', 'ada', 'note']);
  await ahead;
  await prefetchPerson(ada, 'progress');
  expect(asked.slice(1)).toEqual(['/api/customers/ada/notes']);
  expect(queryClient.getQueryData(notesQuery('ada').queryKey)).toEqual({ notes: 'New' });
});

it('[CUST-02] who is refused is refused in all parts, and there is nothing more to wait for', async () => {
  refused = true;
  await prefetchPerson(ada, 'progress');
  expect(asked).toHaveLength(1);
  expect(isFetched(ada, 'progress')).toBe(true);
});

it('[CUST-02] where a server knows of no such answer, a page that is open already asks part by part', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (!path.includes('/overview')) return Response.json({ notes: 'New' });
    return Response.json({ error: { code: 'not-found' } }, { status: 404 });
  });
  const ahead = prefetchPerson(ada, 'progress');
  const leave = new QueryObserver(queryClient, notesQuery('ada')).subscribe(() => undefined);
  await ahead;
  leave();
  expect(asked).toEqual([`/api/customers/ada/overview?${DAYS}`, '/api/customers/ada/notes']);
  expect(queryClient.getQueryData(notesQuery('ada').queryKey)).toEqual({ notes: 'New' });
});

it('[T-J2] of who has withdrawn their consent nothing is fetched', async () => {
  await prefetchPerson({ ...ada, consentWithdrawn: true }, 'progress');
  expect(asked).toEqual([]);
});
