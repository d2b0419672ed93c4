import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutFramework } from './withoutFramework.ts';

const LIB = 'node_modules/react-router/dist/production/lib/dom/lib.js';
const lib = readFileSync(LIB, 'utf8');

test('a link that is to prefetch by the router says that it cannot, and does not keep silent', () => {
  const cut = cutFramework(lib, LIB);
  expect(cut).toContain('if (shouldPrefetch) throw new Error("A link prefetches nothing here.");');
  expect(cut).toContain('const NavLink = /* @__PURE__ */ React$1.forwardRef(');
});

test('another version of the router stops the build instead of being cut somewhere else', () => {
  const changed = lib.replace('return shouldPrefetch &&', 'return prefetches &&');
  expect(changed).not.toBe(lib);
  expect(() => cutFramework(changed, LIB)).toThrow('see withoutFramework.ts');
  expect(() => cutFramework(`${lib}\nOther.displayName = "Other";`, LIB)).toThrow('6 times');
});
