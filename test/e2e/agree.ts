import type { Page } from '@playwright/test';
import { say } from '#domain/signIn/words.ts';

export const agreement = (page: Page) =>
  page.getByRole('checkbox', {
    name: say.agreement.replace('{policy}', say.privacyPolicy),
    exact: true,
  });

/** Ticks the consent to the use of health data on the sign-up screen. */
export const agree = (page: Page) => agreement(page).check();
