import { expect, test } from 'vitest';
import { historyOf, redo, step, undo } from './history.ts';

test('[PLAN-01] steps are undone and redone one by one', () => {
  let history = historyOf('a');
  history = step(history, 'b', 0);
  history = step(history, 'c', 1);
  history = undo(history);
  expect(history.present).toBe('b');
  history = undo(undo(history));
  expect(history.present).toBe('a');
  history = redo(redo(redo(history)));
  expect(history.present).toBe('c');
});

test('[PLAN-01] typing on in one field is one step, a pause or another field begins the next', () => {
  let history = historyOf('');
  history = step(history, 'p', 0, 'cell');
  history = step(history, 'po', 300, 'cell');
  expect(history.past).toHaveLength(1);
  history = step(history, 'pot', 2000, 'cell');
  expect(history.past).toHaveLength(2);
  history = step(history, 'pot!', 2100, 'other');
  expect(history.past).toHaveLength(3);
});

test('[PLAN-01] a new step forgets what was undone', () => {
  const history = step(undo(step(historyOf('a'), 'b', 0)), 'c', 1);
  expect(redo(history).present).toBe('c');
});

test('[PLAN-01] typing after an undo does not melt into what was undone', () => {
  const typed = step(step(historyOf(''), 'a', 0, 'cell'), 'ab', 10, 'cell');
  const again = step(undo(typed), 'x', 20, 'cell');
  expect(undo(again).present).toBe('');
});

test('[PLAN-01] three hundred steps can be undone, and the oldest are forgotten first', () => {
  let history = historyOf(0);
  for (let at = 1; at <= 310; at += 1) history = step(history, at, at);
  for (let back = 0; back < 310; back += 1) history = undo(history);
  expect(history.present).toBe(10);
});
