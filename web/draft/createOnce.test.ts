import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/request.ts';
import { type Creation, createOnce, intentOf } from './createOnce.ts';

type Plan = { readonly name: string };
type Stored = Plan & { readonly id: string };

const plan: Plan = { name: 'Lentils' };
const changed: Plan = { name: 'Lentils and rice' };
const stored = (input: Plan): Stored => ({ ...input, id: 'p1' });
const offline = new ApiError(0, 'offline', 'No connection.');
const paused = new ApiError(409, 'customer-paused', 'Paused.');

const create = vi.fn(async (input: Plan, _key: string) => stored(input));
const change = vi.fn(async (_made: Stored, input: Plan) => stored(input));
let creation: Creation<Plan, Stored>;
const send = (input: Plan) => createOnce(creation, input, { create, change });
const sent = () => create.mock.calls.map(([input]) => input);
const keys = () => create.mock.calls.map(([, key]) => key);

beforeEach(() => {
  create.mockClear();
  change.mockClear();
  creation = { intent: null, made: null };
});

test('[PLAN-16] [PROMISE-05] a retry after a lost answer goes with the same key', async () => {
  create.mockRejectedValueOnce(offline);
  await expect(send(plan)).rejects.toBe(offline);
  await send({ ...plan });
  expect(sent()).toEqual([plan, plan]);
  expect(keys()[1]).toBe(keys()[0]);
  expect(creation.intent).toBeNull();
  expect(change).not.toHaveBeenCalled();
});

test('[PLAN-16] two uploads meant as two go with two keys', async () => {
  await send(plan);
  await send(plan);
  expect(keys()[1]).not.toBe(keys()[0]);
});

test('[PLAN-16] [PROMISE-05] changed after a lost answer, the earlier try is settled and takes the change', async () => {
  create.mockRejectedValueOnce(offline);
  await expect(send(plan)).rejects.toBe(offline);
  expect(await send(changed)).toEqual(stored(changed));
  expect(sent()).toEqual([plan, plan]);
  expect(keys()[1]).toBe(keys()[0]);
  expect(change).toHaveBeenCalledExactlyOnceWith(stored(plan), changed);
});

test('[PROMISE-05] where the change of what it made fails, another try makes no second', async () => {
  create.mockRejectedValueOnce(offline);
  change.mockRejectedValueOnce(offline);
  await expect(send(plan)).rejects.toBe(offline);
  await expect(send(changed)).rejects.toBe(offline);
  await send(changed);
  expect(create).toHaveBeenCalledTimes(2);
  expect(change).toHaveBeenCalledTimes(2);
});

test('[PLAN-16] [PROMISE-05] a refused try leaves nothing to settle: the next is another one', async () => {
  create.mockRejectedValueOnce(paused);
  await expect(send(plan)).rejects.toBe(paused);
  await send(changed);
  expect(sent()).toEqual([plan, changed]);
  expect(keys()[1]).not.toBe(keys()[0]);
  expect(change).not.toHaveBeenCalled();
});

test('[PLAN-16] [PROMISE-05] an earlier try that turns out to be refused is none', async () => {
  create.mockRejectedValueOnce(offline);
  create.mockRejectedValueOnce(paused);
  await expect(send(plan)).rejects.toBe(offline);
  await send(changed);
  expect(sent()).toEqual([plan, plan, changed]);
  expect(keys()[2]).not.toBe(keys()[0]);
  expect(change).not.toHaveBeenCalled();
});

test('[HIST-05] what is confirmed is the plan on screen, not an earlier one without an answer', async () => {
  const confirmed: (readonly [string, readonly string[]])[] = [];
  const upload = (onScreen: Plan) =>
    createOnce(creation, onScreen, {
      create(input, key) {
        confirmed.push([input.name, input === onScreen ? ['Read.'] : []]);
        return create(input, key);
      },
      change,
    });
  create.mockRejectedValueOnce(offline);
  await expect(upload(plan)).rejects.toBe(offline);
  create.mockRejectedValueOnce(new ApiError(409, 'confirm-needed', 'This has to be confirmed.'));
  await upload(changed);
  expect(confirmed).toEqual([
    ['Lentils', ['Read.']],
    ['Lentils', []],
    ['Lentils and rice', ['Read.']],
  ]);
  expect(change).not.toHaveBeenCalled();
});

test('[HIST-05] a plan that was kept and is tried again is the one on screen', async () => {
  create.mockRejectedValueOnce(offline);
  await expect(send(plan)).rejects.toBe(offline);
  const onScreen = { ...plan };
  await send(onScreen);
  expect(sent()[1]).toBe(onScreen);
});

test('[PLAN-08] the same content goes with the same key, another with another', () => {
  const open = intentOf(null, plan);
  expect(intentOf(open, { ...plan }).key).toBe(open.key);
  expect(intentOf(open, changed).key).not.toBe(open.key);
});
