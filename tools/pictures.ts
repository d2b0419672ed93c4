import { join } from 'node:path';
import sharp from 'sharp';
import { capture, inStudio, open, SCHEMES } from './screens/capture.ts';
import { SCREENS } from './screens/screens.ts';

const FOLDER = join(import.meta.dirname, '../web/landing/product');
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
await inStudio(async (studio) => {
  for (const { name, screen: wanted, sight, clip } of SHOTS)
    for (const scheme of SCHEMES) {
      const screen = SCREENS.find((each) => each.name === wanted);
      if (!screen) throw new Error(`There is no screen ${wanted}.`);
      const context = await open(studio, screen.as, sight, scheme, { deviceScaleFactor: 2 });
      const png = await capture(studio, context, screen);
      await context.close();
      const [left, top, width, height] = clip;
      await sharp(png)
        .extract({ left: left * 2, top: top * 2, width: width * 2, height: height * 2 })
        .webp({ quality: 70, effort: 6 })
        .toFile(join(FOLDER, `${name}-${scheme}.webp`));
    }
});
