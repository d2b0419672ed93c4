import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SCREENS as OF_THOSE_SIGNED_IN } from '#web/frame/nouns.ts';
import { matchPath } from '#web/kit/address.tsx';
import type { Cast } from './e2e/states/cast.ts';
import { SCREENS } from './e2e/states/screens.ts';

const somebody = {
  id: 'somebody',
  name: 'Somebody',
  email: 'somebody@example.test',
  password: '',
  role: null,
  position: null,
  timeZone: 'UTC',
  cookie: { name: '', value: '' },
};
const cast: Cast = {
  dietician: somebody,
  customer: somebody,
  unasked: somebody,
  withdrawn: somebody,
};
const looked = SCREENS.filter(({ says }) => says.typical);
const addresses = looked.map(({ path }) => new URL(path(cast), 'http://weekplate.test').pathname);
const isLookedAt = (path: string) =>
  addresses.some((each) => matchPath(path, each)) || looked.some(({ leadsTo }) => leadsTo === path);

it('every screen that an address leads to is looked at in the browser', () => {
  const router = readFileSync(join(import.meta.dirname, '../web/frame/router.tsx'), 'utf8');
  const ofEverybody = [...router.matchAll(/path: '(\/[^']*)', element/g)].map(
    ([, path = '']) => path,
  );
  expect(ofEverybody).toContain('/signup');
  // The dashboard only redirects.
  const screens = [...ofEverybody, ...OF_THOSE_SIGNED_IN.map(({ path }) => path)].filter(
    (path) => path !== '/dashboard',
  );
  expect(screens.length).toBeGreaterThan(30);
  expect(screens.filter((path) => !isLookedAt(path))).toEqual([]);
});
