import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenAnew } from './security/page.ts';

const ROOT = join(import.meta.dirname, '..');
const DOCUMENT = join(ROOT, 'docs/requirements.md');
const ASVS = join(ROOT, 'docs/ASVS.md');
const TESTS = [
  '{domain,server,web,test}/**/*.{test,spec}.{ts,tsx}',
  // Tables whose rows are one test each.
  'test/e2e/errorCatalogue/*.ts',
];

export type Requirement = {
  readonly id: string;
  readonly what: string;
  readonly status: string;
  readonly proof: string;
};

const ROW = /^\| (?<id>[A-Z]+-[A-Z]?\d+) \| (?<what>.+) \| (?<status>\w+) \|(?<proof>.*)\|$/gm;
const NAMED = /\[([A-Z]+-[A-Z]?\d+)\]/g;

/** The rows of docs/requirements.md. */
export function requirements(): Requirement[] {
  return [...readFileSync(DOCUMENT, 'utf8').matchAll(ROW)].map(({ groups = {} }) => ({
    id: groups.id ?? '',
    what: groups.what ?? '',
    status: groups.status ?? '',
    proof: (groups.proof ?? '').trim(),
  }));
}

/**
 * For each ID in the title of a test that `npm test` runs, the files of those tests, as the document lists
 * them. Tests that run only with THOROUGH do not count.
 */
export function proofs(): Map<string, string> {
  const files = new Map<string, string[]>();
  for (const path of globSync(TESTS, { cwd: ROOT }).sort()) {
    const text = ranByEveryTest(readFileSync(join(ROOT, path), 'utf8'));
    for (const id of new Set([...text.matchAll(NAMED)].map((match) => match[1] ?? ''))) {
      files.set(id, [...(files.get(id) ?? []), path]);
    }
  }
  return new Map([...files].map(([id, paths]) => [id, paths.map((p) => `\`${p}\``).join(', ')]));
}

const COMMENT = /^\s*(\/\/|\/?\*).*$/gm;
const THOROUGHLY = /\bitThoroughly\(\s*(['"`])(?:(?!\1)[^\n])*\1/g;

const ranByEveryTest = (text: string) => text.replaceAll(COMMENT, '').replaceAll(THOROUGHLY, '');

/** Updates what is generated from the titles of the tests: the last column here, and the statuses of ASVS.md. */
function writeProofs() {
  const proved = proofs();
  const document = readFileSync(DOCUMENT, 'utf8').replaceAll(ROW, (_row, id, what, status) => {
    const files = proved.get(id) ?? '';
    return `| ${id} | ${what} | ${status} |${files && ` ${files}`} |`;
  });
  writeFileSync(DOCUMENT, document);
  const ids = new Map(requirements().map((row) => [row.id, row]));
  writeFileSync(ASVS, writtenAnew(readFileSync(ASVS, 'utf8'), ids, proved));
}

if (import.meta.main) writeProofs();
