import { describe, expect, it } from 'vitest';
import { proofs, requirements } from './requirements.ts';

describe('docs/requirements.md', () => {
  const rows = requirements();
  const proved = proofs();

  it('lists every requirement and threat once', () => {
    const ids = rows.map((row) => row.id);
    expect(ids.length).toBeGreaterThan(120);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says of each whether it is built', () => {
    const odd = rows.filter((row) => row.status !== 'built' && row.status !== 'next');
    expect(odd).toEqual([]);
  });

  it('has a test for every threat, and for whatever is built', () => {
    const wanted = rows.filter(({ id, status }) => status === 'built' || id.startsWith('T-'));
    const unproved = wanted.filter(({ id }) => !proved.has(id));
    expect(unproved.map((row) => row.id)).toEqual([]);
  });

  it('knows every ID that a test names', () => {
    const known = new Set(rows.map((row) => row.id));
    expect([...proved.keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  it('names the files of the tests (npm run requirements writes them)', () => {
    const stale = rows.filter((row) => row.proof !== (proved.get(row.id) ?? ''));
    expect(stale.map((row) => row.id)).toEqual([]);
  });
});
