import { expect, type Locator, type Page } from '@playwright/test';
import { say } from '#domain/signIn/words.ts';
import { aPicture } from '../../factories/images.ts';
import { PASSWORD } from '../../factories/people.ts';
import { expectAccessible } from '../accessible.ts';
import { agreement } from '../authScreen.ts';
import { test } from '../fixtures.ts';
import { button } from '../named.ts';
import { field } from '../plansScreen.ts';
import { expectAnnounced, tabAndPress, tabAndType, tabTo } from './keys.ts';

/** Which of its three colours the test picture shows at this pixel of its diagonal, once it is drawn. */
const colourAt = (picture: Locator, at: number) =>
  picture.evaluate((image: HTMLImageElement, place) => {
    if (image.naturalWidth === 0) return 'none';
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(image, place, place, 1, 1, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    if (red > 180 && green < 80 && blue < 80) return 'red';
    return `${red} ${green} ${blue}`;
  }, at);

// Every journey of a visitor and of a customer by the keyboard alone: nothing here is clicked.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[AUTH-01] [AUTH-02] [AUTH-07] [AUTH-08] [AUTH-11] [AUTH-12] by keyboard: from the landing page to an account, out in every tab, and in again', async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@example.test`;
  await page.goto('/');
  await tabAndPress(page, page.getByRole('link', { name: 'Get Started' }).first());
  // This loads another page; until it is there, the fields are those of the landing page.
  await expect(page).toHaveURL('/signup');
  await tabAndType(page, field(page, 'Email'), email);
  await tabAndType(page, field(page, 'Password'), PASSWORD);
  await tabAndType(page, field(page, 'Confirm Password'), 'something-else');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Confirm Password')).toHaveAccessibleDescription(
    'Passwords do not match.',
  );
  await tabAndType(page, field(page, 'Confirm Password'), PASSWORD);
  await tabAndPress(page, button(page, 'Sign Up'));
  await expect(agreement(page)).toBeFocused();
  await expect(agreement(page)).toHaveAccessibleDescription(say.agreementNeeded);
  await page.keyboard.press('Space');
  await tabAndPress(page, button(page, 'Sign Up'));
  await expect(page).toHaveURL('/customer/dashboard');
  await expect(heading(page)).toBeFocused();
  const role = () => page.evaluate(() => localStorage.getItem('role'));
  expect(await role()).toBe('customer');
  const other = await page.context().newPage();
  await other.goto('/customer/customerprofile');
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();

  const navigation = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, navigation.getByRole('button', { name: 'Logout' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  expect(await role()).toBeNull();
  await tabAndType(page, field(page, 'Email'), email);
  await tabAndType(page, field(page, 'Password'), 'not-the-password');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, /password/i);
  await expect(field(page, 'Email')).toHaveValue(email);
  await tabTo(page, field(page, 'Password'), 'Shift+Tab');
  await tabAndType(page, field(page, 'Password'), PASSWORD);
  await tabAndPress(page, button(page, 'Log In'));
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page).toHaveURL('/customer/dashboard');
});

test('[PROG-01] [PROG-03] [PROG-04] by keyboard: a customer logs the day', async ({
  customer: { page, person },
  make,
}) => {
  await make.aPlan(person);
  await page.goto('/customer/dashboard');
  await tabAndPress(page, page.getByRole('link', { name: 'My Progress' }));
  await expect(heading(page)).toBeFocused();
  await tabAndPress(page, page.getByRole('checkbox', { name: /Porridge/ }), 'Space');
  await tabAndPress(page, button(page, 'One glass more'));
  await tabAndType(page, page.getByLabel('Sleep Hours'), '7.5');
  await tabTo(page, page.getByRole('radio', { name: 'Awful' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Low' })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: '1' }));
  await page.keyboard.press('ArrowRight');
  await tabAndType(page, field(page, 'Notes'), 'By keyboard.');
  await tabAndPress(page, button(page, 'Submit Progress'));
  await expectAnnounced(page, /submitted/i);
  await expect(page.locator('main :focus')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Porridge/ })).toBeChecked();
});

test('[PROF-01] [PROF-04] by keyboard: a profile is edited, a picture chosen, cropped, and seen by the dietician', async ({
  customer: { page, person },
  dietician,
  make,
}) => {
  await make.aCustomerProfile(person);
  await page.goto('/customer/customerprofile');
  await tabAndPress(page, button(page, 'Edit Profile'));
  await expect(heading(page)).toBeFocused();
  await tabAndType(page, field(page, 'Fitness Goals'), 'Swim a kilometre');
  const chosen = page.waitForEvent('filechooser');
  const choose = page.getByLabel('Profile Image', { exact: true });
  await tabAndPress(page, choose);
  const buffer = await aPicture('png', 900, 300);
  await (await chosen).setFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('application', { name: 'Position of the picture' })).toBeFocused();
  for (let times = 0; times < 30; times += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('+');
  await expectAccessible(page);
  await tabAndPress(page, button(page, 'Save Picture'));
  await expectAnnounced(page, 'Picture saved.');
  await expect(page.locator('main :focus')).toBeVisible();
  const portrait = page.getByRole('img', { name: 'Profile Image' });
  // Moved to the left as far as it goes: the red third of the picture.
  await expect.poll(() => colourAt(portrait, 200)).toEqual('red');
  await dietician.page.goto(`/client/customers/${person.id}`);
  const summary = dietician.page.getByRole('region', { name: 'Summary' });
  await expect(summary.locator('img')).toHaveAttribute('src', /-small\.webp$/);

  await tabTo(page, button(page, 'Save Profile'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'Profile saved.');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, button(page, 'Edit Profile'));
});
