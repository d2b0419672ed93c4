import { describe, expect, it } from 'vitest';
import { isTransient, OPERATION_BUDGET_MS, UPLOAD_BUDGET_MS, waitAfter } from '../connection.ts';
import { say } from '../words.ts';
import { IMAGE_NAME, imageFailureOf, imageUrl, maySeeImage, smallImage } from './image.ts';

describe('pictures', () => {
  it('[FILE-01] every code of the specification has a sentence of its own', () => {
    const codes = [
      'object-not-found',
      'unauthenticated',
      'unauthorized',
      'quota-exceeded',
      'retry-limit-exceeded',
      'canceled',
    ];
    expect(Object.keys(say.pictureFailures)).toEqual(codes);
    expect(new Set(Object.values(say.pictureFailures)).size).toBe(codes.length);
    for (const sentence of Object.values(say.pictureFailures))
      expect(sentence).toMatch(/^[A-Z].+\.$/);
  });

  it('[FILE-01] an answer of the server leads to its code', () => {
    expect(imageFailureOf({ status: 404, code: 'not-found' })).toBe('object-not-found');
    expect(imageFailureOf({ status: 401, code: 'unauthenticated' })).toBe('unauthenticated');
    expect(imageFailureOf({ status: 403, code: 'forbidden' })).toBe('unauthorized');
    expect(imageFailureOf({ status: 429, code: 'quota-exceeded' })).toBe('quota-exceeded');
    expect(imageFailureOf({ status: 422, code: 'not-an-image' })).toBeNull();
  });

  it('[FILE-02] uploads are tried for ten minutes, everything else for two', () => {
    expect([UPLOAD_BUDGET_MS, OPERATION_BUDGET_MS]).toEqual([600_000, 120_000]);
    expect([1, 2, 3, 6, 20].map(waitAfter)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
  });

  it('[FILE-02] what a second try cannot mend is not tried again', () => {
    expect([0, 408, 500, 503].map(isTransient)).toEqual([true, true, true, true]);
    expect([401, 403, 404, 413, 415, 422, 429, 507].filter(isTransient)).toEqual([]);
  });

  it('[FILE-03] is seen by those who may see its owner', () => {
    const customer = { id: 'c', role: 'customer' } as const;
    const other = { id: 'o', role: 'customer' } as const;
    const dietician = { id: 'd', role: 'client' } as const;
    const nobody = { id: 'c', role: null } as const;
    expect([customer, dietician].map((each) => maySeeImage(each, customer))).toEqual([true, true]);
    expect([other, nobody].map((each) => maySeeImage(each, customer))).toEqual([false, false]);
    expect([customer, other, dietician].filter((each) => !maySeeImage(each, dietician))).toEqual(
      [],
    );
  });

  it('[T-D2] only names of our own making are names', () => {
    const name = '123e4567-e89b-42d3-a456-426614174000.webp';
    expect([name, smallImage(name)].every((each) => IMAGE_NAME.test(each))).toBe(true);
    expect(
      ['../x.webp', 'x.webp', `${name}/..`, `..%2F${name}`, ''].filter((n) => IMAGE_NAME.test(n)),
    ).toEqual([]);
    expect(imageUrl('u', null)).toBeNull();
  });
});
