import { relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { RECORD } from './isOn.ts';
import { keptIn, type Ran } from './kept.ts';

/**
 * `node tools/mutants/runner.ts FOLDER [TESTS…]` runs the tests of a prepared copy: first without any mutant, which
 * says what reaches what; then for each mutant those that reach it, up to the first that fails.
 */
const [folder = '', ...filters] = process.argv.slice(2);
process.chdir(folder);
const kept = keptIn(folder);

/** Tests that read the code, measure, or take minutes. Those of `tools/words` say each sentence in each language. */
const NOT_RUN =
  /^bench\/|^tools\/(?!words\/)|^test\/(?:deploy|explain|faults|fuzz|lint|logs|offline|release|start|texts)\//;
const nounOf = (path: string) => path.split('/').slice(1, -1)[0] ?? '';
const changed = kept.mutants().map(({ file }) => file);
const nouns = new Set(changed.map(nounOf));
/** For changes of `domain/` alone, the tests with a server of the same nouns: all would take an hour. */
const mayReach = (path: string) =>
  !path.includes('.http.') ||
  nouns.has(nounOf(path)) ||
  !changed.every((file) => file.startsWith('domain/'));
/** So many unit tests and tests with a server run for a mutant at most. */
const MOST = [30, 12];
const MOST_MS = 10 * 60_000;

async function testing(bail: number, onFile: (file: Ran) => void = () => undefined) {
  const pathOf = ({ moduleId }: { moduleId: string }) => relative(folder, moduleId);
  const vitest = await createVitest('test', {
    root: folder,
    config: `${folder}/vitest.config.ts`,
    watch: false,
    // One worker loads the code once, and begins nothing in vain.
    maxWorkers: bail === 0 ? 2 : 1,
    bail,
    reporters: [
      {
        onTestModuleEnd: (module) =>
          onFile({ path: pathOf(module), passed: module.state() === 'passed' }),
      },
    ],
  });
  const files = (await vitest.globTestSpecifications(filters)).filter(
    (each) => !NOT_RUN.test(pathOf(each)) && mayReach(pathOf(each)),
  );
  /** The first test that fails; null if all pass. */
  const firstFailure = async (isWanted: (path: string) => boolean): Promise<string | null> => {
    vitest.state.filesMap.clear();
    const running = vitest.runTestSpecifications(files.filter((each) => isWanted(pathOf(each))));
    let isEndless = false;
    // Without a mutant nothing is endless, only many tests at once.
    const timer = setTimeout(() => {
      if (bail === 0) return;
      isEndless = true;
      // The second time, a worker in an endless loop is killed.
      for (const _ of [1, 2]) void vitest.cancelCurrentRun('test-failure');
    }, MOST_MS);
    const { testModules, unhandledErrors } = await running;
    clearTimeout(timer);
    if (isEndless) return 'it never ends';
    const failed = testModules.find((module) => module.state() === 'failed');
    const [test] = failed ? failed.children.allTests('failed') : [];
    if (failed) return `${pathOf(failed)}: ${test?.fullName ?? 'cannot be run'}`;
    const [error] = unhandledErrors;
    return error ? `outside of all tests: ${JSON.stringify(error).slice(0, 1000)}` : null;
  };
  return { firstFailure, close: () => vitest.close() };
}

kept.turnOn(RECORD);
// A file that ends its worker takes those behind it along: the rest is begun again, until none is left or helps.
for (let before = -1; before < kept.ran.all().length; ) {
  const known = new Set(kept.ran.all().map(({ path }) => path));
  before = known.size;
  const first = await testing(0, kept.ran.add);
  const failure = await first.firstFailure((path) => !known.has(path));
  await first.close();
  console.log(`${kept.ran.all().length} test files have run without a mutant. ${failure ?? ''}`);
}

const reached = kept.reached();
const passed = kept.ran.all().flatMap(({ path, passed }) => (passed ? [path] : []));
const widthOf = Map.groupBy(reached, (line) => line.replace(/^\d+ /, ''));

/** The unit tests that can notice a mutant, and the tests with a server; those first that are most about it. */
function testsOf(id: number, file: string): Set<string>[] {
  const isOwn = (path: string) => Number(nounOf(path) === nounOf(file));
  const width = (path: string) => widthOf.get(path)?.length ?? 0;
  const reaching = passed.filter((path) => reached.has(`${id} ${path}`));
  // Of what is reached while code is loaded, or in another process, those of its noun are asked.
  const near = reaching.length === 0 && reached.has(`${id} `) ? passed.filter(isOwn) : reaching;
  const order = near.sort((a, b) => isOwn(b) - isOwn(a) || width(a) - width(b));
  const [http, unit] = [true, false].map((is) =>
    order.filter((path) => path.includes('.http.') === is),
  );
  return [unit, http].map((paths, at) => new Set(paths?.slice(0, MOST[at])));
}

const done = new Set(kept.results.all().map(({ id }) => id));
const then = await testing(1);
for (const [id, { file }] of kept.mutants().entries()) {
  if (done.has(id)) continue;
  kept.turnOn(id);
  let by: string | null = null;
  for (const paths of testsOf(id, file))
    if (paths.size > 0) by ??= await then.firstFailure((path) => paths.has(path));
  kept.results.add({ id, by });
}
await then.close();
process.exit(0);
