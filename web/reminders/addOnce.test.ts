import { beforeEach, expect, it, vi } from 'vitest';
import type { Reminder, ReminderInput } from '#domain/reminders/reminder.ts';
import { ApiError } from '../api/request.ts';
import { addOnce } from './addOnce.ts';

const evening: ReminderInput = { subject: 'day', time: '20:00', weekdays: [1], active: true };
const later: ReminderInput = { ...evening, time: '21:00' };
const silence = new ApiError(0, 'offline', 'No connection.');
const refusal = new ApiError(409, 'too-many-reminders', 'There are 10 reminders already.');

const stored = (input: ReminderInput): Reminder => ({ ...input, id: 'r1', nextAt: null });
const add = vi.fn(async (input: ReminderInput, _key: string) => stored(input));
const change = vi.fn(async (_id: string, input: ReminderInput) => stored(input));

let keys = 0;
const newKey = () => {
  keys += 1;
  return `key ${keys}`;
};

beforeEach(() => {
  keys = 0;
  add.mockClear();
  change.mockClear();
});

it('[PROMISE-05] a reminder tried again after silence goes with the same key', async () => {
  const once = addOnce({ add, change }, newKey);
  add.mockRejectedValueOnce(silence);
  await expect(once(evening)).rejects.toBe(silence);
  await once(evening);
  expect(add.mock.calls).toEqual([
    [evening, 'key 1'],
    [evening, 'key 1'],
  ]);
  expect(change).not.toHaveBeenCalled();
});

it('[PROMISE-05] changed after silence, the earlier try is settled and takes the change', async () => {
  const once = addOnce({ add, change }, newKey);
  add.mockRejectedValueOnce(silence);
  await expect(once(evening)).rejects.toBe(silence);
  expect(await once(later)).toEqual(stored(later));
  expect(add.mock.calls.at(-1)).toEqual([evening, 'key 1']);
  expect(change.mock.calls).toEqual([['r1', later]]);
});

it('[PROMISE-05] where the change of what it made fails, another try makes no second', async () => {
  const once = addOnce({ add, change }, newKey);
  add.mockRejectedValueOnce(silence);
  change.mockRejectedValueOnce(silence);
  await expect(once(evening)).rejects.toBe(silence);
  await expect(once(later)).rejects.toBe(silence);
  await once(later);
  expect(add).toHaveBeenCalledTimes(2);
  expect(change).toHaveBeenCalledTimes(2);
});

it('[PROMISE-05] after a refusal another try is another reminder', async () => {
  const once = addOnce({ add, change }, newKey);
  add.mockRejectedValueOnce(refusal);
  await expect(once(evening)).rejects.toBe(refusal);
  await once(later);
  expect(add.mock.calls).toEqual([
    [evening, 'key 1'],
    [later, 'key 2'],
  ]);
});

it('[PROMISE-05] an earlier try that turns out to be refused is none', async () => {
  const once = addOnce({ add, change }, newKey);
  add.mockRejectedValueOnce(silence);
  add.mockRejectedValueOnce(refusal);
  await expect(once(evening)).rejects.toBe(silence);
  await once(later);
  expect(add.mock.calls.at(-1)).toEqual([later, 'key 2']);
  expect(change).not.toHaveBeenCalled();
});
