import { table } from '#tools/figures/table.ts';

export type ImportFigures = {
  readonly files: readonly {
    readonly name: string;
    readonly right: number;
    readonly of: number;
    /** Cells that are wrong without a mark. */
    readonly silent: number;
    /** Words that the preview names nowhere. */
    readonly lost: number;
  }[];
};

/**
 * What was right at the first run over sets of fresh plans, by the labels that were written before it: plans with at
 * least 95 % of their cells in the right place. Afterwards each set but the last was mended by its kinds and joined
 * the corpus, some labels corrected; of the twelfth, only words were added. From the fifth on, the sets look for shapes
 * that the corpus does not have. The next four are plans as people published them, and forms of dieticians; what they
 * showed joined the corpus in other words. The last two are published plans that were labelled by people who never saw
 * the product, and are in no corpus.
 */
const FIRST_RUNS: readonly { readonly plans: number; readonly right: number }[] = [
  ...[19, 19, 18, 22, 14, 16, 11, 17, 13, 16, 15, 16].map((right) => ({ plans: 25, right })),
  { plans: 41, right: 29 },
  { plans: 27, right: 17 },
  { plans: 31, right: 19 },
  { plans: 30, right: 21 },
  { plans: 30, right: 15 },
  { plans: 30, right: 8 },
];

const isNotWhole = (file: ImportFigures['files'][number]) =>
  file.right < file.of || file.silent > 0 || file.lost > 0;

const share = (right: number, of: number) => `${((100 * right) / Math.max(1, of)).toFixed(1)} %`;

/** The files with a cell that is not in the right day and meal, and the total; then the first runs of fresh sets. */
export function importTable({ files }: ImportFigures): string {
  const right = files.reduce((sum, file) => sum + file.right, 0);
  const of = files.reduce((sum, file) => sum + file.of, 0);
  const sum = (key: 'silent' | 'lost') => String(files.reduce((sum, file) => sum + file[key], 0));
  const good = files.filter((file) => file.right >= 0.95 * file.of).length;
  const corpus = table(
    ['file', 'cells', 'in the right place', 'wrong without a mark', 'words not named'],
    [
      ...files
        .filter(isNotWhole)
        .map((file) => [
          file.name,
          String(file.of),
          share(file.right, file.of),
          String(file.silent),
          String(file.lost),
        ]),
      [
        `**all ${files.length}, ${good} with at least 95 %**`,
        String(of),
        share(right, of),
        sum('silent'),
        sum('lost'),
      ],
    ],
  );
  const first = table(
    ['set of fresh plans, at its first run', 'with at least 95 %'],
    FIRST_RUNS.map(({ plans, right }, at) => [String(at + 1), `${right} of ${plans}`]),
  );
  return `${corpus}\n\n${first}`;
}
