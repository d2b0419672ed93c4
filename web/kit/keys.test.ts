import { expect, test } from 'vitest';
import { isComposing } from './keys.ts';

test('[PLAN-01] the Enter that ends a choice among characters is none of ours, in Safari neither', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
