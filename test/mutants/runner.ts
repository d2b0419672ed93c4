import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { ROOT } from '../check/run.ts';
import { ON, RECORD } from './isOn.ts';
import { keptIn } from './kept.ts';
import { testsFor } from './testsFor.ts';

/**
 * Runs inside the copy: the tests without any mutant, which says what reaches what, and then those of each mutant
 * that has no result yet. A mutant that never ends counts as caught, and ends this process.
 */
const MOST_MS = 10 * 60_000;
const [what, ...filters] = process.argv.slice(2);
const isRecording = what === 'record';
const kept = keptIn(ROOT);

const vitest = await createVitest('test', {
  root: ROOT,
  config: `${ROOT}/test/mutants/vitest.config.ts`,
  watch: false,
  bail: isRecording ? 0 : 1,
  reporters: [
    {
      onTestModuleEnd(module) {
        const path = relative(ROOT, module.moduleId);
        if (isRecording) kept.addRan({ path, passed: module.state() === 'passed' });
      },
    },
  ],
});
const specifications = await vitest.globTestSpecifications(filters);
const pathOf = ({ moduleId }: TestSpecification) => relative(ROOT, moduleId);

/** The first test that fails; null if all pass. */
async function firstFailure(paths: readonly string[]): Promise<string | null> {
  vitest.state.filesMap.clear();
  const chosen = specifications.filter((each) => paths.includes(pathOf(each)));
  if (chosen.length === 0) return null;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  const [failed] = testModules.filter((module) => module.state() === 'failed');
  const [test] = failed ? failed.children.allTests('failed') : [];
  if (failed) return `${relative(ROOT, failed.moduleId)}: ${test?.fullName ?? 'cannot be loaded'}`;
  return unhandledErrors.length > 0 ? 'an error outside of all tests' : null;
}

if (isRecording) {
  writeFileSync(ON, String(RECORD));
  const done = new Set(kept.ran().map(({ path }) => path));
  await firstFailure(specifications.map(pathOf).filter((path) => !done.has(path)));
} else {
  const [tests, reaching, done] = [
    kept.ran(),
    kept.reached(),
    new Set(kept.results().map(({ id }) => id)),
  ];
  for (const [id, mutant] of kept.mutants().entries()) {
    if (done.has(id)) continue;
    writeFileSync(ON, String(id));
    const timer = setTimeout(() => {
      kept.addResult({ id, by: 'it never ended' });
      process.exit(0);
    }, MOST_MS);
    let by: string | null = null;
    for (const paths of testsFor({ ...mutant, id }, tests, reaching))
      by ??= await firstFailure(paths);
    clearTimeout(timer);
    kept.addResult({ id, by });
  }
}
await vitest.close();
process.exit(0);
