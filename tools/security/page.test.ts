import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { proofs, requirements } from '../requirements.ts';
import { items } from './asvs.ts';
import { writtenAnew } from './page.ts';
import { notApplicable, rowsOf, testsNamed } from './rows.ts';

describe('docs/ASVS.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/ASVS.md'), 'utf8');
  const ids = new Map(requirements().map((row) => [row.id, row]));
  const proved = proofs();
  const rows = rowsOf(page);

  it('says what the titles of the tests say (npm run requirements writes it)', () => {
    expect(page).toBe(writtenAnew(page, ids, proved));
  });

  it('has each item of level 1 and 2 once, with its level', () => {
    const named = [...rows.map(({ item }) => item), ...notApplicable(page)].sort();
    expect(named).toEqual([...items.keys()].sort());
    expect(rows.filter(({ item, level }) => String(items.get(item)) !== level)).toEqual([]);
  });

  it('names tests that are there, by their files and titles', () => {
    const named = rows.flatMap(({ where }) => testsNamed(where, ids, proved));
    expect(named.filter(({ found }) => !found)).toEqual([]);
  });

  it('says of each item that is not tested where it is documented, or why it is not met', () => {
    const tested = rows.filter(({ status }) => status === 'tested' || status === 'awaited');
    const nameless = tested.filter(({ where }) => testsNamed(where, ids, proved).length === 0);
    expect(nameless.map(({ item }) => item)).toEqual([]);
    const documented = rows.filter(({ status }) => status === 'documented');
    const nowhere = documented.filter(({ where }) => !/\]\([^)]+\)/.test(where));
    expect(nowhere.map(({ item }) => item)).toEqual([]);
  });
});
