import type { Labelled } from '../labelled.ts';
import { chatBots } from './chatBots.ts';
import { clinics } from './clinics.ts';
import { documents } from './documents.ts';
import { handouts } from './handouts.ts';
import { mixed } from './mixed.ts';
import { pastes } from './pastes.ts';
import { practices } from './practices.ts';
import { published } from './published.ts';
import { sections } from './sections.ts';
import { spreadsheets } from './spreadsheets.ts';
import { varied } from './varied.ts';
import { wards } from './wards.ts';

/** Made by hand, with the variety of dieticians' hand-outs; no real person's plans. */
export const corpus: readonly Labelled[] = [
  ...spreadsheets,
  ...documents,
  ...pastes,
  ...handouts,
  ...published,
  ...chatBots,
  ...clinics,
  ...mixed,
  ...varied,
  ...sections,
  ...wards,
  ...practices,
];
