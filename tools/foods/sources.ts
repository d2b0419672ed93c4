import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import {
  energyOf,
  type Nutrient,
  type Nutrients,
  SALT_IN_SODIUM,
} from '#domain/foods/nutrients.ts';

/** A food of a published table, of 100 g. */
export type Read = {
  readonly code: string;
  readonly group: string;
  /** By language; the first is the name, the others are synonyms. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Household measures in grams, such as `1 cup`, 227. */
  readonly measures: readonly (readonly [name: string, grams: number])[];
  readonly values: Nutrients;
};

export type Source = {
  readonly id: string;
  /** How the source wants to be named. */
  readonly cite: string;
  readonly licence: string;
  /** How many foods and measures the publisher counts. */
  readonly counts: { readonly foods: number; readonly measures?: number };
  read(folder: string): Read[];
};

const rowsOf = (folder: string, file: string): string[][] => {
  const text = readFileSync(join(folder, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd();
  const options = file.endsWith('.tsv') ? { delimiter: '\t', quoteChar: '\0' } : { delimiter: ',' };
  return Papa.parse<string[]>(text, options).data;
};

/** Cells by the headings of their columns. */
const records = (folder: string, file: string): Record<string, string>[] => {
  const [head = [], ...rows] = rowsOf(folder, file);
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
};

/** The number in a cell; undefined for an empty one. Traces are 0, and of '< 0,5' half is taken. */
function valueIn(cell: string | undefined): number | undefined {
  const text = (cell ?? '').trim().replace(',', '.');
  if (text === '' || text === '-') return undefined;
  if (/^(traces|tr\.)$/.test(text)) return 0;
  const [, less, digits] = /^(<)?\s*(\d*\.?\d+)$/.exec(text) ?? [];
  if (digits === undefined) throw new Error(`'${cell}' is not known as a value`);
  return less ? Number(digits) / 2 : Number(digits);
}

type Cells = Readonly<Partial<Record<Nutrient, string | undefined>>>;

/** What is known of the cells, with the salt of the sodium. */
function valuesOf(cells: Cells): Nutrients {
  const values: Nutrients = {};
  for (const [id, cell] of Object.entries(cells)) {
    const value = valueIn(cell);
    if (value !== undefined) values[id as Nutrient] = value;
  }
  if (values.salt === undefined && values.sodium !== undefined)
    values.salt = values.sodium * SALT_IN_SODIUM;
  return values;
}

const SR28: Readonly<Partial<Record<Nutrient, string>>> = {
  energy: '208',
  protein: '203',
  fat: '204',
  fibre: '291',
  sugars: '269',
  saturated: '606',
  monounsaturated: '645',
  polyunsaturated: '646',
  trans: '605',
  cholesterol: '601',
  water: '255',
  alcohol: '221',
  caffeine: '262',
  sodium: '307',
  potassium: '306',
  calcium: '301',
  magnesium: '304',
  phosphorus: '305',
  iron: '303',
  zinc: '309',
  copper: '312',
  manganese: '315',
  selenium: '317',
  vitaminA: '320',
  vitaminB1: '404',
  vitaminB2: '405',
  niacin: '406',
  vitaminB6: '415',
  folate: '417',
  vitaminB12: '418',
  vitaminC: '401',
  vitaminD: '328',
  vitaminE: '323',
  vitaminK: '430',
  choline: '421',
};

const named = (columns: Readonly<Partial<Record<Nutrient, string>>>, row: Record<string, string>) =>
  Object.fromEntries(Object.entries(columns).map(([id, column]) => [id, row[column]])) as Cells;

const CIQUAL: Readonly<Partial<Record<Nutrient, string>>> = {
  energy: 'Energie, Règlement UE N° 1169/2011 (kcal/100 g)',
  protein: 'Protéines, N x facteur de Jones (g/100 g)',
  carbohydrate: 'Glucides (g/100 g)',
  fat: 'Lipides (g/100 g)',
  fibre: 'Fibres alimentaires (g/100 g)',
  sugars: 'Sucres (g/100 g)',
  salt: 'Sel chlorure de sodium (g/100 g)',
  saturated: 'AG saturés (g/100 g)',
  monounsaturated: 'AG monoinsaturés (g/100 g)',
  polyunsaturated: 'AG polyinsaturés (g/100 g)',
  cholesterol: 'Cholestérol (mg/100 g)',
  starch: 'Amidon (g/100 g)',
  water: 'Eau (g/100 g)',
  alcohol: 'Alcool (g/100 g)',
  sodium: 'Sodium (mg/100 g)',
  potassium: 'Potassium (mg/100 g)',
  calcium: 'Calcium (mg/100 g)',
  magnesium: 'Magnésium (mg/100 g)',
  phosphorus: 'Phosphore (mg/100 g)',
  iron: 'Fer (mg/100 g)',
  zinc: 'Zinc (mg/100 g)',
  copper: 'Cuivre (mg/100 g)',
  manganese: 'Manganèse (mg/100 g)',
  selenium: 'Sélénium (µg/100 g)',
  iodine: 'Iode (µg/100 g)',
  vitaminB1: 'Vitamine B1 ou Thiamine (mg/100 g)',
  vitaminB2: 'Vitamine B2 ou Riboflavine (mg/100 g)',
  niacin: 'Vitamine B3 ou PP ou Niacine (mg/100 g)',
  pantothenicAcid: 'Vitamine B5 ou Acide pantothénique (mg/100 g)',
  vitaminB6: 'Vitamine B6 (mg/100 g)',
  folate: 'Vitamine B9 ou Folates totaux (µg/100 g)',
  vitaminB12: 'Vitamine B12 (µg/100 g)',
  vitaminC: 'Vitamine C (mg/100 g)',
  vitaminD: 'Vitamine D (µg/100 g)',
  vitaminE: 'Vitamine E (mg/100 g)',
  vitaminK: 'Vitamine K1 (µg/100 g)',
};

const SWISS: Readonly<Partial<Record<Nutrient, string>>> = {
  energy: 'energy kcal',
  protein: 'protein',
  carbohydrate: 'carbohydrates, available',
  fat: 'fat, total',
  fibre: 'dietary fibres',
  sugars: 'sugars',
  saturated: 'fatty acids, saturated',
  monounsaturated: 'fatty acids, monounsaturated',
  polyunsaturated: 'fatty acids, polyunsaturated',
  cholesterol: 'cholesterol',
  starch: 'starch',
  water: 'water',
  alcohol: 'alcohol',
  sodium: 'sodium (Na)',
  potassium: 'potassium (K)',
  calcium: 'calcium (Ca)',
  magnesium: 'magnesium (Mg)',
  phosphorus: 'phosphorus (P)',
  iron: 'iron (Fe)',
  zinc: 'zinc (Zn)',
  iodine: 'iodide (I)',
  vitaminB1: 'vitamin B1 (thiamine)',
  vitaminB2: 'vitamin B2 (riboflavin)',
  niacin: 'niacin',
  pantothenicAcid: 'pantothenic acid',
  vitaminB6: 'vitamin B6 (pyridoxine)',
  folate: 'folate',
  vitaminB12: 'vitamin B12 (cobalamin)',
  vitaminC: 'vitamin C (ascorbic acid)',
  vitaminD: 'vitamin D (calciferol)',
  vitaminE: 'vitamin E activity',
};

const BLS: Readonly<Partial<Record<Nutrient, string>>> = {
  energy: 'energy_kcal',
  protein: 'protein_g',
  carbohydrate: 'carbohydrate_g',
  fat: 'fat_g',
  fibre: 'fibre_g',
  sugars: 'sugars_g',
  salt: 'salt_g',
  saturated: 'saturated_g',
};

/** Micrograms of beta-carotene that act like one of retinol. */
const CAROTENE = 12;
const synonyms = (name = '', others = '') => [
  name,
  ...others
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean),
];

export const SOURCES: readonly Source[] = [
  {
    id: 'sr28',
    cite: 'USDA National Nutrient Database for Standard Reference, release 28 (2016)',
    licence: 'public domain',
    counts: { foods: 8789, measures: 15438 },
    read(folder) {
      const measures = new Map<string, [string, number][]>();
      for (const { code = '', amount, unit, grams } of records(folder, 'sr28_measures.tsv'))
        measures.set(code, [...(measures.get(code) ?? []), [`${amount} ${unit}`, Number(grams)]]);
      return records(folder, 'sr28_foods.tsv').map((row) => {
        const values = valuesOf(named(SR28, row));
        // The table counts fibre among the carbohydrates.
        const total = valueIn(row[205]);
        if (total === 0) values.carbohydrate = 0;
        else if (total !== undefined && values.fibre !== undefined)
          values.carbohydrate = Math.max(0, total - values.fibre);
        const { code = '', group = '', name, common } = row;
        return {
          code,
          group,
          names: { en: synonyms(name, common) },
          measures: measures.get(code) ?? [],
          values,
        };
      });
    },
  },
  {
    id: 'ciqual2020',
    cite: 'Anses. 2020. Table de composition nutritionnelle des aliments Ciqual',
    licence: 'Licence Ouverte / Etalab 2.0',
    counts: { foods: 3186 },
    read: (folder) =>
      records(folder, 'ciqual_2020_fr.csv').map((row) => {
        const values = valuesOf(named(CIQUAL, row));
        const retinol = valueIn(row['Rétinol (µg/100 g)']);
        const carotene = valueIn(row['Beta-Carotène (µg/100 g)']);
        if (retinol !== undefined && carotene !== undefined)
          values.vitaminA = retinol + carotene / CAROTENE;
        const rest = {
          polyols: valueIn(row['Polyols totaux (g/100 g)']) ?? 0,
          acids: valueIn(row['Acides organiques (g/100 g)']) ?? 0,
        };
        const energy = values.energy ?? energyOf(values, rest);
        if (energy !== null) values.energy = energy;
        return {
          code: row.alim_code ?? '',
          group: row.alim_ssgrp_nom_fr ?? '',
          names: { fr: [row.alim_nom_fr ?? ''] },
          measures: [],
          values,
        };
      }),
  },
  {
    id: 'swiss53',
    cite: 'Swiss Food Composition Database 5.3, Federal Food Safety and Veterinary Office',
    licence: 'free with the source named',
    counts: { foods: 999 },
    read: (folder) =>
      records(folder, 'swiss_5.3_generic.csv').map((row) => {
        const values = valuesOf(named(SWISS, row));
        const activity = valueIn(row['vitamin A activity']);
        const carotene = valueIn(row['beta-carotene activity']);
        // The activity counts a sixth of the carotene.
        if (activity !== undefined && carotene !== undefined)
          values.vitaminA = Math.max(0, activity - carotene / CAROTENE);
        return {
          code: row.ID ?? '',
          group: row['category E'] ?? '',
          names: {
            en: synonyms(row['name E'], row['synonyms E']),
            de: synonyms(row['name D'], row['synonyms D']),
            fr: synonyms(row['name F'], row['synonyms F']),
            it: synonyms(row['name I'], row['synonyms I']),
          },
          measures: [],
          values: of100Grams(values, row),
        };
      }),
  },
  {
    id: 'bls40',
    cite: 'Bundeslebensmittelschlüssel 4.0, Max Rubner-Institut, DOI 10.25826/Data20251217-134202-0; values were taken over in part',
    licence: 'CC BY 4.0',
    counts: { foods: 7140 },
    read: (folder) =>
      records(folder, 'bls_4.0_eight_values.tsv').map((row) => ({
        code: row.code ?? '',
        group: row.category_de ?? '',
        names: { de: [row.name_de ?? ''] },
        measures: [],
        values: withoutDoubtfulZeros(valuesOf(named(BLS, row))),
      })),
  },
];

/** Values of 100 ml become those of 100 g by the food's weight of a millilitre. */
function of100Grams(values: Nutrients, row: Record<string, string>): Nutrients {
  const density = valueIn(row['specific gravity']);
  const perVolume = Object.values(row).includes('per 100ml food volume');
  if (!perVolume) return values;
  if (!density) return {};
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, value / density]));
}

/**
 * The copy of this table wrote 0 where a value was missing. The zeros of protein, carbohydrate and fat are
 * believed where the energy agrees with the three; the others are taken as unknown.
 */
function withoutDoubtfulZeros(values: Nutrients): Nutrients {
  const { energy = 0, ...others } = values;
  const sum = energyOf(values) ?? 0;
  const agrees = Math.abs(sum - energy) <= Math.max(5, energy * 0.1);
  const kept = Object.entries(others).filter(
    ([id, value]) => value !== 0 || (agrees && ['protein', 'carbohydrate', 'fat'].includes(id)),
  );
  return { ...(energy > 0 || agrees ? { energy } : {}), ...Object.fromEntries(kept) };
}
