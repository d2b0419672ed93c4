import { expect } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { appCode } from '../factories/secondFactor.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './fixtures.ts';

test('[T-B1] [T-F3] a practice that demands it leads a dietician to set it up before anything else', async ({
  emptyPractice: practice,
  signIn,
}) => {
  const screen = { baseURL: practice.url };
  const enrol = async (page: Awaited<ReturnType<typeof signIn>>) => {
    await page.getByRole('button', { name: 'Set Up' }).click();
    const key = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill(appCode(key));
    await page.getByRole('textbox', { name: 'Your Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Turn On' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' });
    const code = await codes.getByRole('listitem').first().innerText();
    await page.getByRole('button', { name: 'I Have Saved Them' }).click();
    return code;
  };
  const strict = await signIn(await practice.make.aDietician(), screen);
  const colleague = await signIn(await practice.make.aDietician(), screen);
  await colleague.goto('/client/customers');
  await strict.goto('/client/settings');
  const demand = strict.getByRole('button', { name: 'Require Two-Factor Sign-In' });
  const password = strict.getByRole('textbox', { name: 'Your Password' });
  await demand.click();
  await expect(password).toBeFocused();
  await strict.getByRole('button', { name: 'Cancel' }).click();
  await expect(demand).toBeFocused();
  await demand.click();
  await password.fill(PASSWORD);
  await demand.click();
  await expect(strict.getByRole('alert')).toContainText('First set up two-factor sign-in');
  await strict.getByRole('link', { name: 'To the sign-in settings' }).click();
  const recoveryCode = await enrol(strict);
  await strict.goto('/client/settings');
  await demand.click();
  await expectAccessible(strict);
  await password.fill(PASSWORD);
  await strict.getByRole('textbox', { name: 'Code', exact: true }).fill(recoveryCode);
  await demand.click();
  await expect(strict.getByRole('button', { name: /^Stop Requiring/ })).toBeFocused();

  // The rule acts at once on the open screen; server/signIn/rule.http.test.ts shows it for all others.
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(
    'Set up two-factor sign-in',
  );
  await enrol(colleague);
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Customers');
});
