import type { Page } from '@playwright/test';
import type { Factories } from '../factories.ts';
import { mark } from './customersScreen.ts';

/** The address of the people to choose from. */
export const LIST = /\/api\/customers\?/;

export const pickerOf = (page: Page) => page.getByRole('combobox', { name: 'Customer' });

/** So many of nearly the same name; returns the word to find them by. */
export async function crowd(make: Factories, count: number) {
  const word = mark();
  for (let nth = 0; nth < count; nth += 1) await make.aCustomer({ name: `Ada ${nth} ${word}` });
  return word;
}
