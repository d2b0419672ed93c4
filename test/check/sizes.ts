import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { WEB_DIST } from '#server/app/web.ts';
import { FIRST_PAGES } from '#web/build/startPages.ts';
import { type Tally, tally } from './tally.ts';

const chunkSchema = z.object({
  file: z.string(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
});
const manifestSchema = z.record(z.string(), chunkSchema);

/** The most that a first load may weigh, in kB of JavaScript and CSS, gzipped. */
const BUDGETS: Readonly<Record<keyof typeof FIRST_PAGES, number>> = {
  '/': 20,
  '/login': 120,
  '/customer/dashboard': 160,
  '/customer/myprogress': 160,
  '/client/dashboard': 200,
};

/** First loads that have a budget. */
export const budgets = Object.entries(BUDGETS).map(([route, most]) => ({
  route,
  screens: FIRST_PAGES[route as keyof typeof FIRST_PAGES],
  most,
}));

/** The files that a browser loads before a screen can be used: the chunks of the page and of the screen. */
export function firstLoad(screens: readonly string[]): ReadonlySet<string> {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(WEB_DIST, 'en/.vite/manifest.json'), 'utf8')),
  );
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const key of screens) add(key);
  return files;
}

/** Gzipped, in kB. */
export function kbOf(files: Iterable<string>): number {
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(WEB_DIST, file))).length);
  return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}

/** The current first loads and their budgets, in kB. */
export const measured = () =>
  budgets.map(({ route, screens, most }) => ({ route, kb: kbOf(firstLoad(screens)), most }));

const line = (route: string, kb: string, most: string) =>
  `${route.padEnd(24)}${kb.padStart(8)}${most.padStart(8)}`;

/** A table of the first loads and their budgets. */
export function sizes(): string[] {
  return [
    line('first load, gzipped', 'kB', 'budget'),
    ...measured().map(
      ({ route, kb, most }) =>
        `${line(route, kb.toFixed(1), String(most))}${kb > most ? '  TOO MUCH' : ''}`,
    ),
  ];
}

/** Prints the table; a first load above its budget has failed. */
export function checkSizes(): Tally[] {
  for (const each of sizes()) console.log(each);
  const over = measured().filter(({ kb, most }) => kb > most).length;
  return [tally('first loads', budgets.length - over, over)];
}
