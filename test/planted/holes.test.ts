import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../check/run.ts';
import { planted } from './hole.ts';
import { holes } from './holes.ts';

describe('the holes that npm run test:planted plants', () => {
  it('are many, and no two are one', () => {
    expect(holes.length).toBeGreaterThanOrEqual(25);
    expect(new Set(holes.map(({ title }) => title)).size).toBe(holes.length);
  });

  it.each(holes)('fits the code as it is: $title', (hole) => {
    const { file, sound, text } = planted(hole);
    expect(text).not.toBe(sound);
    expect(parseSync(file, text).errors).toEqual([]);
    for (const test of hole.tests) expect(existsSync(join(ROOT, test)), test).toBe(true);
  });
});
