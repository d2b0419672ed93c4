import { expect, it } from 'vitest';
import { TABLES, type TableId, tableOf } from './tables.ts';

const food = (id: TableId, code: string) => {
  const found = tableOf(id).foods.find((each) => each.code === code);
  if (!found) throw new Error(`${id} has no ${code}`);
  return { ...found, of: tableOf(id).nutrientsOf(found) };
};

it('[FOOD-01] every published table is there whole, with the source that it wants named', () => {
  const counts = TABLES.map((id) => {
    const { foods, cite, licence } = tableOf(id);
    expect([id, cite, licence]).not.toContain('');
    const measures = foods.reduce((sum, each) => sum + each.measures.length, 0);
    return [id, foods.length, measures];
  });
  expect(counts).toEqual([
    ['swiss53', 999, 0],
    ['ciqual2020', 3186, 0],
    ['bls40', 7140, 0],
    ['sr28', 8789, 15438],
  ]);
});

it('[FOOD-01] values, units and household measures are those of the publisher, of 100 g', () => {
  const butter = food('sr28', '01001');
  expect(butter.names.en?.[0]).toBe('Butter, salted');
  expect(butter.of).toMatchObject({ energy: 717, fat: 81.11, sodium: 643, vitaminB12: 0.17 });
  expect(butter.measures).toContainEqual(['1 cup', 227]);
  // 24 mg of calcium, and the salt of 643 mg of sodium.
  expect(butter.of.calcium).toBe(24);
  expect(butter.of.salt).toBeCloseTo(1.6075, 2);
});

it('[FOOD-01] fibre is not counted again as carbohydrate, and 100 ml are not taken for 100 g', () => {
  const almonds = tableOf('sr28').foods.find(({ names }) => names.en?.[0] === 'Nuts, almonds');
  if (!almonds) throw new Error('no almonds');
  const { carbohydrate = 0, fibre = 0 } = tableOf('sr28').nutrientsOf(almonds);
  expect(carbohydrate + fibre).toBeCloseTo(21.55, 1);
  const oil = tableOf('swiss53').foods.find(({ names }) => names.en?.[0] === 'Olive oil');
  if (!oil) throw new Error('no olive oil');
  expect(tableOf('swiss53').nutrientsOf(oil).fat).toBeGreaterThan(98);
});

it('[FOOD-02] what a table does not know is absent, and never zero', () => {
  const soup = food('ciqual2020', '25909');
  expect(soup.of).toMatchObject({ energy: 4.8, protein: 0.2 });
  // The publisher writes 0 for selenium and '-' for iodine.
  expect(soup.of.selenium).toBe(0);
  expect('iodine' in soup.of).toBe(false);
  const oats = food('bls40', 'C133000');
  expect(oats.of).toMatchObject({ energy: 348, protein: 13.22 });
  expect('salt' in oats.of).toBe(false);
});
