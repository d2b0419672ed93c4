import { beforeEach, expect, it } from 'vitest';
import { Ledger } from './ledger.ts';

let ledger: Ledger;
beforeEach(() => {
  ledger = new Ledger();
});

const judged = (found: Record<string, string[]>) => {
  const { lost, duplicated, halfWritten } = ledger.judge(new Map(Object.entries(found)));
  return { lost, duplicated, halfWritten };
};
const NOTHING = { lost: 0, duplicated: 0, halfWritten: 0 };

it('what was acknowledged last is right, and so is what may have been stored after it', () => {
  ledger.acknowledge('a', 'one');
  ledger.acknowledge('a', 'two');
  ledger.unsure('a', 'three');
  expect(judged({ a: ['two'] })).toEqual(NOTHING);
  expect(judged({ a: ['three'] })).toEqual(NOTHING);
});

it('whatever was acknowledged after what is there is lost, a deletion too', () => {
  ledger.acknowledge('a', 'one');
  ledger.acknowledge('a', 'two');
  ledger.acknowledge('a', 'three');
  ledger.acknowledge('gone', 'here');
  ledger.acknowledge('gone', null);
  expect(judged({ a: ['one'], gone: ['here'] })).toEqual({ ...NOTHING, lost: 3 });
  // Each fault is reported once: from then on, what is stored counts as acknowledged.
  expect(judged({ a: ['one'], gone: ['here'] })).toEqual(NOTHING);
  ledger.acknowledge('b', 'one');
  expect(judged({ a: ['one'], gone: ['here'] })).toEqual({ ...NOTHING, lost: 1 });
});

it('what may have been stored must not stand in the place of a later acknowledged one', () => {
  ledger.unsure('a', 'one');
  ledger.acknowledge('a', 'two');
  expect(judged({ a: ['one'] })).toEqual({ ...NOTHING, lost: 1 });
});

it('two rows of one document are one too many', () => {
  ledger.acknowledge('a', 'one');
  expect(judged({ a: ['one', 'one'] })).toEqual({ ...NOTHING, duplicated: 1 });
});

it('what nobody sent whole is half-written, and so is what was said to change nothing', () => {
  ledger.acknowledge('a', 'one');
  ledger.unsure('a', 'two');
  ledger.refuse('b');
  expect(judged({ a: ['o'], b: ['refused'], c: ['?'] })).toEqual({ ...NOTHING, halfWritten: 3 });
});
