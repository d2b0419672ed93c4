import { expect, it } from 'vitest';
import { setReader } from '../language/language.ts';
import {
  BLANKS,
  blankText,
  fillBlanks,
  firstNameOf,
  foundReplies,
  hasBlank,
  openBlanks,
  slashSearch,
} from './savedReply.ts';

const known = {
  name: 'Asha Rao',
  firstName: firstNameOf(' Asha  Rao'),
  nextVisit: null,
  myName: 'Meera',
};

it('[REPLY-01] fills in what is known, and leaves the rest in its braces', () => {
  const text = 'Hello {First Name}, see you on {next visit}. Take {dose}. {my name}';
  expect(fillBlanks(text, known)).toBe('Hello Asha, see you on {next visit}. Take {dose}. Meera');
  expect(openBlanks(fillBlanks(text, known))).toEqual(['{next visit}', '{dose}']);
  expect(openBlanks('A set {} is not a blank, nor {two\nlines}.')).toEqual([]);
  // A name that looks like a blank is a name.
  expect(fillBlanks('{name}', { ...known, name: '{my name}' })).toBe('{my name}');
});

it('[REPLY-01] knows a blank in every language of the product, as it offers it there', () => {
  for (const locale of ['de-AT', 'es-ES', 'fr-FR', 'ar-EG'] as const) {
    setReader(() => locale);
    const typed = BLANKS.map(blankText);
    setReader(() => 'en-GB');
    expect(BLANKS.filter((blank, at) => !hasBlank(typed[at] ?? '', blank))).toEqual([]);
  }
});

it('[REPLY-01] finds replies by title and text, those by title first, whatever accents are typed', () => {
  const replies = [
    { title: 'After a visit', text: 'Crème fraîche: less of it.' },
    { title: 'Creme', text: 'As above.' },
    { title: 'Welcome', text: 'Hello.' },
  ];
  const titles = (search: string) => foundReplies(replies, search).map(({ title }) => title);
  expect(titles('creme')).toEqual(['Creme', 'After a visit']);
  expect(titles('less visit')).toEqual(['After a visit']);
  expect(titles('')).toHaveLength(3);
});

it('[REPLY-01] a slash begins a search at the start of a word, up to the caret', () => {
  expect(slashSearch('/wel', 4)).toEqual({ from: 0, search: 'wel' });
  expect(slashSearch('Hello /', 7)).toEqual({ from: 6, search: '' });
  expect(slashSearch('and/or', 6)).toBeNull();
  expect(slashSearch('1/2', 3)).toBeNull();
  expect(slashSearch('/wel\ncome', 9)).toBeNull();
  expect(slashSearch('/welcome', 0)).toBeNull();
});
