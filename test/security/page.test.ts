import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { proofs, requirements } from '../requirements.ts';
import { items } from './asvs.ts';
import { excusedIn, writtenAnew } from './page.ts';
import { notApplicable, rowsOf, testsNamed } from './rows.ts';

const FOLDER = join(import.meta.dirname, '../../docs');

describe('docs/SECURITY.md', () => {
  const page = readFileSync(join(FOLDER, 'SECURITY.md'), 'utf8');
  const all = requirements();
  const proved = proofs();
  const threats = all.filter(({ id }) => id.startsWith('T-'));
  const rows = rowsOf(page);

  it('says what the titles of the tests say (npm run requirements writes it)', () => {
    expect(page).toBe(writtenAnew(page, all, proved));
  });

  it('has a test for every threat, or says why it does not apply', () => {
    const excused = excusedIn(page);
    expect(threats.length).toBeGreaterThan(35);
    const bare = threats.filter(({ id }) => !proved.has(id) && !excused.has(id));
    expect(bare.map(({ id }) => id)).toEqual([]);
    const known = new Set(threats.map(({ id }) => id));
    expect([...excused].filter((id) => !known.has(id))).toEqual([]);
  });

  it('has each item of level 1 and 2 once, with its level', () => {
    const named = [...rows.map(({ item }) => item), ...notApplicable(page)].sort();
    expect(named).toEqual([...items.keys()].sort());
    expect(rows.filter(({ item, level }) => String(items.get(item)) !== level)).toEqual([]);
  });

  it('says of each item that is not tested where it is documented, or why it is not met', () => {
    const ids = new Map(all.map((row) => [row.id, row]));
    const tested = rows.filter(({ status }) => status === 'tested' || status === 'awaited');
    const nameless = tested.filter(({ where }) => testsNamed(where, ids, proved).length === 0);
    expect(nameless.map(({ item }) => item)).toEqual([]);
    const documented = rows.filter(({ status }) => status === 'documented');
    const nowhere = documented.filter(({ where }) => !/\]\([^)]+\)/.test(where));
    expect(nowhere.map(({ item }) => item)).toEqual([]);
  });

  it('leads to files and headings that are there', () => {
    const dead = [...page.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].filter(
      ([, path = '', heading]) => {
        const file = join(FOLDER, path || 'SECURITY.md');
        if (!existsSync(file)) return true;
        return heading && !headingsOf(readFileSync(file, 'utf8')).includes(heading);
      },
    );
    expect(dead.map(([link]) => link)).toEqual([]);
  });
});

const headingsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
