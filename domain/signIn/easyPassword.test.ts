import { describe, expect, it } from 'vitest';
import { expectWithin } from '#test/withinTime.ts';
import { isEasyPassword, newPasswordSchema } from './accountSchema.ts';
import { say } from './words.ts';

describe('[T-F1] a new password', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd',
    'passw0rd123',
    'weekplate',
    'Weekplate2026',
    'WeekPlate!!',
    'week-plate',
    '1dietician1',
    'dietitian99',
    'Meal Plan 7',
    'coachingcoaching',
    '12345678',
    '87654321',
    '1234567890',
    'qwertyuiop',
    'Qwerty123',
    '1qaz2wsx',
    'zaq12wsx',
    'abcdefgh',
    'aaaaaaaa',
    'abababab',
    '12341234',
    '        ',
    'iloveyou',
    'letmein123',
    'Summer2026!',
  ])('that is easy to guess is refused in words: %s', (password) => {
    expect(newPasswordSchema.safeParse(password).error?.issues[0]?.message).toBe(say.passwordEasy);
  });

  it.each([
    'porridge-and-plums',
    'a-new-password',
    'my password is long',
    'plumsandrice',
    '71730594',
    'weekplateplums',
    'correct horse battery',
    'сливы и рис',
    `${'x'.repeat(127)}a`,
  ])('that is not is taken: %s', (password) => {
    expect(isEasyPassword(password)).toBe(false);
    expect(newPasswordSchema.safeParse(password).success).toBe(true);
  });

  it('that is too short is told so, and nothing else', () => {
    const issues = newPasswordSchema.safeParse('aaa').error?.issues ?? [];
    expect(issues.map(({ message }) => message)).toEqual(['Use at least 8 characters.']);
  });

  it('takes no long time to judge, whatever it is', () => {
    const judging = () => {
      const began = performance.now();
      for (const unit of ['a', 'ab', '1', ' ', 'é', '🍚'])
        isEasyPassword(`${unit.repeat(128)}x${unit.repeat(128)}`.slice(0, 128));
      return performance.now() - began;
    };
    // The shortest of several runs: a busy machine can only make a run longer.
    expectWithin(Math.min(...Array.from({ length: 5 }, judging)), 200);
  });
});
