import { expect, test } from 'vitest';
import type { Eater } from '#domain/allergens/allergens.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { NOBODY } from '#test/factories/eaters.ts';
import { mealPath, textOf } from '../form/fields.ts';
import { type Marker, markerFor } from './marker.ts';

const EGGLESS: Eater = { ...NOBODY, allergens: ['eggs'] };
const MONDAY = '2026-11-23';
const blank = textOf(emptyPlan(MONDAY));
const [first, second] = [mealPath(0, 0), mealPath(1, 0)];
const NEW = { kind: 'new' } as const;
const EDIT = { kind: 'edit', id: 'plan', version: 1, name: 'Week' } as const;
const KNOWN = { today: MONDAY, accepted: [] };

function markerOf(eater: Eater): Marker {
  const marker = markerFor(eater);
  if (!marker) throw new Error('nothing is avoided');
  return marker;
}

test('[RAIL-02] what was read before is marked as before, what is typed since anew', () => {
  const marker = markerOf(EGGLESS);
  const marked = (values: typeof blank) =>
    marker
      .mark({ values, base: blank, source: NEW }, KNOWN)
      .map(({ path, words }) => [path, words]);
  const week = { ...blank, [first]: 'Eggs', [second]: 'Rice' };
  expect(marked(week)).toEqual([[first, 'Eggs: eggs']]);
  expect(marked({ ...week, [second]: 'Eggs' })).toEqual([
    [first, 'Eggs: eggs'],
    [second, 'Eggs: eggs'],
  ]);
  expect(marked({ ...week, [first]: 'Rice' })).toEqual([]);
  expect(marked(week)).toEqual([[first, 'Eggs: eggs']]);
});

test('[RAIL-03] only cells that are new or changed, lie ahead and have no reason yet hold an upload back', () => {
  const marker = markerOf(EGGLESS);
  const base = { ...blank, [first]: 'Omelette', [second]: 'Omelette' };
  const holding = (values: typeof blank, known: Parameters<Marker['mark']>[1] = KNOWN) =>
    marker
      .mark({ values, base, source: EDIT }, known)
      .filter(({ holds }) => holds)
      .map(({ path }) => path);
  expect(holding(base)).toEqual([]);
  expect(holding({ ...base, [second]: 'Scrambled eggs' })).toEqual([second]);
  const changed = { ...base, [first]: 'Frittata', [second]: 'Frittata' };
  expect(holding(changed)).toEqual([first, second]);
  expect(holding(changed, { today: '2026-11-24', accepted: [] })).toEqual([second]);
  const given = { meals: [' frittata'], words: ['Frittata: usually with eggs'] };
  const accepted = [
    { ...given, reason: 'Baked well.', at: '2026-11-03T09:00:00.000Z' },
    { ...given, reason: 'A taste.', at: '2026-10-01T09:00:00.000Z' },
  ];
  expect(holding(changed, { ...KNOWN, accepted })).toEqual([]);
  const [cell] = marker.mark({ values: changed, base, source: EDIT }, { ...KNOWN, accepted });
  expect(cell?.accepted).toBe('Accepted Tue 3 Nov: “Baked well.”');
  // A week that begins on another day has other cells.
  expect(holding({ ...base, startDate: '2026-11-25' })).toEqual([first, second]);
});

test('[RAIL-04] a cell in a language that the lists do not know says so', () => {
  const values = { ...blank, [first]: 'Havermout met melk', [second]: 'Arroz com feijão' };
  const cells = markerOf(EGGLESS).mark({ values, base: blank, source: NEW }, KNOWN);
  expect(cells.map(({ path, words, holds }) => [path, words, holds])).toEqual([
    [first, 'Not checked: language not recognized', false],
  ]);
});
