import { british } from './british.ts';
import { eastAsian } from './eastAsian.ts';
import { gentleOnKidneys } from './gentleOnKidneys.ts';
import { levantine } from './levantine.ts';
import { mediterranean } from './mediterranean.ts';
import type { Kitchen } from './menu.ts';
import { mexican } from './mexican.ts';
import { nordic } from './nordic.ts';
import { northIndian } from './northIndian.ts';
import { southIndian } from './southIndian.ts';
import { westAfrican } from './westAfrican.ts';

export const KITCHENS = {
  british,
  eastAsian,
  gentleOnKidneys,
  levantine,
  mediterranean,
  mexican,
  nordic,
  northIndian,
  southIndian,
  westAfrican,
} satisfies Record<string, Kitchen>;
export type KitchenName = keyof typeof KITCHENS;
