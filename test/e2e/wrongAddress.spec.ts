import { expect } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { button, fresh, signUp, textbox } from './authScreen.ts';
import { PHONE, test } from './fixtures.ts';

test('[AUTH-13] [AUTH-02] an address mistyped at sign-up is corrected where the letter is announced, and nothing else is typed again', async ({
  signIn,
}) => {
  const page = await signIn(null, PHONE);
  // As with a mail server: nobody is signed in before the address is confirmed.
  await page.route('**/api/auth/sign-up', (route) => route.fulfill({ json: { me: null } }), {
    times: 1,
  });
  const [wrong, right] = [fresh('@exampel.test'), fresh()];
  await signUp(page, wrong);
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await expect(page.getByText(wrong)).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Wrong address? Correct it').click();
  await expect(textbox(page, 'Email')).toBeFocused();
  await expect(textbox(page, 'Email')).toHaveValue(wrong);
  await expect(textbox(page, 'Password')).toHaveValue(PASSWORD);
  await expect(page.getByRole('checkbox')).toBeChecked();
  // The wrong address is selected, so typing replaces it.
  await page.keyboard.type(right);
  await button(page, 'Sign Up').click();
  await expect(page).toHaveURL('/customer/dashboard');
  const me = await (await page.request.get('/api/me', { maxRetries: 1 })).json();
  expect(me.me.email).toBe(right);
});
