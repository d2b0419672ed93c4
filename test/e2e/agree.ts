import type { Page } from '@playwright/test';
import { AGREEMENT } from '#domain/signIn/consent.ts';

export const agreement = (page: Page) =>
  page.getByRole('checkbox', { name: AGREEMENT, exact: true });

/** Ticks the consent to the use of health data on the sign-up screen. */
export const agree = (page: Page) => agreement(page).check();
