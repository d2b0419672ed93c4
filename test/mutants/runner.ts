import { relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { RECORD } from './isOn.ts';
import { keptIn, type Ran } from './kept.ts';
import { fileOf, insideOf } from './switches.ts';

/**
 * `node test/mutants/runner.ts FOLDER [TESTS…]` runs the tests of a prepared copy: first without any mutant, which
 * says what reaches what; then for each mutant those that reach it, up to the first that fails.
 */
const [folder = '', ...filters] = process.argv.slice(2);
process.chdir(folder);
const kept = keptIn(folder);

/** Tests that read the code, measure, or take minutes. */
const NOT_RUN =
  /^test\/(?:bench|deploy|explain|faults|fuzz|house|lint|logs|mutants|offline|planted|start|texts)\//;
/** So many files run for a mutant at most. */
const MOST_UNIT = 30;
const MOST_HTTP = 12;
const MOST_MS = 10 * 60_000;

async function testing(bail: number, onFile: (file: Ran) => void = () => undefined) {
  const vitest = await createVitest('test', {
    root: folder,
    config: `${folder}/vitest.config.ts`,
    watch: false,
    // One worker loads the code once, and stops at the first failure with nothing begun in vain.
    maxWorkers: bail === 0 ? 2 : 1,
    bail,
    reporters: [
      {
        onTestModuleEnd: (module) =>
          onFile({ path: relative(folder, module.moduleId), passed: module.state() === 'passed' }),
      },
    ],
  });
  const files = (await vitest.globTestSpecifications(filters)).map((each) => ({
    each,
    path: relative(folder, each.moduleId),
  }));
  return {
    paths: files.map(({ path }) => path).filter((path) => !NOT_RUN.test(path)),
    /** The first test that fails; null if all pass. */
    async firstFailure(paths: readonly string[]): Promise<string | null> {
      vitest.state.filesMap.clear();
      const chosen = files.filter(({ path }) => paths.includes(path)).map(({ each }) => each);
      const running = vitest.runTestSpecifications(chosen);
      // The second time, a worker in an endless loop is killed.
      const end = () => [1, 2].map(() => vitest.cancelCurrentRun('test-failure'));
      const timer = setTimeout(end, MOST_MS);
      const { testModules, unhandledErrors } = await running;
      clearTimeout(timer);
      const failed = testModules.find((module) => module.state() === 'failed');
      const [test] = failed ? failed.children.allTests('failed') : [];
      if (failed) return `${relative(folder, failed.moduleId)}: ${test?.fullName ?? 'broken'}`;
      return unhandledErrors.length > 0 ? 'an error outside of all tests' : null;
    },
    close: () => vitest.close(),
  };
}

kept.turnOn(RECORD);
const known = new Set(kept.ran.all().map(({ path }) => path));
const first = await testing(0, kept.ran.add);
await first.firstFailure(first.paths.filter((path) => !known.has(path)));
await first.close();

const nounOf = (path: string) => path.split('/').slice(1, -1)[0] ?? '';
const reached = kept.reached();
const passed = kept.ran
  .all()
  .filter((file) => file.passed)
  .map(({ path }) => path);
const idsOf = new Map(
  [...reached].map(([path, lines]) => [
    path,
    new Set(lines.map((line) => Number.parseInt(line, 10))),
  ]),
);

/**
 * The files that can notice a mutant, those first that are most about it. Of one that is reached only while code is
 * loaded, those that reach its file have to, and at last those of its noun.
 */
function testsOf(id: number, file: string) {
  const mine = mutants.findIndex((each) => each.file === file);
  const isOwn = (path: string) => Number(nounOf(path) === nounOf(file));
  const reaches = (path: string, what: number) => Number(idsOf.get(path)?.has(what) ?? false);
  const among = [id, fileOf(mine)].map((what) => passed.filter((path) => reaches(path, what)));
  const possible = reaches('', id) ? [...among, passed.filter(isOwn)] : among.slice(0, 1);
  const order = (possible.find((paths) => paths.length > 0) ?? []).sort(
    (a, b) =>
      reaches(b, insideOf(id)) - reaches(a, insideOf(id)) ||
      isOwn(b) - isOwn(a) ||
      (idsOf.get(a)?.size ?? 0) - (idsOf.get(b)?.size ?? 0),
  );
  const [http, unit] = [true, false].map((is) =>
    order.filter((path) => path.includes('.http.') === is).slice(0, is ? MOST_HTTP : MOST_UNIT),
  );
  return [unit ?? [], http ?? []];
}

const mutants = kept.mutants();
const done = new Set(kept.results.all().map(({ id }) => id));
const then = await testing(1);
for (const [id, { file }] of mutants.entries()) {
  if (done.has(id)) continue;
  kept.turnOn(id);
  let by: string | null = null;
  for (const paths of testsOf(id, file))
    if (paths.length > 0) by ??= await then.firstFailure(paths);
  kept.results.add({ id, by });
}
await then.close();
process.exit(0);
