import type { TableFood } from './tables.ts';

/** How much of a food of a published table is eaten, in grams, by its name or the group in which it stands. */
const USUAL: readonly (readonly [grams: number, name: RegExp | null, group: RegExp | null])[] = [
  [30, /dressing|sauce|soße|vinaigrette|salsa|dip\b|aufstrich/i, /^sauces$|\/Sauces/],
  [1, null, /herb|spice|épice|sels|gewürz|salz|^0200/i],
  [10, null, /fats|oil|huile|beurre|margarine|grasse|öle|^0400/i],
  [25, null, /nuts|coque|chocol|confiser|sugar|sucres|confiture|süßigkeiten|snack|apéritif|^1200/i],
  [30, null, /cheese|fromages/i],
  [40, null, /sausage|cold meat|charcuterie|wurst|^0700/i],
  [50, null, /bread|pains|brot|flakes|breakfast|petit-déj|getreide|teigwaren|^0800/i],
  [
    80,
    null,
    /cake|cookie|pastr|biscuit|viennois|gâteau|backwaren|glace|sorbet|glacés|^1800|^1900/i,
  ],
  [200, null, /salade/i],
  [250, null, /dishes|soup|suppen|plats|pizza|sandwich|feuillet|^2100|^2200|^36/i],
  [200, null, /beverage|juice|boisson|eaux|getränke|alkohol|laits|^1400/i],
  [60, null, /egg|œuf/i],
  [
    130,
    null,
    /meat|viande|poisson|fish|mollus|fisch|fleisch|geflügel|seafood|^(?:05|10|13|15|17)/i,
  ],
  [200, null, /potato|pommes de terre|kartoffel/i],
  [
    150,
    null,
    /vegetable|légume|gemüse|fruit|obst|pulses|hülsen|milk|laitiers|milch|^(?:01|09|11|16)/i,
  ],
];

/** A usual portion of a food that has no household measure; null if nobody can say. */
export function usualPortion({ names, group }: TableFood): number | null {
  const name = Object.values(names)[0]?.[0] ?? '';
  return USUAL.find(([, of, inside]) => of?.test(name) || inside?.test(group))?.[0] ?? null;
}
