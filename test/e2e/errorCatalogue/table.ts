import { accounts } from './accounts.ts';
import { customers } from './customers.ts';
import { days } from './days.ts';
import { pictures } from './pictures.ts';
import { plans } from './plans.ts';
import { profiles } from './profiles.ts';
import type { Row } from './row.ts';

/** The error catalogue: every message, its cause, where it is seen and for how long. */
export const CATALOGUE: readonly Row[] = [
  ...accounts,
  ...plans,
  ...customers,
  ...days,
  ...profiles,
  ...pictures,
];
