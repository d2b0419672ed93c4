import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/request.ts';
import { invalidate, queryClient } from './queryClient.tsx';

const KEY = ['customers', 'ada', 'note'];

let answers: ((text: string) => void)[] = [];
let refusals: ((error: Error) => void)[] = [];
const notes = {
  queryKey: KEY,
  queryFn: () =>
    new Promise<string>((resolve, reject) => {
      answers.push(resolve);
      refusals.push(reject);
    }),
};
const known = () => queryClient.getQueryData(KEY);
const isFresh = () => !queryClient.getQueryCache().find({ queryKey: KEY })?.isStaleByTime(30_000);

let leave: () => void = () => undefined;
const show = () => {
  leave = new QueryObserver(queryClient, notes).subscribe(() => undefined);
};

beforeEach(() => {
  answers = [];
  refusals = [];
  queryClient.clear();
});
afterEach(() => leave());

it('[CUST-07] what changes while it is fetched for the first time is fetched again after that, once', async () => {
  show();
  invalidate(['customers', 'ada']);
  invalidate(['customers', 'ada', 'note']);
  answers[0]?.('Old');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(known()).toBe('Old');
  answers[1]?.('New');
  await vi.waitFor(() => expect(known()).toBe('New'));
  expect(isFresh()).toBe(true);
  expect(answers).toHaveLength(2);
});

it('[CUST-07] what changes while it is fetched ahead does not count as fresh when it is shown', async () => {
  const ahead = queryClient.prefetchQuery(notes);
  invalidate();
  answers[0]?.('Old');
  await ahead;
  expect(isFresh()).toBe(false);
  expect(answers).toHaveLength(1);
  show();
  expect(answers).toHaveLength(2);
});

it('[CUST-07] what is shown is fetched in place of what is on its way, once', async () => {
  queryClient.setQueryData(KEY, 'Older');
  show();
  invalidate(KEY);
  expect(answers).toHaveLength(1);
  invalidate(KEY);
  expect(answers).toHaveLength(2);
  answers[1]?.('New');
  answers[0]?.('Old');
  await vi.waitFor(() => expect(known()).toBe('New'));
  expect(answers).toHaveLength(2);
});

it('[CUST-07] of what did not change nothing is fetched twice', async () => {
  show();
  invalidate(['customers', 'bea']);
  invalidate(['customer-list']);
  answers[0]?.('Old');
  await vi.waitFor(() => expect(known()).toBe('Old'));
  expect(isFresh()).toBe(true);
  expect(answers).toHaveLength(1);
});

/** A list whose first page has loaded. */
async function shownList() {
  const list = new InfiniteQueryObserver(queryClient, {
    ...notes,
    initialPageParam: 1,
    getNextPageParam: (_last, all) => all.length + 1,
  });
  leave = list.subscribe(() => undefined);
  const pages = () => list.getCurrentResult().data?.pages;
  answers[0]?.('Page 1');
  await vi.waitFor(() => expect(pages()).toEqual(['Page 1']));
  return { list, pages };
}

it.each([
  ['comes', () => answers[1]?.('Page 2'), ['Page 1, new', 'Page 2, new']],
  ['fails', () => refusals[1]?.(new ApiError(404, 'not-found', 'Gone.')), ['Page 1, new']],
])(
  '[PLAN-02] more of a list, once asked for, is waited for whatever changes meanwhile; when it %s, what changed is fetched',
  async (_ends, end, shown) => {
    const { list, pages } = await shownList();
    void list.fetchNextPage();
    invalidate(KEY);
    invalidate();
    expect(answers).toHaveLength(2);
    end();
    for (const [at, page] of shown.entries()) {
      await vi.waitFor(() => expect(answers).toHaveLength(3 + at));
      answers[2 + at]?.(page);
    }
    await vi.waitFor(() => expect(pages()).toEqual(shown));
    expect(answers).toHaveLength(2 + shown.length);
  },
);

it.each([
  ['is on its way', async () => undefined],
  [
    'was refused',
    async () => {
      refusals[1]?.(new ApiError(404, 'not-found', 'Gone.'));
      await vi.waitFor(() => expect(queryClient.getQueryState(KEY)?.status).toBe('error'));
    },
  ],
])(
  '[PLAN-02] more of a list, asked for while what changed in it %s, brings that change along',
  async (_which, meanwhile) => {
    const { list, pages } = await shownList();
    invalidate(KEY);
    expect(answers).toHaveLength(2);
    await meanwhile();
    void list.fetchNextPage();
    expect(answers).toHaveLength(3);
    answers[2]?.('Page 2');
    for (const [at, page] of ['Page 1, new', 'Page 2, new'].entries()) {
      await vi.waitFor(() => expect(answers).toHaveLength(4 + at));
      answers[3 + at]?.(page);
    }
    await vi.waitFor(() => expect(pages()).toEqual(['Page 1, new', 'Page 2, new']));
    expect(answers).toHaveLength(5);
  },
);
