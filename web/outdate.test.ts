import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outdate } from './outdate.ts';
import { queryClient } from './queryClient.ts';

const KEY = ['customers', 'ada', 'note'];

let answers: ((text: string) => void)[] = [];
const notes = {
  queryKey: KEY,
  queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
};
const known = () => queryClient.getQueryData(KEY);
const isFresh = () => !queryClient.getQueryCache().find({ queryKey: KEY })?.isStaleByTime(30_000);

let leave: () => void = () => undefined;
const show = () => {
  leave = new QueryObserver(queryClient, notes).subscribe(() => undefined);
};

beforeEach(() => {
  answers = [];
  queryClient.clear();
});
afterEach(() => leave());

it('[CUST-07] what changes while it is fetched for the first time is fetched again after that, once', async () => {
  show();
  outdate(['customers', 'ada']);
  outdate(['customers', 'ada', 'note']);
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
  outdate();
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
  outdate(KEY);
  expect(answers).toHaveLength(1);
  outdate(KEY);
  expect(answers).toHaveLength(2);
  answers[1]?.('New');
  answers[0]?.('Old');
  await vi.waitFor(() => expect(known()).toBe('New'));
  expect(answers).toHaveLength(2);
});

it('[CUST-07] of what did not change nothing is fetched twice', async () => {
  show();
  outdate(['customers', 'bea']);
  outdate(['customer-list']);
  answers[0]?.('Old');
  await vi.waitFor(() => expect(known()).toBe('Old'));
  expect(isFresh()).toBe(true);
  expect(answers).toHaveLength(1);
});
