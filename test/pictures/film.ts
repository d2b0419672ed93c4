import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { SCHEMES, type Scheme } from '../screens/capture.ts';
import { ffmpeg } from './ffmpeg.ts';
import { PALETTES } from './film/palette.ts';
import { HEIGHT, scene, WIDTH } from './film/scene.ts';

const FOLDER = join(import.meta.dirname, '../../web/landing/film');
const PER_SECOND = 20;
const SECONDS = 14;
const FRAMES = PER_SECOND * SECONDS;
const MOST_BYTES = 700_000;

/** The moment of the still picture for people who do not see the film: half of the week is eaten. */
const POSTER_AT = 0.52;

/** Draws the film behind the landing page's headline, in both colour schemes. */
export async function film(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.setContent('<body style="margin:0">');
  let bytes = 0;
  for (const scheme of SCHEMES) bytes += await filmIn(page, scheme);
  await page.close();
  if (bytes > MOST_BYTES) throw new Error(`The film has ${bytes} bytes, too many.`);
  return `film: ${(bytes / 1000).toFixed(0)} kB`;
}

async function filmIn(page: Page, scheme: Scheme): Promise<number> {
  const file = (ending: string) => join(FOLDER, `week-${scheme}.${ending}`);
  const frame = async (at: number) => {
    await page.evaluate(
      (svg) => {
        document.body.innerHTML = svg;
      },
      scene(at, PALETTES[scheme]),
    );
    return page.screenshot({ type: 'png' });
  };
  async function* frames() {
    // The film begins with the poster's moment, so that nothing jumps when it replaces the poster.
    for (let index = 0; index < FRAMES; index += 1) yield await frame(POSTER_AT + index / FRAMES);
  }
  const lossless = join(tmpdir(), `week-${process.pid}.mkv`);
  const still = ['-f', 'image2pipe', '-framerate', String(PER_SECOND), '-i', '-'];
  const smaller = ['-vf', 'scale=1120:-2:flags=lanczos,format=yuv420p', '-an'];
  await ffmpeg(
    [...still, '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', lossless],
    frames(),
  );
  const svt = ['-c:v', 'libsvtav1', '-preset', '5', '-crf', '44', '-g', String(FRAMES)];
  await ffmpeg(['-i', lossless, ...smaller, ...svt, file('webm')], []);
  const x264 = ['-c:v', 'libx264', '-preset', 'slower', '-tune', 'animation', '-crf', '31'];
  const everywhere = ['-profile:v', 'high', '-movflags', '+faststart', '-g', String(FRAMES)];
  await ffmpeg(['-i', lossless, ...smaller, ...x264, ...everywhere, file('mp4')], []);
  await rm(lossless);
  const webp = ['-c:v', 'libwebp', '-quality', '62', '-compression_level', '6'];
  await ffmpeg([...still, '-frames:v', '1', ...webp, file('webp')], [await frame(POSTER_AT)]);
  return statSync(file('webm')).size + statSync(file('mp4')).size;
}
