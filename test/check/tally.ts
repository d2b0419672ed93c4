/** How a suite went. `failed` holds whatever did not pass: a skipped test proves nothing. */
export type Tally = {
  readonly suite: string;
  readonly passed: number;
  readonly failed: number;
  /** Tests that failed and passed when they were run once more; they count as passed. */
  readonly flaky?: readonly string[];
};

/** A suite without a single test has not shown anything, and so has failed. */
export function tally(suite: string, passed: number, failed: number): Tally {
  return passed + failed === 0 ? { suite, passed: 0, failed: 1 } : { suite, passed, failed };
}

/** Adds a failure where a runner ended badly though every test of its report passed. */
export function withExitCode(tallies: readonly Tally[], exitCode: number): Tally[] {
  const failures = tallies.reduce((sum, each) => sum + each.failed, 0);
  if (exitCode === 0 || failures > 0) return [...tallies];
  return tallies.map((each, index) => (index === 0 ? { ...each, failed: 1 } : each));
}

/** A line for each test that has to be mended though it holds nothing back. */
export const flakyLines = (tallies: readonly Tally[]): string[] =>
  tallies.flatMap(({ suite, flaky = [] }) => flaky.map((title) => `flaky: ${suite}: ${title}`));

/** The one line that ends every check. */
export function sumLine(tallies: readonly Tally[]): string {
  const passed = tallies.reduce((sum, each) => sum + each.passed, 0);
  const failed = tallies.reduce((sum, each) => sum + each.failed, 0);
  return `${passed} passed, ${failed} failed`;
}
