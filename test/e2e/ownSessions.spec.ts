import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { PHONE, test } from './fixtures.ts';

test('[T-F3] [T-B6] one sees where one is signed in, and signs out there from here, by words that can be read whole on a phone of any width @all', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer();
  const page = await signIn(person, PHONE);
  const elsewhere = await signIn(await make.anotherSession(person));
  await elsewhere.goto('/customer/dashboard');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/account');
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('This device')).toBeVisible();
  await expectAccessible(page);
  const words = list.getByText('Sign Out', { exact: true });
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await words.evaluate((label) => {
      // Words that do not fit are cut by the label or by what is around it.
      const range = document.createRange();
      range.selectNodeContents(label);
      const { right, left } = range.getBoundingClientRect();
      const button = label.closest('button')?.getBoundingClientRect();
      return (
        label.scrollWidth > label.clientWidth ||
        !button ||
        right > button.right ||
        left < button.left
      );
    });
    expect(cut, `${width} px`).toBe(false);
  }
  await list.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(elsewhere.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
});
