import { describe, expect, it } from 'vitest';
import { talliesOf } from './playwright.ts';
import { brokenLines, flakyLines, sumLine, tally, withExitCode } from './tally.ts';

describe('the sum of all checks', () => {
  it('adds the suites up in one plain line', () => {
    expect(sumLine([tally('types', 4, 0), tally('unit', 30, 2)])).toBe('34 passed, 2 failed');
  });

  it('takes a suite without tests for a failure', () => {
    expect(sumLine([tally('accessibility', 0, 0)])).toBe('0 passed, 1 failed');
  });

  it('takes a runner that ends badly for a failure, whatever its report says', () => {
    const passing = [tally('unit', 3, 0), tally('http', 2, 0)];
    expect(sumLine(withExitCode(passing, 1))).toBe('5 passed, 1 failed');
    expect(sumLine(withExitCode(passing, 0))).toBe('5 passed, 0 failed');
    expect(sumLine(withExitCode([tally('unit', 3, 1)], 1))).toBe('3 passed, 1 failed');
  });

  it('counts what passed when it was run once more as passed, and names it', () => {
    const ran = (projectName: string, status: string) => ({ projectName, status });
    const report = {
      suites: [
        {
          specs: [{ title: 'a plan', file: 'plans.spec.ts', tests: [ran('sqlite', 'flaky')] }],
          suites: [
            {
              specs: [
                {
                  title: 'a day',
                  file: 'day.spec.ts',
                  tests: [ran('sqlite', 'expected'), ran('postgres', 'unexpected')],
                },
                { title: 'a screen', file: 'states/a.spec.ts', tests: [ran('sqlite', 'expected')] },
              ],
            },
          ],
        },
      ],
    };
    const tallies = talliesOf(report);
    expect(flakyLines(tallies)).toEqual(['flaky: browser, sqlite: plans.spec.ts: a plan']);
    expect(sumLine(tallies)).toBe('3 passed, 1 failed');
  });

  it('tells at the end what failed, and with which words', () => {
    const specs = [
      {
        title: 'a day',
        file: 'day.spec.ts',
        tests: [
          {
            projectName: 'postgres',
            status: 'unexpected',
            results: [{ error: { message: '\u001b[31mno such day\u001b[39m\nat noon' } }],
          },
        ],
      },
    ];
    expect(brokenLines(talliesOf({ suites: [{ specs }] }))).toEqual([
      'FAILED: browser, postgres: day.spec.ts: a day\n    no such day\n    at noon',
    ]);
  });

  it('takes a skipped test for a failure', () => {
    const skipped = { projectName: 'sqlite', status: 'skipped' };
    const report = { suites: [{ specs: [{ title: 'a', file: 'a.ts', tests: [skipped] }] }] };
    expect(talliesOf(report)[0]).toMatchObject({ suite: 'browser, sqlite', passed: 0, failed: 1 });
  });
});
