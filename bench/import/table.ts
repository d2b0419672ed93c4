import { table } from '#tools/figures/table.ts';

export type ImportFigures = {
  readonly files: readonly { readonly name: string; readonly right: number; readonly of: number }[];
};

const share = (right: number, of: number) => `${((100 * right) / Math.max(1, of)).toFixed(1)} %`;

/** A table of files with the number of cells in the right day and meal, and a total. */
export function importTable({ files }: ImportFigures): string {
  const right = files.reduce((sum, file) => sum + file.right, 0);
  const of = files.reduce((sum, file) => sum + file.of, 0);
  const good = files.filter((file) => file.right >= 0.95 * file.of).length;
  return table(
    ['file', 'cells', 'in the right place'],
    [
      ...files.map((file) => [file.name, String(file.of), share(file.right, file.of)]),
      [`**all ${files.length}, ${good} with at least 95 %**`, String(of), share(right, of)],
    ],
  );
}
