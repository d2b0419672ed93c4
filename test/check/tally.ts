/** How a suite went. `failed` holds whatever did not pass: a skipped test proves nothing. */
export type Tally = {
  readonly suite: string;
  readonly passed: number;
  readonly failed: number;
  /** Tests that failed and passed when they were run once more; they count as passed. */
  readonly flaky?: readonly string[];
  /** Each test that failed, with how its message begins. */
  readonly broken?: readonly string[];
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

/** What failed, told again at the end: the start of a long output may not be at hand any more. */
export const brokenLines = (tallies: readonly Tally[]): string[] =>
  tallies.flatMap(({ suite, broken = [] }) => broken.map((test) => `FAILED: ${suite}: ${test}`));

const LONGEST_MESSAGE = 600;
const TERMINAL_COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** A failed test in a line or a few. */
export const brokenTest = (name: string, message: string): string =>
  `${name}\n    ${message
    .replace(TERMINAL_COLOURS, '')
    .slice(0, LONGEST_MESSAGE)
    .trim()
    .replaceAll('\n', '\n    ')}`;

/** The one line that ends every check. */
export function sumLine(tallies: readonly Tally[]): string {
  const passed = tallies.reduce((sum, each) => sum + each.passed, 0);
  const failed = tallies.reduce((sum, each) => sum + each.failed, 0);
  return `${passed} passed, ${failed} failed`;
}
