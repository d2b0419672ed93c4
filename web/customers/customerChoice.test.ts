import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invalidate, queryClient } from '../live/queryClient.tsx';
import { WHOLE_LIST } from './address.ts';
import { customerChoiceQuery, customerListQuery } from './api.ts';
import { fromLists } from './useCustomer.ts';

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  queryClient.clear();
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const after = new URL(path, 'http://a.test').searchParams.get('after');
    const next = after ? null : 'the second';
    return Response.json({ items: [{ id: after ?? 'the first', name: 'Ada' }], next });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const choose = (search = '') =>
  queryClient.fetchInfiniteQuery({ ...customerChoiceQuery(search), pages: 2 });
const list = (pages: number) =>
  queryClient.fetchInfiniteQuery({
    ...customerListQuery(WHOLE_LIST),
    pages,
  });

it('[PLAN-01] whom a plan is for is chosen from pages without strips', async () => {
  await choose('ada');
  expect(asked).toEqual([
    '/api/customers?limit=50&strip=no&search=ada',
    '/api/customers?limit=50&after=the+second&strip=no&search=ada',
  ]);
  expect(fromLists(queryClient, 'the second')?.name).toBe('Ada');
});

it('[PLAN-01] pages that the list of customers has are not fetched again, those after them are', async () => {
  const { pages } = await list(1);
  const chosen = await choose();
  expect(chosen.pages[0]).toEqual(pages[0]);
  expect(asked).toEqual([
    '/api/customers?limit=50',
    '/api/customers?limit=50&after=the+second&strip=no',
  ]);
});

it('[PLAN-01] a list that is of before a change, or for another search, is nothing to choose from', async () => {
  await list(2);
  invalidate(['customer-list']);
  await choose();
  await choose('ada');
  expect(asked.slice(2).every((path) => path.includes('strip=no'))).toBe(true);
  expect(asked).toHaveLength(6);
});

it('[PLAN-01] a choice that got old is taken from the list again, if that is newer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await choose();
  vi.setSystemTime(Date.now() + 60_000);
  await list(2);
  await queryClient.fetchInfiniteQuery({ ...customerChoiceQuery(''), pages: 2, staleTime: 30_000 });
  expect(asked).toHaveLength(4);
  vi.setSystemTime(Date.now() + 60_000);
  await choose();
  expect(asked).toHaveLength(6);
});

it('[CUST-07] what changes after a page was taken from the list, or as it is, is fetched anew for the choice', async () => {
  await list(1);
  const choosing = choose();
  invalidate(['customer-list']);
  await choosing;
  expect(asked).toHaveLength(2);
  await choose();
  expect(asked.slice(2).map((path) => path.includes('strip=no'))).toEqual([true, true]);
  await list(1);
  await choose();
  invalidate(['customer-list']);
  await choose();
  expect(asked).toHaveLength(7);
});

it('[CUST-01] what changes in the list is fetched anew for the choice, too', async () => {
  await choose();
  await choose();
  expect(asked).toHaveLength(2);
  invalidate(['customer-list']);
  await choose();
  expect(asked).toHaveLength(4);
});
