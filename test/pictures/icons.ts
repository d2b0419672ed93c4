import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { smaller } from '../screens/smaller.ts';
import { PALETTES } from './film/palette.ts';
import { HEIGHT, scene, WIDTH } from './film/scene.ts';

const PUBLIC = join(import.meta.dirname, '../../web/public');
const MARK = readFileSync(join(PUBLIC, 'mark.svg'), 'utf8');
const FIGTREE = join(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
/** Larger than everything drawn here: Chromium does not handle tiny windows well. */
const STAGE = { width: 1280, height: 720 };
const PAPER = '#faf7f0';

/**
 * `mark`: the share of the square that the mark takes. A maskable icon may be cropped to a circle of 80 %.
 */
const ICONS = [
  { name: 'icon-32', size: 32, mark: 1 },
  { name: 'icon-180', size: 180, mark: 0.72 },
  { name: 'icon-192', size: 192, mark: 0.84 },
  { name: 'icon-512', size: 512, mark: 0.84 },
  { name: 'icon-maskable', size: 512, mark: 0.6 },
] as const;

/** Draws the icons with the mark, and the preview picture for shared links. */
export async function icons(browser: Browser): Promise<string> {
  for (const { name, size, mark } of ICONS) {
    const svg = MARK.replace('<svg ', `<svg width="${size * mark}" height="${size * mark}" `);
    const html = `<body style="margin:0;display:grid;place-items:center;width:${size}px;height:${size}px;background:${PAPER}">${svg}`;
    await draw(browser, name, size, size, html);
  }
  await draw(browser, 'preview', 1200, 630, preview());
  return `icons: ${ICONS.length}, and the preview`;
}

async function draw(browser: Browser, name: string, width: number, height: number, html: string) {
  const page = await browser.newPage({ viewport: STAGE, colorScheme: 'light' });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await writeFile(
    join(PUBLIC, `${name}.png`),
    smaller(await page.screenshot({ clip: { x: 0, y: 0, width, height } })),
  );
  await page.close();
}

function preview(): string {
  const font = readFileSync(FIGTREE).toString('base64');
  return `<style>
    @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${font}); }
    body { margin: 0; font-family: Figtree; color: #1c211b; }
    svg { position: absolute; left: 80px; top: 0; width: ${(WIDTH / HEIGHT) * 630}px; height: 630px; }
    div { position: absolute; inset: 0 0 auto; height: 250px; width: 1056px; padding: 190px 72px; background: linear-gradient(90deg, ${PAPER} 34%, transparent 58%); }
    b { font-size: 92px; font-weight: 750; letter-spacing: -0.04em; line-height: 1; }
    p { width: 440px; margin: 24px 0 0; font-size: 32px; line-height: 1.32; }
  </style>${scene(0.52, PALETTES.light)}<div><b>Weekplate</b><p>Track your progress, achieve your goals, and connect with nutrition experts.</p></div>`;
}
