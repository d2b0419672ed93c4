import { expect, it } from 'vitest';
import { keepingWords, NOT_REACHED } from './keepWords.ts';

it('[DAY-05] [T-L1] who said Not Now reads that what was not sent yet waits here, and that nothing else is kept', () => {
  for (const words of [keepingWords('no'), keepingWords(null), NOT_REACHED.text])
    expect(words).toContain('Only what hasn’t been sent yet');
  expect(NOT_REACHED.text).toContain('Your days aren’t kept on this device');
});
