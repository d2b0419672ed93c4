import { expect, it } from 'vitest';
import { takeBackRefusal } from './upload.ts';

const plan = (name: string, daysLogged = 0, isChanged = false) => ({ name, daysLogged, isChanged });

it('[REUSE-02] several weeks are taken back only while no day is logged on them and nobody changed one', () => {
  expect(takeBackRefusal([plan('One'), plan('Two')])).toBeNull();
  expect(takeBackRefusal([plan('One', 1), plan('Two')])).toMatchObject({
    code: 'weeks-logged',
    message: expect.stringMatching(/^One day is logged on “One” already\./),
  });
  expect(takeBackRefusal([plan('One', 1), plan('Two', 2, true)])?.message).toMatch(
    /^3 days are logged on “One” and “Two” already\./,
  );
  expect(takeBackRefusal([plan('One', 0, true), plan('Two')])).toMatchObject({
    code: 'weeks-changed',
    message: expect.stringMatching(/^“One” was changed since the upload\./),
  });
  expect(takeBackRefusal([plan('One', 0, true), plan('Two', 0, true)])?.message).toMatch(
    /^“One” and “Two” were changed/,
  );
});
