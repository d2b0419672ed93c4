import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '#demo/fill.ts';
import { CAST } from '#demo/people/cast.ts';
import { DIETICIANS } from '#demo/people/dieticians.ts';
import { startDemo } from '#demo/startDemo.ts';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { ensureChromium } from './check/chromium.ts';
import { chromiumFlags, findHeadlessChromium } from './chromium.ts';
import { capture, open, SCHEMES, type Studio } from './screens/capture.ts';
import { SCREENS } from './screens/screens.ts';

const FOLDER = join(import.meta.dirname, '../web/landing/product');
const NOW = new Date('2026-11-24T09:41:00.000Z');
const PHONE = { name: 'phone', width: 390, height: 844 };
const DESK = { name: 'desk', width: 1280, height: 860 };
const NARROW = { name: 'narrow', width: 916, height: 860 };

/** The part of each screen that is shown; the numbers are CSS pixels from the top left. */
const SHOTS = [
  { name: 'logging', screen: 'progress', sight: PHONE, clip: [0, 56, 390, 520] },
  { name: 'trends', screen: 'customer-trends', sight: DESK, clip: [388, 120, 868, 548] },
  { name: 'dietician', screen: 'my-dietician', sight: PHONE, clip: [0, 56, 390, 520] },
  { name: 'plan', screen: 'plans', sight: DESK, clip: [24, 296, 868, 548] },
  { name: 'goals', screen: 'goals', sight: PHONE, clip: [0, 56, 390, 520] },
  { name: 'library', screen: 'library', sight: NARROW, clip: [24, 76, 868, 548] },
] as const;

/** `npm run pictures`: takes the landing page's screenshots of the product, running with the demo's people. */
const [main] = CAST;
if (!main) throw new Error('The cast has nobody to show.');
await buildWebIfNeeded();
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
const demo = await startDemo({
  env: { ...process.env, PORT: '0', RATE_LIMIT_FACTOR: '1000' },
  now: () => NOW,
});
const idOf = async (email: string) =>
  demo.deps.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
    .then(({ id }) => id);
try {
  const studio: Studio = {
    browser,
    url: demo.url,
    now: NOW,
    timeZone: main.timeZone,
    password: DEMO_PASSWORD,
    emails: { dietician: DIETICIANS[0].email, customer: main.email, newcomer: main.email },
  };
  const [leila, meera] = [await idOf(main.email), await idOf(DIETICIANS[0].email)];
  for (const { name, screen: wanted, sight, clip } of SHOTS)
    for (const scheme of SCHEMES) {
      const screen = SCREENS.find((each) => each.name === wanted);
      if (!screen) throw new Error(`There is no screen ${wanted}.`);
      const path = screen.path
        .replace('LEILA', leila)
        .replace('MEERA', meera)
        .replace('LASTWEEK', '2026-11-18');
      const context = await open(studio, screen.as, sight, scheme, { deviceScaleFactor: 2 });
      const png = await capture(studio, context, screen, path);
      await context.close();
      const [left, top, width, height] = clip;
      await sharp(png)
        .extract({ left: left * 2, top: top * 2, width: width * 2, height: height * 2 })
        .webp({ quality: 70, effort: 6 })
        .toFile(join(FOLDER, `${name}-${scheme}.webp`));
    }
} finally {
  await demo.close();
  await browser.close();
}
