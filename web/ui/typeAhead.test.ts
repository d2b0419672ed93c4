import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typingAhead } from './typeAhead.ts';

const LONG_MS = 10_000;

/** The field with the focus; null: none. */
let focused: FakeField | null = null;

class FakeField extends EventTarget {
  value = '';
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
  }
}

const type = (text: string) => {
  for (const letter of text) {
    if (focused) focused.value += letter;
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

  // It is known by now, and given the focus at once.
  ben.focus();
  ahead.begin('anna');
  expect(focused).toBe(anna);
  leave();
  ahead.begin('anna');
  expect(focused).not.toBe(anna);
});

it('[TALK-03] what is typed for somebody whose field does not come is dropped, and so it is once the focus goes elsewhere', () => {
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

  ahead.begin('anna');
  type('sure');
  new FakeField().focus();
  ahead.take('anna', anna)();

  ahead.begin('anna');
  type('sure');
  ahead.begin('ben');
  ahead.take('anna', anna)();
  expect(anna.value).toBe('');
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
