import type { Page } from '@playwright/test';
import type { Factories } from '../factories.ts';
import { mark } from './customersScreen.ts';

/** The request for the customers to choose from. */
export const LIST = /\/api\/customers\?/;

export const pickerOf = (page: Page) => page.getByRole('combobox', { name: 'Customer' });

/** Makes `count` customers with nearly the same name; returns the word that finds them. */
export async function crowd(make: Factories, count: number) {
  const word = mark();
  for (let nth = 0; nth < count; nth += 1) await make.aCustomer({ name: `Ada ${nth} ${word}` });
  return word;
}
