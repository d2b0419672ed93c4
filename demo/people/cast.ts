import { athletes } from './athletes.ts';
import { careful } from './careful.ts';
import { comersAndGoers } from './comersAndGoers.ts';
import { everyday } from './everyday.ts';
import { families } from './families.ts';
import { heartsAndKidneys } from './heartsAndKidneys.ts';
import type { Person } from './person.ts';
import { regulars } from './regulars.ts';
import { sugar } from './sugar.ts';

/** The forty people; the first is the one in the screenshots and the tour. */
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
