import { expect, test } from 'vitest';
import { movedWords, nobodyWords, untilWords } from './words.ts';

const view = { isMine: false, reason: null, isSnoozed: false } as const;

test('[BOARD-01] a board without rows says so, and when to look again', () => {
  const { title, text } = nobodyWords(view, 0);
  expect(title).toBe('Nobody needs you right now.');
  expect(text).toContain('every morning');
  expect(nobodyWords(view, 2).text).toContain('2 snoozed, each until their day.');
  expect(nobodyWords({ ...view, isMine: true }, 0).title).toBe(
    'None of yours needs you right now.',
  );
  expect(nobodyWords({ ...view, reason: 'note' }, 2).title).toBe('Nobody, for this reason.');
});

test('[BOARD-02] who is snoozed is named with the day they are back', () => {
  const row = { name: 'Ada Albrecht' };
  expect(movedWords({ row, until: '2026-11-30' })).toBe(
    'Ada Albrecht is snoozed until Mon 30 Nov.',
  );
  expect(movedWords({ row, until: null })).toBe('Ada Albrecht is back.');
  expect(untilWords([{ kind: 'note', until: '2026-12-02', inInbox: false }])).toBe(
    'Snoozed until Wed 2 Dec',
  );
  expect(untilWords([])).toBe('');
});
