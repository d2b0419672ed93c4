import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { aPicture } from '../../factories/images.ts';
import { cut, DEAF, deafen, mend, press, type Row, type Stage } from './row.ts';

const MINE = '/customer/customerprofile';
const UPLOAD_FAILED = 'Failed to upload profile image.';

const row = (about: Omit<Row, 'screen' | 'role' | 'how'> & Partial<Pick<Row, 'how'>>): Row => ({
  screen: MINE,
  role: 'customer',
  how: 'alert',
  ...about,
});

const dialog = ({ page }: Pick<Stage, 'page'>) =>
  page.getByRole('dialog', { name: 'Crop your picture' });

/** Chooses a picture, which the dialog then shows to be cropped and saved. */
async function choosePicture({ page }: Pick<Stage, 'page'>) {
  await page.goto(MINE);
  const buffer = await aPicture();
  const input = page.getByLabel('Profile Image', { exact: true });
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await dialog({ page }).waitFor();
}

/** Saves the picture after something happened for which the server refuses it. */
const refused =
  (happens: (stage: Stage) => Promise<unknown>): Row['drive'] =>
  async (stage) => {
    await choosePicture(stage);
    await happens(stage);
    return () => press(stage.page, 'Save Picture');
  };

export const pictures: readonly Row[] = [
  row({
    message: 'This picture is not there any more. Choose it again.',
    ids: '[FILE-01]',
    cause: 'object-not-found: its file is gone from the storage',
    async drive({ page, person, make, imagesDir }) {
      await make.aCustomerProfile(person);
      await make.anImage(person);
      rmSync(join(imagesDir, 'profileImages', person.id), { recursive: true });
      await page.goto(MINE);
      return () => press(page, 'Edit Profile');
    },
    async after(stage) {
      const buffer = await aPicture();
      const input = stage.page.getByLabel('Profile Image', { exact: true });
      await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
      await press(stage.page, 'Save Picture');
      await expect(stage.page.getByText('Picture saved.')).toBeVisible();
      await expect(stage.page.getByRole('alert')).toHaveCount(0);
    },
  }),
  row({
    message: UPLOAD_FAILED,
    reason: 'You are not signed in any more. Log in and try again.',
    ids: '[PROF-05] [FILE-01]',
    cause: 'unauthenticated: the session ended',
    madeUp: DEAF,
    async drive(stage) {
      await deafen(stage.page);
      return refused(({ make, person }) => make.endSessions(person))(stage);
    },
    async after(stage) {
      const { page, person } = stage;
      const again = page.getByRole('dialog', { name: 'Please sign in again' });
      await again.getByLabel('Password', { exact: true }).fill(person.password);
      await again.getByRole('button', { name: 'Log In', exact: true }).click();
      await press(page, 'Try again');
      await expect(page.getByText('Picture saved.')).toBeVisible();
    },
  }),
  row({
    message: 'You cancelled it. Your picture is as it was.',
    ids: '[FILE-01] [FILE-02]',
    cause: 'canceled: Cancel Upload is pressed while there is no network',
    how: 'status',
    async drive(stage) {
      await choosePicture(stage);
      await cut(stage.page);
      await press(stage.page, 'Save Picture');
      await stage.page.getByRole('progressbar', { name: 'Upload' }).waitFor();
      return () => press(stage.page, 'Cancel Upload');
    },
    async after({ page }) {
      await mend(page);
      await press(page, 'Save Picture');
      await expect(page.getByText('Picture saved.')).toBeVisible();
    },
  }),
];
