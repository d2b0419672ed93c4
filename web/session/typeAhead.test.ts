import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answeredAt, typingAhead } from './typeAhead.ts';

const LONG_MS = 10_000;

/** The focused field; null: none. */
let focused: FakeField | null = null;

class FakeField extends EventTarget {
  value = '';
  /** In front of a restored draft, as browsers place it. */
  caret = 0;
  isConnected = true;
  focus() {
    const before = focused;
    focused = this;
    if (before !== this) before?.dispatchEvent(new Event('blur'));
  }
  remove() {
    this.isConnected = false;
    if (focused === this) focused = null;
  }
  setRangeText(text: string, from = 0, to = 0) {
    this.value = this.value.slice(0, from) + text + this.value.slice(to);
    this.caret = from + text.length;
  }
  setSelectionRange(from: number) {
    this.caret = from;
  }
}

const type = (text: string) => {
  for (const letter of text) {
    focused?.setRangeText(letter, focused.caret, focused.caret);
    focused?.dispatchEvent(new Event('input'));
  }
};

beforeEach(() => {
  focused = null;
  vi.useFakeTimers();
  vi.stubGlobal('document', { hasFocus: () => true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const typed = () => typingAhead(() => new FakeField());

it('[TALK-03] what is typed before the field is there stands in it, in its order, behind what stood there', () => {
  const ahead = typed();
  ahead.begin('anna');
  type('sure, ');
  ahead.begin('anna');
  type('ta');
  const [ben, anna] = [new FakeField(), new FakeField()];
  anna.value = 'Yes, ';
  let changes = 0;
  anna.addEventListener('input', () => {
    changes += 1;
  });
  ahead.take('ben', ben);
  const leave = ahead.take('anna', anna);
  expect([anna.value, changes]).toEqual(['Yes, sure, ta', 1]);
  type('ke rice');
  ahead.take('anna', anna);
  expect([ben.value, anna.value]).toEqual(['', 'Yes, sure, take rice']);

  // The field is known by now, so it gets the focus at once.
  anna.caret = 0;
  ben.focus();
  ahead.begin('anna');
  expect(focused).toBe(anna);
  type('.');
  expect(anna.value).toBe('Yes, sure, take rice.');
  leave();
  ahead.begin('anna');
  expect(focused).not.toBe(anna);
});

it('[TALK-03] keys mean something again where a field is long in coming, and what was typed stands in it all the same', () => {
  const ahead = typed();
  const anna = new FakeField();
  ahead.begin('anna');
  for (let nth = 0; nth < 4; nth += 1) {
    vi.advanceTimersByTime(LONG_MS / 2);
    type('s');
  }
  expect(focused?.value).toBe('ssss');
  vi.advanceTimersByTime(LONG_MS);
  expect(focused).toBeNull();
  ahead.take('anna', anna)();
  expect([anna.value, focused]).toEqual(['ssss', null]);

  ahead.begin('anna');
  type('ure');
  const other = new FakeField();
  other.focus();
  ahead.take('anna', anna)();
  expect([anna.value, focused]).toEqual(['ssssure', other]);

  ahead.begin('anna');
  type(', rice');
  ahead.begin('ben');
  type('No');
  ahead.take('anna', anna)();
  expect(anna.value).toBe('ssssure, rice');
});

it('[TALK-03] [T-L2] nothing of it reaches whoever signs in next', () => {
  const ahead = typed();
  const anna = new FakeField();
  ahead.begin('anna');
  type('su');
  new FakeField().focus();
  ahead.begin('anna');
  type('re');
  ahead.forget();
  ahead.take('anna', anna);
  expect([anna.value, focused]).toEqual(['', null]);
});

it('[TALK-03] R answers where a conversation or a day is read, and nowhere else', () => {
  const at = (path: string) => {
    const { pathname, search } = new URL(path, 'https://weekplate.example');
    return answeredAt({ pathname, search });
  };
  expect(at('/client/inbox?customer=anna')).toBe('anna');
  expect(at('/client/inbox')).toBeNull();
  expect(at('/client/customers/anna?date=2026-11-26')).toBe('anna');
  expect(at('/client/customers/anna?tab=messages')).toBe('anna');
  expect(at('/client/customers/anna?tab=plans')).toBeNull();
  expect(at('/client/customers')).toBeNull();
  expect(at('/client/dashboard?customer=anna')).toBeNull();
});

it('[TALK-03] a look into another window drops nothing', () => {
  const ahead = typed();
  const anna = new FakeField();
  ahead.begin('anna');
  type('sure');
  vi.stubGlobal('document', { hasFocus: () => false });
  focused?.dispatchEvent(new Event('blur'));
  ahead.take('anna', anna);
  expect(anna.value).toBe('sure');
});
