import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { WEB_DIST } from '#server/app/web.ts';
import { type Tally, tally } from './tally.ts';

const chunkSchema = z.object({
  file: z.string(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
});
const manifestSchema = z.record(z.string(), chunkSchema);

const inFrame = (screen: string) => ['index.html', 'frame/Frame.tsx', screen];

/** First loads that have a budget, in kB of JavaScript and CSS, gzipped. */
export const budgets = [
  { route: '/', screens: ['landing.html'], most: 110 },
  { route: '/login', screens: ['index.html', 'auth/LoginScreen.tsx'], most: 120 },
  {
    route: '/customer/dashboard',
    screens: [...inFrame('home/HomeScreen.tsx'), 'home/NoPlan.tsx'],
    most: 160,
  },
  { route: '/customer/myprogress', screens: inFrame('home/ProgressScreen.tsx'), most: 160 },
  {
    route: '/client/dashboard',
    screens: [
      ...inFrame('plans/PlansScreen.tsx'),
      'attention/WhoNeedsYou.tsx',
      'conversations/AnswerKey.tsx',
    ],
    most: 200,
  },
] as const;

/** The files that a browser loads before a screen can be used: the chunks of the page and of the screen. */
export function firstLoad(screens: readonly string[]): ReadonlySet<string> {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(WEB_DIST, '.vite/manifest.json'), 'utf8')),
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
