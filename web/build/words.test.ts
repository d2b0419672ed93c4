import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { wordsIn } from './words.ts';

it('[WORDS-01] in the pages of a language a module gets the sentences that it says, in that language', async () => {
  const entry = join(import.meta.dirname, '../invitations/inWords.ts');
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [wordsIn('de')],
    build: { write: false, lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  const code = built?.output[0].code ?? '';
  for (const said of ['Einladungen senden', 'unterwegs.', 'Hat schon eine offene Einladung.'])
    expect(code).toContain(said);
  expect(code).not.toMatch(/Send invitations|on the way|open invitation|Per Link einladen/);
});
