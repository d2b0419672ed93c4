import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export type Status = 'tested' | 'awaited' | 'documented' | 'not met' | 'not applicable';

/** A row of the page about one item of ASVS. */
export type Row = {
  readonly item: string;
  readonly level: string;
  readonly status: Status;
  /** Where the item is tested or documented, or why it is not met. */
  readonly where: string;
};

/** `| 1.2.4 | L1 | Queries take values as parameters | tested | … |` */
export const ROW =
  /^\| (?<item>\d+\.\d+\.\d+) \| L(?<level>\d) \| (?<what>.+?) \| (?<status>tested|awaited|documented|not met) \| (?<where>.+) \|$/gm;

/** `| There is no WebRTC | 17.1.1, 17.2.1–17.2.4 |` */
const GROUP = /^\| [^|]+ \| (?<items>\d+\.\d+\.\d+[\d.,– ]*) \|$/gm;

export const rowsOf = (page: string): Row[] =>
  [...page.matchAll(ROW)].map(({ groups = {} }) => ({
    item: groups.item ?? '',
    level: groups.level ?? '',
    status: groups.status as Status,
    where: groups.where ?? '',
  }));

/** The items that the page lists as not applicable, grouped by reason. */
export const notApplicable = (page: string): string[] =>
  [...page.matchAll(GROUP)].flatMap(({ groups = {} }) =>
    (groups.items ?? '').split(', ').flatMap((part) => {
      const [first = '', last = first] = part.split('–');
      const section = first.slice(0, first.lastIndexOf('.'));
      const [from, to] = [first, last].map((each) => Number(each.split('.')[2]));
      return Array.from(
        { length: (to ?? 0) - (from ?? 0) + 1 },
        (_, at) => `${section}.${(from ?? 0) + at}`,
      );
    }),
  );

const TITLE = /`(?<path>[^`]+\.(?:test|spec)\.tsx?)`(?: “(?<title>[^”]+)”)?/g;
const ID = /\b[A-Z]+-[A-Z]?\d+\b/g;

/**
 * The tests that a row names: files, each with part of a title, and IDs of requirements and threats; for
 * each, whether it exists.
 */
export function testsNamed(
  where: string,
  ids: ReadonlyMap<string, unknown>,
  proved: ReadonlyMap<string, unknown>,
): { readonly name: string; readonly found: boolean }[] {
  const titles = [...where.matchAll(TITLE)].map(({ groups: { path = '', title = '' } = {} }) => {
    const file = join(ROOT, path);
    const found = existsSync(file) && readFileSync(file, 'utf8').includes(title);
    return { name: title ? `${path} “${title}”` : path, found };
  });
  const named = [...where.replaceAll(TITLE, '').matchAll(ID)].map(([id]) => id);
  const known = named.filter((id) => ids.has(id) || id.startsWith('T-'));
  return [...titles, ...known.map((id) => ({ name: id, found: proved.has(id) }))];
}
