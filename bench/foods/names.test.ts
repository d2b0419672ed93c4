import { expect, it } from 'vitest';
import { PLAN_LANGUAGES } from '#server/foods/everyday.ts';
import { namesIn } from './names.ts';

it.each(PLAN_LANGUAGES)(
  '[FOOD-01] what dieticians write every day is a food with a usual portion (%s)',
  async (language) => {
    const { written, lost } = await namesIn(language);
    // 'Wurstplatte' may be anything.
    expect(lost.length, lost.join(', ')).toBeLessThan(written.length * 0.02);
  },
);
