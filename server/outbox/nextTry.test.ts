import { describe, expect, it } from 'vitest';
import type { Delivery } from '../mail/mailer.ts';
import { fateOf, isOver } from './nextTry.ts';

const CREATED = new Date('2026-11-23T09:00:00.000Z');
const letter = (change: object = {}) => ({
  kind: 'verification',
  createdAt: CREATED.toISOString(),
  tries: 0,
  unclear: 0,
  ...change,
});

/** How often a letter is sent when every try ends like this. */
function triesOf(kind: string, delivery: Delivery): number {
  let [now, one, tries] = [CREATED, letter({ kind }), 0];
  for (;;) {
    tries += 1;
    const fate = fateOf(one, delivery, now);
    if (typeof fate === 'string') return tries;
    [now, one] = [new Date(fate.nextAt), { ...one, ...fate }];
  }
}

describe('What becomes of a letter', () => {
  it('it is sent, or refused for good', () => {
    expect(fateOf(letter(), 'delivered', CREATED)).toBe('sent');
    expect(fateOf(letter(), 'refused', CREATED)).toBe('given up');
  });

  it('[T-I7] where the mail server is away it is tried until its link is over, ever more rarely', () => {
    expect(fateOf(letter({ tries: 2 }), 'failed', CREATED)).toEqual({
      nextAt: '2026-11-23T09:00:40.000Z',
      tries: 3,
      unclear: 0,
    });
    expect(triesOf('password-reset', 'failed')).toBeLessThan(12);
    expect(triesOf('verification', 'failed')).toBeLessThan(110);
  });

  it('[T-I7] one that may have gone out is sent three times at most, however often it failed before', () => {
    expect(triesOf('contact', 'unknown')).toBe(3);
    expect(triesOf('password-reset', 'unknown')).toBe(3);
    // Not all three within a fault of a minute.
    expect(fateOf(letter(), 'unknown', CREATED)).toEqual({
      nextAt: '2026-11-23T09:15:00.000Z',
      tries: 1,
      unclear: 1,
    });
  });

  it('one whose link is over is not sent any more', () => {
    const dayLater = new Date(CREATED.getTime() + 24 * 3_600_000);
    expect(isOver(letter(), dayLater)).toBe(true);
    expect(isOver(letter(), new Date(dayLater.getTime() - 1))).toBe(false);
    expect(fateOf(letter(), 'failed', new Date(dayLater.getTime() - 1))).toBe('given up');
  });
});
