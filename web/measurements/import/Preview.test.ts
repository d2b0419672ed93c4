import { expect, it } from 'vitest';
import type { Imported, ImportInput } from '#domain/measurements/measurementSchema.ts';
import { ApiError } from '../../api/request.ts';
import { previewed } from './Preview.tsx';

const row = (date: string) => ({ date, time: null, value: 78 });
const EARLY = 'This is before the date of birth.';

/** Refuses the rows before 1990, as the server of somebody born then. */
async function post({ rows }: ImportInput): Promise<Imported> {
  const early = rows.flatMap(({ date }, at) => (date < '1990' ? [[`rows.${at}.date`, EARLY]] : []));
  if (early.length === 0) return { added: rows.length, known: 0 };
  throw new ApiError(422, 'invalid', 'Not right yet.', { fields: Object.fromEntries(early) });
}

const ofRows = (...dates: string[]) =>
  previewed({ kind: 'weight', unit: 'kg', rows: dates.map(row) }, post);

it('[IMPORT-04] [DAY-08] a row before the birth is named with its reason, and the others come in', async () => {
  expect(await ofRows('1989-06-01', '2020-03-04', '1970-01-02', '2020-03-05')).toEqual({
    there: { added: 2, known: 0 },
    whys: new Map([
      [0, EARLY],
      [2, EARLY],
    ]),
  });
  expect((await ofRows('1989-06-01')).there).toEqual({ added: 0, known: 0 });
  expect((await ofRows('2020-03-04')).whys.size).toBe(0);
});

it('[IMPORT-04] a refusal that is about no row is passed on', async () => {
  const refusal = new ApiError(422, 'invalid', 'No.', { fields: { unit: 'Choose kg or lb.' } });
  const input = { kind: 'weight', unit: 'st', rows: [row('2020-03-04')] };
  await expect(previewed(input, () => Promise.reject(refusal))).rejects.toBe(refusal);
});
