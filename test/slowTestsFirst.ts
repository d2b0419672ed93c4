import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// If one of these started last, all else would wait half a minute for it alone. The first two spend most of
// their time waiting.
const LONGEST = [
  '/test/faults/faults.http.test.ts',
  '/test/deploy/behindNginx.http.test.ts',
  '/test/explain/explain.http.test.ts',
  '/test/faults/halfWrites.http.test.ts',
  '/server/backup/directions.http.test.ts',
];

const lost = LONGEST.filter((name) => !existsSync(`${import.meta.dirname}/..${name}`));
if (lost.length > 0) throw new Error(`test/slowTestsFirst.ts names no file: ${lost.join(', ')}`);

/** Sorts the longest files first, and the others as Vitest does. */
export class SlowTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const longest = LONGEST.flatMap((name) =>
      sorted.filter(({ moduleId }) => moduleId.endsWith(name)),
    );
    return [...longest, ...sorted.filter((file) => !longest.includes(file))];
  }
}
