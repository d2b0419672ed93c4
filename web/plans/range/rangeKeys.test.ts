import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { mealPath } from '../form/fields.ts';
import { PlanForm } from '../form/planForm.ts';
import { type Range, rectOf } from '../grid/moves.ts';
import type { Choice } from './choice.ts';
import { listenToKeys } from './rangeKeys.ts';

/** The part of a text box that the keys use. */
class Box extends EventTarget {
  readonly dataset = { field: mealPath(2, 3) };
  selectionDirection = 'forward';
  value = '';
  selectionStart = 0;
  selectionEnd = 0;
  direction = 'ltr';

  write(text: string) {
    this.value = text;
    this.selectionStart = text.length;
    this.selectionEnd = text.length;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('HTMLTextAreaElement', Box);
  vi.stubGlobal('getComputedStyle', ({ direction }: Box) => ({ direction }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A cell being edited. `key` returns how many cells are chosen after a key. */
function aCell(text: string) {
  const box = new Box();
  box.write(text);
  const documentElement = { dir: '' };
  vi.stubGlobal('document', { activeElement: box, documentElement });
  const choice = {
    table: box,
    range: null as Range | null,
    choose(range: Range) {
      this.range = range;
    },
  };
  const { signal } = new AbortController();
  const form = new PlanForm(emptyPlan('2026-11-23'));
  listenToKeys(choice as unknown as Choice, form, () => undefined, signal);
  const press = (
    key: string,
    init: { shiftKey?: boolean; ctrlKey?: boolean; repeat?: boolean },
  ) => {
    box.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key, ...init }));
    vi.runAllTimers();
    if (!choice.range) return 0;
    const { top, left, bottom, right } = rectOf(choice.range);
    return (bottom - top + 1) * (right - left + 1);
  };
  const chosen = () => choice.range && { from: choice.range.from, to: choice.range.to };
  return { box, press, documentElement, chosen };
}

const SHIFT = { shiftKey: true };
const HELD = { shiftKey: true, repeat: true };

test.each(['ArrowRight', 'ArrowDown'])(
  '[GRID-01] Shift and %s held down stop at the edge of the text, pressed once more they choose cells',
  (key) => {
    const { press } = aCell('Oats');
    expect(press(key, HELD)).toBe(0);
    expect(press(key, HELD)).toBe(0);
    expect(press(key, SHIFT)).toBe(2);
    expect(press(key, HELD)).toBe(3);
  },
);

test('[GRID-01] from a blank cell Shift and an arrow held down choose cells at once', () => {
  expect(aCell('').press('ArrowRight', HELD)).toBe(2);
});

test('[GRID-01] Ctrl+A held down chooses the text; pressed again, all cells', () => {
  const { press } = aCell('Oats');
  expect(press('a', { ctrlKey: true })).toBe(0);
  expect(press('a', { ctrlKey: true, repeat: true })).toBe(0);
  expect(press('a', { ctrlKey: true, repeat: true })).toBe(0);
  expect(press('a', { ctrlKey: true })).toBe(64);
});

test('[GRID-01] at the end of a text from right to left Shift and the arrow to the right choose in the text', () => {
  const { box, press } = aCell('شوربة');
  box.direction = 'rtl';
  expect(press('ArrowRight', SHIFT)).toBe(0);
  expect(press('ArrowLeft', SHIFT)).toBe(2);
});

test('[GRID-01] [WORDS-02] in a page from right to left the arrow to the left chooses the cell on the left, the next day', () => {
  const { press, documentElement, chosen } = aCell('');
  documentElement.dir = 'rtl';
  press('ArrowLeft', SHIFT);
  expect(chosen()).toEqual({ from: { row: 3, column: 3 }, to: { row: 3, column: 4 } });
});
