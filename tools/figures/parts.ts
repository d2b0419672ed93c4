import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { AllergenFigures } from '#bench/allergens/table.ts';
import type { PhoneFigures } from '#bench/browser/phone/table.ts';
import type { Measured } from '#bench/browser/table.ts';
import type { FoodFigures } from '#bench/foods/table.ts';
import type { ImportFigures } from '#bench/import/table.ts';
import type { MorningFigures } from '#bench/morning.ts';
import type { BenchFigures } from '#bench/server/benchmark.ts';
import type { GrowthFigures } from '#bench/server/growth.ts';
import type { StartFigures } from '#bench/start/main.ts';
import { ROOT } from '#test/check/run.ts';
import type { Row } from '#test/faults/report.ts';
import type { OfflineFigures } from '#test/offline/main.ts';
import type { WeekFigures } from '#test/week/figures.ts';
import type { MutantFigures } from '../mutants/table.ts';

/** The figures that each command returns, by the name of its part. */
export type Figures = {
  readonly faults: readonly Row[];
  /** The rows of `faults` in which a server is killed while notifications are sent. */
  readonly told: readonly Row[];
  readonly failover: readonly Row[];
  readonly offline: OfflineFigures;
  readonly week: WeekFigures;
  readonly mutants: MutantFigures;
  readonly fuzz: {
    readonly seed: number;
    readonly rounds: number;
    readonly engines: readonly { readonly engine: string; readonly sent: number }[];
  };
  readonly sizes: readonly { readonly route: string; readonly kb: number; readonly most: number }[];
  readonly bench: BenchFigures;
  readonly growth: GrowthFigures;
  readonly start: StartFigures;
  readonly browser: {
    readonly customers: number;
    readonly slower: number;
    readonly load: number;
    readonly slowKeys: number;
    readonly rows: readonly Measured[];
  };
  readonly phone: PhoneFigures;
  readonly morning: MorningFigures;
  readonly import: ImportFigures;
  readonly allergens: AllergenFigures;
  readonly foods: FoodFigures;
};
export type PartName = keyof Figures;

/** When, on which commit and where a part was measured. */
export type Taken = { readonly date: string; readonly commit: string; readonly machine: string };
export type Part<Name extends PartName> = Taken & { readonly figures: Figures[Name] };
/** Newer parts: until they have been measured, no page mentions them. */
const YOUNG = [
  'told',
  'failover',
  'phone',
  'offline',
  'week',
  'morning',
  'import',
  'allergens',
  'foods',
  'mutants',
] as const;
type Young = (typeof YOUNG)[number];
export type OldName = Exclude<PartName, Young>;
export type Parts = { readonly [Name in OldName]: Part<Name> } & {
  readonly [Name in Young]?: Part<Name>;
};

/**
 * The command of each part, which writes its figures to the `--json` file; null for the part that is measured
 * right here.
 */
export const COMMANDS: Readonly<Record<PartName, readonly string[] | null>> = {
  faults: ['test/faults/main.ts'],
  told: ['test/faults/main.ts', '--only', 'mails and pushes'],
  failover: ['test/failover/main.ts'],
  offline: ['test/offline/main.ts', '--runs', '1000'],
  week: ['test/week/main.ts'],
  mutants: ['tools/mutants/main.ts'],
  fuzz: ['test/fuzz/main.ts', '--rounds', '200'],
  sizes: null,
  bench: ['bench/server/main.ts'],
  growth: ['bench/server/main.ts', '--growth'],
  start: ['bench/start/main.ts'],
  browser: ['bench/browser/main.ts'],
  phone: ['bench/browser/main.ts', '--phone'],
  morning: ['bench/morning.ts'],
  import: ['bench/import/main.ts'],
  allergens: ['bench/allergens/main.ts'],
  foods: ['bench/foods/main.ts'],
};
export const PARTS = Object.keys(COMMANDS) as PartName[];

export const fileOf = (name: PartName) => join(ROOT, 'docs/figures', `${name}.json`);

/** The latest figures of all parts, in the current format. */
export const partsTaken = () =>
  Object.fromEntries(
    PARTS.filter((name) => !YOUNG.some((young) => young === name) || existsSync(fileOf(name))).map(
      (name) => [name, JSON.parse(readFileSync(fileOf(name), 'utf8'))],
    ),
  ) as Parts;

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT }).toString().trim();

/** Recorded with each part; uncommitted changes are mentioned. */
export function takenNow(): Taken {
  const changed = git('status', '--porcelain', '--', '.', ':!docs', ':!README.md') !== '';
  const [{ model } = { model: 'an unknown processor' }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: `${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`,
    machine: `${cpus().length} × ${model.trim()}, ${memory} GB, Node.js ${process.versions.node}`,
  };
}
