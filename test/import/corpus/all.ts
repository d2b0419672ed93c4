import type { Labelled } from '../labelled.ts';
import { documents } from './documents.ts';
import { handouts } from './handouts.ts';
import { pastes } from './pastes.ts';
import { spreadsheets } from './spreadsheets.ts';

/** Made by hand in the variety that hand-outs of dieticians have; nobody's own plans. */
export const corpus: readonly Labelled[] = [...spreadsheets, ...documents, ...pastes, ...handouts];
