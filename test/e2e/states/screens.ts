import type { Screen } from './screen.ts';
import { screensOfCustomers } from './screensOfCustomers.ts';
import { screensOfDieticians } from './screensOfDieticians.ts';
import { screensOfNobody } from './screensOfNobody.ts';

/** Every screen of Weekplate in every state it can have. */
export const SCREENS: readonly Screen[] = [
  ...screensOfNobody,
  ...screensOfDieticians,
  ...screensOfCustomers,
];
