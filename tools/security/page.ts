import { items } from './asvs.ts';
import { notApplicable, ROW, rowsOf, type Status, testsNamed } from './rows.ts';

/** `npm run requirements` replaces the text between these marks. */
const COUNTS = /(?<=<!-- counts -->\n).*?(?=<!-- \/counts -->)/s;

/** docs/ASVS.md with updated statuses of what is tested, and counts. */
export function writtenAnew(
  page: string,
  ids: ReadonlyMap<string, unknown>,
  proved: ReadonlyMap<string, string>,
): string {
  const stated = page.replaceAll(ROW, (row, item, level, what, status, where) => {
    if (status !== 'tested' && status !== 'awaited') return row;
    const tests = testsNamed(where, ids, proved);
    const all = tests.length > 0 && tests.every(({ found }) => found);
    return `| ${item} | L${level} | ${what} | ${all ? 'tested' : 'awaited'} | ${where} |`;
  });
  return stated.replace(COUNTS, () => countsOf(stated));
}

const STATUSES: readonly Status[] = [
  'tested',
  'awaited',
  'documented',
  'not met',
  'not applicable',
];

function countsOf(page: string): string {
  const statuses = new Map<string, Status>([
    ...rowsOf(page).map((row) => [row.item, row.status] as const),
    ...notApplicable(page).map((item) => [item, 'not applicable'] as const),
  ]);
  const count = (status: Status | null, level: number | null) =>
    [...items].filter(
      ([item, its]) =>
        (status === null || statuses.get(item) === status) && (level === null || its === level),
    ).length;
  const line = (name: string, status: Status | null) =>
    `| ${name} | ${[1, 2, null].map((level) => count(status, level)).join(' | ')} |`;
  return [
    '| OWASP ASVS 5.0.0 | level 1 | level 2 | both |',
    '|---|---|---|---|',
    ...STATUSES.filter((each) => each !== 'awaited' || count(each, null) > 0).map((each) =>
      line(each === 'awaited' ? 'awaited: the test is not in this version' : each, each),
    ),
    line('items', null),
    '',
  ].join('\n');
}
