import type { Requirement } from '../requirements.ts';
import { items } from './asvs.ts';
import { notApplicable, ROW, rowsOf, type Status, testsNamed } from './rows.ts';

type Proofs = ReadonlyMap<string, string>;

/** `npm run requirements` replaces the text between these marks. */
const between = (name: string) => new RegExp(`(?<=<!-- ${name} -->\n)[^]*?(?=<!-- /${name} -->)`);

/** Hand-written lines that say what of a threat does not apply, with the reason. */
const EXCUSED = /^\| (?<id>T-[A-J]\d+) \| .+ \| not applicable: .+ \|$/gm;

export const excusedIn = (page: string): ReadonlySet<string> =>
  new Set([...page.matchAll(EXCUSED)].map(({ groups = {} }) => groups.id ?? ''));

/** docs/SECURITY.md with updated threats, statuses of what is tested, and counts. */
export function writtenAnew(
  page: string,
  requirements: readonly Requirement[],
  proved: Proofs,
): string {
  const ids = new Map(requirements.map((row) => [row.id, row]));
  const stated = page.replaceAll(ROW, (row, item, level, what, status, where) => {
    if (status !== 'tested' && status !== 'awaited') return row;
    const tests = testsNamed(where, ids, proved);
    const all = tests.length > 0 && tests.every(({ found }) => found);
    return `| ${item} | L${level} | ${what} | ${all ? 'tested' : 'awaited'} | ${where} |`;
  });
  return stated
    .replace(between('threats'), () => threatsOf(stated, requirements, proved))
    .replace(between('counts'), () => countsOf(stated, requirements));
}

const isThreat = ({ id }: Requirement) => id.startsWith('T-');

function threatsOf(page: string, requirements: readonly Requirement[], proved: Proofs): string {
  const excused = excusedIn(page);
  const rows = requirements.filter(isThreat).map(({ id, what, status }) => {
    const proof = proved.get(id);
    const whole = excused.has(id) ? 'as far as it applies' : 'yes';
    const standing = status === 'built' ? whole : proof ? 'in part' : 'no';
    return `| ${id} | ${what} | ${standing} | ${proof ?? ''} |`;
  });
  return ['| Threat | What has to hold | Proved | By |', '|---|---|---|---|', ...rows, ''].join(
    '\n',
  );
}

const STATUSES: readonly Status[] = [
  'tested',
  'awaited',
  'documented',
  'not met',
  'not applicable',
];

function countsOf(page: string, requirements: readonly Requirement[]): string {
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
  const threats = requirements.filter(isThreat);
  const whole = threats.filter(({ status }) => status === 'built').length;
  return [
    `Of ${threats.length} [threats](#threats) ${whole} are proved by tests, ${threats.length - whole} in part. Of the items of [OWASP ASVS](#owasp-asvs-50) are`,
    '',
    '| OWASP ASVS 5.0.0 | level 1 | level 2 | both |',
    '|---|---|---|---|',
    ...STATUSES.filter((each) => each !== 'awaited' || count(each, null) > 0).map((each) =>
      line(each === 'awaited' ? 'awaited: the test is not in this version' : each, each),
    ),
    line('items', null),
    '',
  ].join('\n');
}
