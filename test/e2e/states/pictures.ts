import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** `STATES_PICTURES=folder npm run test:states` leaves a picture of each state there. */
const folder = process.env.STATES_PICTURES;

export async function takePicture(page: Page, what: string) {
  if (!folder) return;
  const name = `${what} ${page.viewportSize()?.width}`.replaceAll(/[^a-z0-9]+/gi, '-');
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}
