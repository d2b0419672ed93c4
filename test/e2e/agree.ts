import type { Page } from '@playwright/test';
import { AGREEMENT } from '#domain/rights/consentWords.ts';

export const agreement = (page: Page) =>
  page.getByRole('checkbox', { name: AGREEMENT, exact: true });

/** Ticks that one agrees to the use of one’s health data, on the screen of signing up. */
export const agree = (page: Page) => agreement(page).check();
