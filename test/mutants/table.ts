import { table } from '../figures/table.ts';

export type Survivor = {
  readonly place: string;
  readonly from: string;
  readonly to: string;
};

export type MutantFigures = {
  readonly seed: number;
  readonly count: number;
  readonly byTests: number;
  readonly byCompiler: number;
  readonly survivors: readonly Survivor[];
};

/** Wilson's interval, in which the true share lies with 95 % certainty. */
export function wilson(hits: number, of: number): { readonly low: number; readonly high: number } {
  const z = 1.959964;
  const share = hits / of;
  const middle = share + z ** 2 / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const [low, high] = [middle - half, middle + half].map((end) => end / (1 + z ** 2 / of));
  return { low: low ?? 0, high: high ?? 1 };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export function said({ seed, count, byTests, byCompiler }: MutantFigures): string {
  const caught = byTests + byCompiler;
  const { low, high } = wilson(caught, count);
  return `${caught} of ${count} mutants are caught, ${percent(caught / count)} (95 % interval: ${percent(low)} to ${percent(high)}; seed ${seed}): ${byTests} by tests, and ${byCompiler} that no test notices by the compiler.`;
}

export const survivorsTable = ({ survivors }: MutantFigures): string =>
  table(
    ['survivor', 'was', 'became'],
    survivors.map(({ place, from, to }) => [place, from, to]),
  );
