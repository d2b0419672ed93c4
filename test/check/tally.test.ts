import { describe, expect, it } from 'vitest';
import { sumLine, tally, withExitCode } from './tally.ts';

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
});
