import { expect, test } from 'vitest';
import { lexicon, listed } from './lexicon.ts';
import { stemsOf } from './phrases.ts';
import { LANGUAGES, type Language } from './words/languages.ts';

test('[RAIL-04] a listed word is kept once with its endings, however many forms it has', () => {
  const most = (Object.keys(LANGUAGES) as Language[]).map((language) => {
    const words = listed(LANGUAGES[language].ordinary);
    return Math.max(...words.map((word) => stemsOf(word, language).length));
  });
  expect(Math.max(...most)).toBeLessThanOrEqual(4);
});

test.each(['peynirlerin', 'mercimekler', 'kapustami', 'twarogiem', 'орехами', 'сметаною'])(
  '[RAIL-04] %s is known by its ending, with nothing else to find it',
  (form) => {
    expect(lexicon().knows(form)).toBe(true);
  },
);

test.each(['peynirxx', 'orzechq', 'сметанщщ'])(
  '[RAIL-04] %s has no ending of its language',
  (form) => {
    expect(lexicon().knows(form)).toBe(false);
  },
);
