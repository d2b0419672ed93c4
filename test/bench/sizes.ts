import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { WEB_DIST } from '#server/web.ts';

const chunkSchema = z.object({
  file: z.string(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
});
const manifestSchema = z.record(z.string(), chunkSchema);

/** First loads that have a budget, in kB of JavaScript and CSS, gzipped. */
export const budgets = [
  { route: '/', screens: ['landing.html'], most: 110 },
  { route: '/login', screens: ['index.html', 'auth/LoginScreen.tsx'], most: 150 },
  {
    route: '/customer/dashboard',
    screens: ['index.html', 'frame/Frame.tsx', 'home/HomeScreen.tsx'],
    most: 180,
  },
  {
    route: '/customer/myprogress',
    screens: ['index.html', 'frame/Frame.tsx', 'progress/ProgressScreen.tsx'],
    most: 180,
  },
] as const;

/** What a browser loads before a screen can be used: the chunks of the page and of the screen. */
export function firstLoadKb(screens: readonly string[]): number {
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
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(WEB_DIST, file))).length);
  return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}

export function sizes(): string[] {
  return budgets.map(
    ({ route, screens, most }) =>
      `first load of ${route}: ${firstLoadKb(screens).toFixed(1)} kB of at most ${most} kB`,
  );
}
