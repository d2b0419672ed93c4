import { describe, expect, it } from 'vitest';
import { excerptOf, marked, rootsOf } from '../search.ts';
import { tagsIn } from '../text.ts';
import { addArticleRefusal, giveRefusal, minutesToRead, plainText } from './article.ts';
import { articleInputSchema, giveSchema } from './articleSchema.ts';

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');

describe('Articles', () => {
  it('[LIB-02] a search looks for the beginnings of words that tell something, at most ten', () => {
    expect(rootsOf('How to read the labels')).toEqual(['read', 'label']);
    expect(rootsOf('eating, Eat; eats')).toEqual(['eat']);
    expect(rootsOf('Crème BERRIES dishes')).toEqual(['creme', 'berr', 'dish']);
    // No ending is removed if no word, or no vowel, would remain.
    expect(rootsOf('spring is red')).toEqual(['spring', 'red']);
    expect(rootsOf('to be')).toEqual(['to', 'be']);
    expect(rootsOf('"*) – !')).toEqual([]);
    expect(rootsOf('one two three four five six seven eight nine ten eleven')).toHaveLength(10);
  });

  it('[LIB-02] the words found are marked in the text as it was written', () => {
    expect(marked('Crème, creamy', ['creme'])).toEqual([
      { text: 'Crème', hit: true },
      { text: ', creamy', hit: false },
    ]);
    expect(marked('<b>', ['b'])).toContainEqual({ text: 'b', hit: true });
    expect(marked('', ['b'])).toEqual([]);
  });

  it('[LIB-02] an excerpt is about two lines around the first of them', () => {
    const long = `${'before '.repeat(40)}fibre ${'after '.repeat(60)}`.trim();
    const found = textOf(excerptOf(long, ['fibre']));
    expect(found).toMatch(/^… before .*fibre after .* …$/);
    expect(found.length).toBeLessThan(220);
    expect(textOf(excerptOf('Short.', ['fibre']))).toBe('Short.');
    expect(textOf(excerptOf('x'.repeat(500), ['y'])).length).toBeLessThan(220);
  });

  it('[LIB-02] what is searched in has no signs of Markdown', () => {
    expect(plainText('## A *b*\n\n- [c](https://d.e)\n- ![f](/g.webp)')).toBe('A b c f');
  });

  it('[LIB-02] tags are in lower case, each once', () => {
    expect(tagsIn(' Fibre, fibre ,, Eating out')).toEqual(['fibre', 'eating out']);
  });

  it('[LIB-02] a draft is given to nobody, and one customer is given no more than they can read', () => {
    expect(giveRefusal('published', 0)).toBeNull();
    expect(giveRefusal('draft', 0)?.code).toBe('not-published');
    expect(giveRefusal('published', 200)?.code).toBe('too-many-given');
    const both = { articleId: 'a', day: '2026-11-24', planId: 'p' };
    expect(giveSchema.safeParse(both).success).toBe(false);
  });

  it('[LIB-01] an article has a title, and texts have their limits', () => {
    const article = { title: ' Oats ', summary: '', tags: ['A'], markdown: '', status: 'draft' };
    expect(articleInputSchema.parse(article)).toMatchObject({ title: 'Oats', tags: ['a'] });
    for (const wrong of [
      { title: '' },
      { title: 'two\nlines' },
      { markdown: 'x'.repeat(20_001) },
      { tags: Array(9).fill('tag') },
      { status: 'gone' },
    ])
      expect(articleInputSchema.safeParse({ ...article, ...wrong }).success).toBe(false);
    expect(minutesToRead('')).toBe(1);
    expect(minutesToRead('word '.repeat(600))).toBe(3);
    expect(addArticleRefusal(999)).toBeNull();
    expect(addArticleRefusal(1000)?.code).toBe('too-many-articles');
  });
});
