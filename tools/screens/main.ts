import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { capture, inStudio, open, SCHEMES, SIGHTS } from './capture.ts';
import { SCREENS } from './screens.ts';

const FOLDER = join(import.meta.dirname, '../../docs/screens');

const { values } = parseArgs({
  options: { only: { type: 'string' }, port: { type: 'string' }, to: { type: 'string' } },
});
const folder = values.to ?? FOLDER;
const wanted = SCREENS.filter(({ name }) => !values.only || values.only.split(',').includes(name));

await inStudio(async (studio) => {
  if (!values.only) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  for (const sight of SIGHTS)
    for (const scheme of SCHEMES)
      for (const visitor of new Set(wanted.map((screen) => screen.as))) {
        const context = await open(studio, visitor, sight, scheme);
        for (const screen of wanted.filter((each) => each.as === visitor)) {
          // Screens are flat: 256 colours lose only shades at the edges of letters, and two thirds of the size.
          const picture = await sharp(await capture(studio, context, screen))
            .png({ palette: true, effort: 10 })
            .toBuffer();
          bytes += picture.length;
          await writeFile(join(folder, `${screen.name}-${sight.name}-${scheme}.png`), picture);
        }
        await context.close();
      }
  process.stdout.write(`${wanted.length * 4} pictures, ${(bytes / 1e6).toFixed(1)} MB\n`);
}, values.port);
