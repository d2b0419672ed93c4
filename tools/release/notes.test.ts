import { expect, it } from 'vitest';
import { released } from './notes.ts';

const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\n- Plans print in colour.\n\n## 1.0.0 (2026-11-29)\n\n- All.\n';
const release = { version: '1.1.0', today: '2026-12-24', added: [], seconds: undefined };

it('a release dates what was unreleased, and says first what an operator has to know', () => {
  const notes = released(CHANGELOG, release);
  expect(notes).toMatch(
    /## Unreleased\n\n## 1\.1\.0 \(2026-12-24\)\n\n\*\*Upgrading\.\*\* The database stays as it is.+\n\n- Plans print in colour\.\n\n## 1\.0\.0/s,
  );
  const changed = released(CHANGELOG, { ...release, added: ['0002-recipes'], seconds: '12' });
  expect(changed).toContain('in about 12 s with 10,000 customers (0002-recipes)');
  expect(changed).toContain('Stop all instances');
  const first = released(CHANGELOG, { ...release, added: null });
  expect(first).toContain('## 1.1.0 (2026-12-24)\n\n- Plans print in colour.');
});

it('without news there is no release', () => {
  expect(released('# Changelog\n\n## Unreleased\n\n## 1.0.0\n\n- All.\n', release)).toBeNull();
});
