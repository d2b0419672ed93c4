import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '#demo/fill.ts';
import { CAST } from '#demo/people/cast.ts';
import { DIETICIANS } from '#demo/people/dieticians.ts';
import { startDemo } from '#demo/startDemo.ts';
import { addDays, dayIn } from '#domain/day.ts';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { ensureChromium } from '../check/chromium.ts';
import { chromiumFlags, findHeadlessChromium } from '../chromium.ts';
import { capture, open, SCHEMES, SIGHTS, type Studio } from './capture.ts';
import { SCREENS } from './screens.ts';

// A Tuesday morning: breakfast is over, and the next meal is in an hour.
const NOW = new Date('2026-11-24T09:41:00.000Z');
const FOLDER = join(import.meta.dirname, '../../docs/screens');

const { values } = parseArgs({
  options: { only: { type: 'string' }, port: { type: 'string' }, to: { type: 'string' } },
});
const folder = values.to ?? FOLDER;
const wanted = SCREENS.filter(({ name }) => !values.only || values.only.split(',').includes(name));
const [main] = CAST;
const newcomer = CAST.find(({ profile }) => profile === null);
if (!main || !newcomer) throw new Error('The cast has nobody to show.');

await buildWebIfNeeded();
const demo = await startDemo({
  env: { ...process.env, PORT: values.port ?? '0', RATE_LIMIT_FACTOR: '1000' },
  now: () => NOW,
});
await ensureChromium();
const executablePath = findHeadlessChromium();
const browser = await chromium.launch({
  args: [
    ...chromiumFlags,
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
    '--enable-features=OverlayScrollbar',
  ],
  ...(executablePath && { executablePath }),
});
try {
  const studio: Studio = {
    browser,
    url: demo.url,
    now: NOW,
    timeZone: main.timeZone,
    password: DEMO_PASSWORD,
    emails: { dietician: DIETICIANS[0].email, customer: main.email, newcomer: newcomer.email },
  };
  const idOf = async (email: string) => {
    const person = await demo.deps.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return person.id;
  };
  const leila = await idOf(main.email);
  const meera = await idOf(DIETICIANS[0].email);
  const lastWeek = addDays(dayIn(main.timeZone, NOW), -6);

  if (!values.only) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  for (const sight of SIGHTS)
    for (const scheme of SCHEMES)
      for (const visitor of new Set(wanted.map((screen) => screen.as))) {
        const context = await open(studio, visitor, sight, scheme);
        for (const screen of wanted.filter((each) => each.as === visitor)) {
          const path = screen.path
            .replace('LEILA', leila)
            .replace('MEERA', meera)
            .replace('LASTWEEK', lastWeek);
          // Screens are flat: 256 colours lose only shades at the edges of letters, and two thirds of the size.
          const picture = await sharp(await capture(studio, context, screen, path))
            .png({ palette: true, effort: 10 })
            .toBuffer();
          bytes += picture.length;
          await writeFile(join(folder, `${screen.name}-${sight.name}-${scheme}.png`), picture);
        }
        await context.close();
      }
  process.stdout.write(`${wanted.length * 4} pictures, ${(bytes / 1e6).toFixed(1)} MB\n`);
} finally {
  await browser.close();
  await demo.close();
}
