import { expect, type Page } from '@playwright/test';
import { aPicture } from '../factories/images.ts';
import { PHONE, test } from './fixtures.ts';
import { button } from './named.ts';

const MINE = '/customer/customerprofile';
const UPLOADS = '**/api/profile-images/*';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Crop your picture' });
const portrait = (page: Page) => page.getByRole('img', { name: 'Profile Image' });
const zoom = (page: Page) => page.getByRole('slider', { name: 'Zoom' }).inputValue().then(Number);

async function choose(page: Page, width = 640, height = 480) {
  const buffer = await aPicture('png', width, height);
  const file = { name: '../../x.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Profile Image', { exact: true }).setInputFiles(file);
  await expect(dialog(page)).toBeVisible();
}

/** The picture is there and was drawn, not only asked for. */
const expectShown = (page: Page) =>
  expect
    .poll(() => portrait(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(512);

test('[PROF-04] [PROF-05] [FILE-02] what is no picture is refused; a picture is replaced, tried again by itself what fails for now, and removed after asking', async ({
  customer: { page, person },
  make,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await make.aCustomerProfile(person);
  await make.anImage(person);
  await page.goto(MINE);
  await button(page, 'Edit Profile').click();
  const before = (await portrait(page).getAttribute('src')) ?? '';
  for (const file of [
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html>') },
  ]) {
    await page.getByLabel('Profile Image', { exact: true }).setInputFiles(file);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Failed to upload profile image. This is not a picture');
    await expect(dialog(page)).toBeHidden();
  }

  await choose(page);
  const { promise: isSaid, resolve: letThrough } = Promise.withResolvers<void>();
  let tries = 0;
  await page.route(UPLOADS, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    tries += 1;
    if (tries === 1) return route.abort();
    // Held until the message was seen. It is shown for one second, until the next try is on its way,
    // and a busy machine might miss it.
    await isSaid;
    return route.continue();
  });
  await button(page, 'Save Picture').click();
  await expect(page.getByText('Trying again…')).toBeVisible();
  letThrough();
  await expect(page.getByText('Picture saved.')).toBeVisible();
  await page.unroute(UPLOADS);
  await expectShown(page);
  await expect(portrait(page)).not.toHaveAttribute('src', before);

  await button(page, 'Remove').click();
  await page.getByRole('dialog', { name: 'Remove your picture?' }).getByText('Cancel').click();
  await expect(portrait(page)).toBeVisible();
  await button(page, 'Remove').click();
  await button(page, 'Remove Picture').click();
  await expect(page.getByText('Picture removed.')).toBeVisible();
  await expect(portrait(page)).toBeHidden();
  await page.reload();
  await expect(button(page, 'Edit Profile')).toBeVisible();
  await expect(portrait(page)).toBeHidden();
});

test('[PROF-04] on a phone a photo can be taken, cropped with a finger, and made larger with two', async ({
  customer: { person },
  signIn,
}) => {
  const page = await signIn(person, PHONE);
  await page.goto(MINE);
  await expect(page.getByLabel('Take a photo').first()).toHaveAttribute('capture', 'user');
  await choose(page, 900, 300);
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('There is nothing to crop.');
  await page.mouse.move(box.x + 30, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 250, box.y + 100, { steps: 4 });
  await page.mouse.up();
  await button(page, 'Save Picture').click();
  await expectShown(page);

  await choose(page, 900, 900);
  const square = await page.getByRole('application').boundingBox();
  if (!square) throw new Error('There is nothing to crop.');
  const [x, y] = [square.x + square.width / 2, square.y + square.height / 2];
  const fingers = (apart: number) =>
    [-apart, apart].map((to, id) => ({ x: x + to, y, id, force: 1 }));
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart === undefined ? [] : fingers(apart),
    });
  await touch('touchStart', 30);
  for (const apart of [40, 50, 60]) await touch('touchMove', apart);
  await touch('touchEnd');
  await expect.poll(() => zoom(page)).toBeGreaterThan(1.5);
  await button(page, 'Save Picture').click();
  await expectShown(page);
});
