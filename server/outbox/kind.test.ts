import { describe, expect, it } from 'vitest';
import { letterKinds } from '../accounts/routes.ts';
import { contactKind } from '../contact/receive.ts';
import type { Delivery } from '../mail/mailer.ts';
import { afterTry, type Kind } from './kind.ts';

const CREATED = new Date('2026-11-23T09:00:00.000Z');
const letter = (change: object = {}) => ({
  dueAt: CREATED.toISOString(),
  tries: 0,
  unclear: 0,
  ...change,
});

const { verification, ...others } = letterKinds(async () => 'Weekplate');

/** The number of tries for a letter when every try has this result. */
function triesOf(kind: Kind, delivery: Delivery): number {
  let [now, one, tries] = [CREATED, letter(), 0];
  for (;;) {
    tries += 1;
    const fate = afterTry(kind, one, delivery, now);
    if (typeof fate === 'string') return tries;
    [now, one] = [new Date(fate.nextTryAt), { ...one, ...fate }];
  }
}

describe('What becomes of a letter', () => {
  it('it is sent, or refused for good', () => {
    expect(afterTry(verification, letter(), 'delivered', CREATED)).toBe('sent');
    expect(afterTry(verification, letter(), 'refused', CREATED)).toBe('refused');
  });

  it('[T-I7] where the mail server is away it is tried until its link is over, ever more rarely', () => {
    expect(afterTry(verification, letter({ tries: 2 }), 'failed', CREATED)).toEqual({
      nextTryAt: '2026-11-23T09:00:40.000Z',
      tries: 3,
      unclear: 0,
    });
    expect(triesOf(others['password-reset'], 'failed')).toBeLessThan(12);
    expect(triesOf(verification, 'failed')).toBeLessThan(110);
  });

  it('[T-I7] one that may have gone out is sent three times at most, however often it failed before', () => {
    expect(triesOf(contactKind, 'unknown')).toBe(3);
    expect(triesOf(others['password-reset'], 'unknown')).toBe(3);
    // The three tries are spread over more than a minute, so that a fault of a minute does not use them up.
    expect(afterTry(verification, letter(), 'unknown', CREATED)).toEqual({
      nextTryAt: '2026-11-23T09:15:00.000Z',
      tries: 1,
      unclear: 1,
    });
  });

  it('one whose link is over is not sent any more', () => {
    const dayLater = new Date(CREATED.getTime() + 24 * 3_600_000);
    expect(verification.isTooLate(+CREATED, +dayLater)).toBe(true);
    expect(verification.isTooLate(+CREATED, +dayLater - 1)).toBe(false);
    expect(afterTry(verification, letter(), 'failed', new Date(dayLater.getTime() - 1))).toBe(
      'late',
    );
  });
});
