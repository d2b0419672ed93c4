import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { isThorough } from '#test/thorough.ts';
import { openArchive } from './archiveReader.ts';
import { sealedZip } from './archiveWriter.ts';
import type { Entry, Manifest } from './manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'weekplate-zip-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** More than the 65,535 entries that a ZIP file without its 64-bit extension can count. */
const MANY = 66_000;
/** Writing as many takes a minute. */
const COUNTS = isThorough ? [MANY] : [300];

it.each(COUNTS)(
  '[DATA-01] an archive of %i pictures is written and read back whole',
  async (count) => {
    const file = join(folder, 'many.zip');
    const images: Entry[] = [];
    const chunks: Uint8Array[] = [];
    const zip = sealedZip(async (add) => {
      for (let at = 0; at < count; at += 1)
        images.push(await add(`images/someone/${at}.webp`, [Buffer.from(String(at))]));
      const manifest: Manifest = {
        ...{ product: 'weekplate', format: 1, version: '1.0.0', engine: 'sqlite' },
        ...{ createdAt: '2026-11-30T12:00:00.000Z', migrations: ['0044-schema'] },
        ...{ tables: [], images, superseded: [], missing: [] },
      };
      await add('manifest.json', [Buffer.from(JSON.stringify(manifest))]);
    });
    for await (const chunk of zip) chunks.push(chunk);
    writeFileSync(file, Buffer.concat(chunks));
    // It reads every byte again, and counts.
    const archive = await openArchive(file);
    expect(archive.manifest.images).toHaveLength(count);
    const last = `images/someone/${count - 1}.webp`;
    expect(Buffer.from(await archive.bytesOf(last)).toString()).toBe(String(count - 1));
    archive.close();
  },
);

it('[DATA-01] a picture that was written is no longer in memory, nor what lay beside its name', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = async () => {
    collect();
    // What is collected is given back a little later.
    await pause(20);
    return process.memoryUsage().arrayBuffers;
  };
  let grownBy = Number.POSITIVE_INFINITY;
  const zip = sealedZip(async (add) => {
    const before = await held();
    for (let at = 0; at < 5000; at += 1) {
      await add(`images/someone/${at}.webp`, [Buffer.from(String(at))]);
      // As a request does meanwhile: it takes the next part of what Node.js allots for small texts.
      Buffer.from('x'.repeat(3000));
    }
    for (let look = 0; look < 50 && grownBy > 4_000_000; look += 1)
      grownBy = (await held()) - before;
  });
  for await (const _ of zip);
  expect(grownBy).toBeLessThan(4_000_000);
});
