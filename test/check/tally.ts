/** The result of a suite. `failed` counts everything that did not pass: a skipped test proves nothing. */
export type Tally = {
  readonly suite: string;
  readonly passed: number;
  readonly failed: number;
  /** Tests that failed first and passed when they were run again; they count as passed. */
  readonly flaky?: readonly string[];
  /** Each failed test, with the beginning of its message. */
  readonly broken?: readonly string[];
};

/** A suite without any test proves nothing, so it counts as failed. */
export function tally(suite: string, passed: number, failed: number): Tally {
  return passed + failed === 0 ? { suite, passed: 0, failed: 1 } : { suite, passed, failed };
}

/** Adds a failure if a runner failed although every test in its report passed. */
export function withExitCode(tallies: readonly Tally[], exitCode: number): Tally[] {
  const failures = tallies.reduce((sum, each) => sum + each.failed, 0);
  if (exitCode === 0 || failures > 0) return [...tallies];
  return tallies.map((each, index) => (index === 0 ? { ...each, failed: 1 } : each));
}

/** A line for each flaky test: it has to be fixed, although it does not fail the check. */
export const flakyLines = (tallies: readonly Tally[]): string[] =>
  tallies.flatMap(({ suite, flaky = [] }) => flaky.map((title) => `flaky: ${suite}: ${title}`));

/** Repeats the failures at the end, since the beginning of a long output may be out of sight. */
export const brokenLines = (tallies: readonly Tally[]): string[] =>
  tallies.flatMap(({ suite, broken = [] }) => broken.map((test) => `FAILED: ${suite}: ${test}`));

const LONGEST_MESSAGE = 600;
const TERMINAL_COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** A failed test in one or a few lines. */
export const brokenTest = (name: string, message: string): string =>
  `${name}\n    ${message
    .replace(TERMINAL_COLOURS, '')
    .slice(0, LONGEST_MESSAGE)
    .trim()
    .replaceAll('\n', '\n    ')}`;

/** The last line of every check. */
export function sumLine(tallies: readonly Tally[]): string {
  const passed = tallies.reduce((sum, each) => sum + each.passed, 0);
  const failed = tallies.reduce((sum, each) => sum + each.failed, 0);
  return `${passed} passed, ${failed} failed`;
}
