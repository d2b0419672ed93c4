import { table } from '../figures/table.ts';

export type MutantFigures = {
  readonly seed: number;
  readonly count: number;
  readonly byTests: number;
  readonly byCompiler: number;
  readonly survivors: readonly {
    readonly place: string;
    readonly from: string;
    readonly to: string;
  }[];
};

/** Wilson's interval, in which the true share lies with 95 % certainty: its lower and its upper end. */
export function wilson(hits: number, of: number): number[] {
  const [z, share] = [1.959964, hits / of];
  const middle = share + z ** 2 / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return [middle - half, middle + half].map((end) => end / (1 + z ** 2 / of));
}

export function said({ seed, count, byTests, byCompiler }: MutantFigures): string {
  const caught = byTests + byCompiler;
  const [share, low, high] = [caught / count, ...wilson(caught, count)].map((each) =>
    (each * 100).toFixed(1),
  );
  return `${caught} of ${count} mutants are caught, ${share} % (95 % interval: ${low} to ${high} %; seed ${seed}): ${byTests} by tests, and ${byCompiler} that no test notices by the compiler.`;
}

export const survivorsTable = ({ survivors }: MutantFigures): string =>
  table(
    ['survivor', 'was', 'became'],
    survivors.map(({ place, from, to }) => [place, from, to]),
  );
