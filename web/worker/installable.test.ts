import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filled } from '../build/pageWords.ts';

type Icon = { readonly src: string; readonly sizes: string; readonly purpose?: string };
type Manifest = {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly Icon[];
  }[];
};

/** The manifest that a browser reads to install the app; throws if one of its pictures does not exist. */
function readManifest(): Manifest {
  const manifest = JSON.parse(
    filled(readFileSync('web/public/manifest.webmanifest', 'utf8'), 'en'),
  ) as Manifest;
  for (const { src } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)])
    if (!existsSync(`web/public${src}`)) throw new Error(`There is no ${src}.`);
  return manifest;
}

it('[DAY-04] it can be installed: it has a name, icons of every form and two ways straight to what is used most', () => {
  const { icons, shortcuts, ...app } = readManifest();
  expect(app).toMatchObject({ name: 'Weekplate', start_url: '/dashboard', display: 'standalone' });
  expect(app.theme_color).toBe(app.background_color);
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Log today', '/dashboard'],
    ['Shopping list', '/customer/shopping'],
  ]);
});
