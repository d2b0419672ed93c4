import { expect, it } from 'vitest';
import { failureOf } from './errors.ts';
import { invalid } from './input.ts';

const failing = (code: string, syscall: string) =>
  Object.assign(new Error(`${code}: ${syscall} failed`), { code, syscall });

it('[T-I2] a socket of the database that is gone is said, a missing file is our own fault', () => {
  expect(failureOf(failing('ENOENT', 'connect'))).toMatchObject({ code: 'database-away' });
  expect(failureOf(failing('ECONNREFUSED', 'connect'))).toMatchObject({ code: 'database-away' });
  // A standby, during a failover.
  expect(failureOf(failing('25006', 'write'))).toMatchObject({ status: 503 });
  for (const syscall of ['open', 'unlink', 'scandir', 'spawn'])
    expect(failureOf(failing('ENOENT', syscall))).toMatchObject({ status: 500, code: 'internal' });
});

it('[T-K1] a refusal names a few unknown fields, cut short, however many and long they are', () => {
  const keys = Array.from({ length: 50_000 }, (_, index) => `${index} ${'k'.repeat(5000)}`);
  const { fields = {} } = invalid([
    { path: [], message: 'Unrecognized.', code: 'unrecognized_keys', keys },
    { path: ['deep'], message: 'Unrecognized.', code: 'unrecognized_keys', keys },
    { path: ['name'], message: 'Enter a name.' },
  ]);
  expect(fields.name).toBe('Enter a name.');
  expect(Object.keys(fields)).toHaveLength(6);
  expect(JSON.stringify(fields).length).toBeLessThan(2000);
});

it.each([
  ['two changed the same at one moment', '40001'],
  ['two waited for each other', '40P01'],
  ['a statement took too long', '57014'],
])('[T-C3] where %s, nothing was changed, and it can be tried again', (_, code) => {
  const failure = failureOf(Object.assign(new Error('from the database'), { code }));
  expect(failure).toMatchObject({
    ...{ status: 503, code: 'busy' },
    message: expect.stringMatching(/Nothing was changed; try again in a moment\.$/),
  });
});
