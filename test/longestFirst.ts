import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Begun last, each of them would be waited for alone for half a minute. The first two wait most of their
// time.
const LONGEST = [
  '/test/faults/faults.http.test.ts',
  '/test/deploy/behindNginx.http.test.ts',
  '/test/explain/explain.http.test.ts',
  '/test/faults/halfWrites.http.test.ts',
  '/server/backup/directions.http.test.ts',
];

const lost = LONGEST.filter((name) => !existsSync(`${import.meta.dirname}/..${name}`));
if (lost.length > 0) throw new Error(`test/longestFirst.ts names no file: ${lost.join(', ')}`);

/** The longest files first; the others as Vitest sorts them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const longest = LONGEST.flatMap((name) =>
      sorted.filter(({ moduleId }) => moduleId.endsWith(name)),
    );
    return [...longest, ...sorted.filter((file) => !longest.includes(file))];
  }
}
