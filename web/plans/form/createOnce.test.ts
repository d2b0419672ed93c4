import { expect, test, vi } from 'vitest';
import type { DietPlan, PlanInput } from '#domain/plans/plan.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { ApiError } from '../../api/request.ts';
import { createOnce } from './createOnce.ts';
import { PlanForm } from './planForm.ts';

const plan = { ...emptyPlan('2026-11-23'), name: 'Lentils' };
const changed = { ...plan, name: 'Lentils and rice' };
const stored = (input: PlanInput): DietPlan => ({
  ...input,
  id: 'p1',
  uploadedAt: '2026-11-21T10:00:00.000Z',
  lastModified: '2026-11-21T10:00:00.000Z',
  version: 1,
});
const offline = new ApiError(0, 'offline', 'No connection.');
const paused = new ApiError(409, 'customer-paused', 'Paused.');

function writer() {
  const create = vi.fn((input: PlanInput, _key: string, _read: readonly string[]) =>
    Promise.resolve(stored(input)),
  );
  const update = vi.fn((of: { version: number }, input: PlanInput, _read: readonly string[]) =>
    Promise.resolve({ ...stored(input), version: of.version + 1 }),
  );
  return { create, update };
}

test('[PLAN-16] a retry after a lost answer goes with the same key', async () => {
  const form = new PlanForm(plan);
  const api = writer();
  api.create.mockRejectedValueOnce(offline);
  await expect(createOnce(form, plan, api)).rejects.toBe(offline);
  await createOnce(form, plan, api);
  expect(api.create.mock.calls[1]?.[1]).toBe(api.create.mock.calls[0]?.[1]);
  expect(form.intent).toBeNull();
});

test('[PLAN-16] two uploads meant as two go with two keys', async () => {
  const form = new PlanForm(plan);
  const api = writer();
  await createOnce(form, plan, api);
  await createOnce(form, plan, api);
  expect(api.create.mock.calls[1]?.[1]).not.toBe(api.create.mock.calls[0]?.[1]);
});

test('[PLAN-16] changed after a lost answer, it still becomes one plan', async () => {
  const form = new PlanForm(plan);
  const api = writer();
  api.create.mockRejectedValueOnce(offline);
  await expect(createOnce(form, plan, api)).rejects.toBe(offline);
  const made = await createOnce(form, changed, api);
  expect(api.create.mock.calls.map(([input]) => input.name)).toEqual(['Lentils', 'Lentils']);
  expect(api.create.mock.calls[1]?.[1]).toBe(api.create.mock.calls[0]?.[1]);
  expect(api.update).toHaveBeenCalledExactlyOnceWith(stored(plan), changed, []);
  expect(made.name).toBe('Lentils and rice');
});

test('[PLAN-16] a refused upload leaves nothing to settle', async () => {
  const form = new PlanForm(plan);
  const api = writer();
  api.create.mockRejectedValueOnce(paused);
  await expect(createOnce(form, plan, api)).rejects.toBe(paused);
  await createOnce(form, changed, api);
  expect(api.create.mock.calls.map(([input]) => input.name)).toEqual([
    'Lentils',
    'Lentils and rice',
  ]);
  expect(api.update).not.toHaveBeenCalled();
});

test('[HIST-05] what is confirmed is the plan on screen, not an earlier one without an answer', async () => {
  const form = new PlanForm(plan);
  const api = writer();
  api.create.mockRejectedValueOnce(offline);
  await expect(createOnce(form, plan, api, ['Read.'])).rejects.toBe(offline);
  const asked = new ApiError(409, 'confirm-needed', 'This has to be confirmed.');
  api.create.mockRejectedValueOnce(asked);
  await createOnce(form, changed, api, ['Read.']);
  const sent = api.create.mock.calls.map(([input, , read]) => [input.name, read]);
  expect(sent).toEqual([
    ['Lentils', ['Read.']],
    ['Lentils', []],
    ['Lentils and rice', ['Read.']],
  ]);
  expect(api.update).not.toHaveBeenCalled();
});
