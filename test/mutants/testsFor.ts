import type { Ran } from './kept.ts';
import type { Mutant } from './sample.ts';

/** At most so many files run for a mutant, those first that are most about it. */
const MOST_UNIT = 30;
const MOST_HTTP = 8;
const nounOf = (path: string) => path.split('/')[1] ?? '';
const isHttp = ({ path }: Ran) => path.includes('.http.test.');

/** The test files that can notice a mutant: first unit tests, then those with a server. */
export function testsFor(
  { id, file }: Pick<Mutant, 'file'> & { readonly id: number },
  tests: readonly Ran[],
  reached: ReadonlyMap<string, ReadonlySet<number>>,
): string[][] {
  // Reached while code was loaded, or in another process: no test is known to, so those of its noun have to do.
  const byAll = reached.get('')?.has(id) === true;
  const isOwn = ({ path }: Ran) => nounOf(path) === nounOf(file);
  const width = ({ path }: Ran) => reached.get(path)?.size ?? 0;
  const order = tests
    .filter((each) => each.passed)
    .filter((each) => reached.get(each.path)?.has(id) || (byAll && isOwn(each)))
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || width(a) - width(b));
  const unit = order.filter((each) => !isHttp(each)).slice(0, MOST_UNIT);
  const http = order.filter(isHttp).slice(0, MOST_HTTP);
  return [unit, http].map((list) => list.map(({ path }) => path));
}
