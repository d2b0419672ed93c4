import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copied, type Labelled, typed, written } from '../labelled.ts';
import { clinics } from './clinics.ts';
import { documents } from './documents.ts';
import { handouts } from './handouts.ts';
import { mixed } from './mixed.ts';
import { pastes } from './pastes.ts';
import { spreadsheets } from './spreadsheets.ts';
import { varied } from './varied.ts';

const TEXTS = join(import.meta.dirname, 'texts');

/** A text or a piece of a page as it is pasted, then a line `====` and its weeks, with `----` between them. */
const texts = readdirSync(TEXTS)
  .sort()
  .map((name): Labelled => {
    const [given = '', weeks = ''] = readFileSync(join(TEXTS, name), 'utf8').split('\n====\n');
    return {
      name,
      given: name.endsWith('.html.txt') ? copied(given) : typed(given),
      weeks: weeks.split('\n----\n').map(written),
    };
  });

/** Made by hand, with the variety of dieticians' hand-outs; no real person's plans. */
export const corpus: readonly Labelled[] = [
  ...spreadsheets,
  ...documents,
  ...pastes,
  ...handouts,
  ...clinics,
  ...mixed,
  ...varied,
  ...texts,
];
