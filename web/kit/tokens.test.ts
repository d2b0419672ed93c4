import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');

/** All styles, and the components that set properties. */
const texts = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(css|tsx?)$/.test(path) && !path.startsWith('dist'))
  .map((path) => ({ path, text: readFileSync(join(WEB, path), 'utf8') }));

it('every custom property that styles use is defined: one that is not makes its whole line void', () => {
  const defined = new Set(
    texts.flatMap(({ text }) => text.match(/--[a-z0-9-]+(?=['"`]?\]?:|['"`])/g) ?? []),
  );
  const used = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(used.length).toBeGreaterThan(1000);
  expect(used.filter(({ name }) => !defined.has(name))).toEqual([]);
});
