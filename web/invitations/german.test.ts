import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { wordsIn } from '../build/words.ts';

test('[WORDS-01] a page gets the German sentences of rules, too', async () => {
  const entry = join(import.meta.dirname, 'inWords.ts');
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [wordsIn('de')],
    build: { ssr: entry, write: false },
  })) as Rolldown.RolldownOutput;
  const { code } = output[0];
  for (const said of ['Einladungen senden', 'unterwegs.', 'Hat schon eine offene Einladung.'])
    expect(code).toContain(said);
  expect(code).not.toMatch(/Send invitations|on the way|open invitation|Per Link einladen/);
});
