import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../check/chromium.ts';
import { chromiumFlags, findHeadlessChromium } from '../chromium.ts';
import { film } from './film.ts';
import { icons } from './icons.ts';
import { product } from './product.ts';

/** `npm run pictures`: draws the pictures of the landing page. `--only film` draws one kind only. */
const kinds = { film, icons, product };
const { values } = parseArgs({ options: { only: { type: 'string' } } });
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
  for (const [kind, draw] of Object.entries(kinds))
    if (!values.only || values.only.split(',').includes(kind))
      process.stdout.write(`${await draw(browser)}\n`);
} finally {
  await browser.close();
}
