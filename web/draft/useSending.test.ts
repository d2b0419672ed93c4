import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ApiError } from '../api/request.ts';
import { checkedBy, sendingOf, startSending } from './useSending.ts';

const schema = z.strictObject({ name: z.string().min(1, 'Enter a name.'), days: z.array(z.int()) });
const check = (values: unknown) => async () => checkedBy(schema, values);
const good = { name: 'Ada', days: [1] };
const store = vi.fn(async (input: z.infer<typeof schema>) => `${input.name} stored`);

it('[PROG-06] a form on its way takes no second press, until its answer is there', async () => {
  const first = startSending('form', check(good), store);
  expect(startSending('form', check(good), store)).toBeNull();
  expect(sendingOf('form')).toBe(first);
  expect(startSending('another form', check(good), store)).not.toBeNull();
  expect(await first).toEqual({ ok: true, stored: 'Ada stored' });
  expect(sendingOf('form')).toBeUndefined();
  expect(startSending('form', check(good), store)).not.toBeNull();
});

it('[PROG-07] what is refused by its schema is said by field, and not sent', async () => {
  store.mockClear();
  expect(await startSending('bad', check({ name: '', days: [1, 'x', 'y'] }), store)).toEqual({
    ok: false,
    errors: {
      name: 'Enter a name.',
      days: expect.any(String),
      'days.1': expect.any(String),
      'days.2': expect.any(String),
    },
    failure: null,
  });
  expect(store).not.toHaveBeenCalled();
});

it('[PROG-07] any other refusal is said, beside its field where it has one', async () => {
  const refusal = new ApiError(422, 'invalid', 'Invalid.', {
    fields: { 'days.2': 'No such day.' },
  });
  const refusing = () => Promise.reject(refusal);
  const refused = {
    ok: false,
    errors: { days: 'No such day.', 'days.2': 'No such day.' },
    failure: refusal,
  };
  expect(await startSending('refused', check(good), refusing)).toEqual(refused);
  expect(await startSending('rules', refusing, store)).toEqual(refused);
});
