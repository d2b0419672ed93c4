import { athletes } from './athletes.ts';
import { careful } from './careful.ts';
import { comersAndGoers } from './comersAndGoers.ts';
import { everyday } from './everyday.ts';
import { families } from './families.ts';
import { heartsAndKidneys } from './heartsAndKidneys.ts';
import type { Person } from './person.ts';
import { regulars } from './regulars.ts';
import { sugar } from './sugar.ts';

/** The forty, the first being the one whom screenshots and the tour follow. */
export const CAST: readonly Person[] = [
  ...regulars,
  ...everyday,
  ...sugar,
  ...athletes,
  ...families,
  ...heartsAndKidneys,
  ...careful,
  ...comersAndGoers,
];
