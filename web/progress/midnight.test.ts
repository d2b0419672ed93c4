import { describe, expect, test } from 'vitest';
import { dayIn } from '#domain/day.ts';
import { msUntilNextDay, nextMidnight } from './midnight.ts';

const midnightAfter = (timeZone: string, at: string) =>
  nextMidnight(timeZone, new Date(at)).toISOString();

describe('the next midnight', () => {
  test('[PROG-09] is that of the zone', () => {
    expect(midnightAfter('Europe/Berlin', '2026-11-24T07:15:00.000Z')).toBe(
      '2026-11-24T23:00:00.000Z',
    );
    expect(midnightAfter('Asia/Kathmandu', '2026-11-24T07:15:00.000Z')).toBe(
      '2026-11-24T18:15:00.000Z',
    );
    expect(midnightAfter('UTC', '2026-12-31T23:59:59.999Z')).toBe('2027-01-01T00:00:00.000Z');
    expect(midnightAfter('UTC', '2027-01-01T00:00:00.000Z')).toBe('2027-01-02T00:00:00.000Z');
  });

  test('[T-H2] after 23 and 25 hours, and where midnight itself is skipped', () => {
    expect(midnightAfter('Europe/Berlin', '2026-03-28T23:00:00.000Z')).toBe(
      '2026-03-29T22:00:00.000Z',
    );
    expect(midnightAfter('Europe/Berlin', '2026-10-24T22:00:00.000Z')).toBe(
      '2026-10-25T23:00:00.000Z',
    );
    // Beirut jumps from 24:00 to 01:00: its 29 March begins at one o'clock.
    expect(midnightAfter('Asia/Beirut', '2026-03-28T12:00:00.000Z')).toBe(
      '2026-03-28T22:00:00.000Z',
    );
  });

  test('[T-H1] is the first millisecond of another day, in every zone of the IANA list', () => {
    const at = new Date('2026-10-24T20:30:00.000Z');
    const wrong = Intl.supportedValuesOf('timeZone').filter((zone) => {
      const midnight = nextMidnight(zone, at).getTime();
      const today = dayIn(zone, at);
      return (
        dayIn(zone, new Date(midnight - 1)) !== today || dayIn(zone, new Date(midnight)) === today
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('asking for the day again', () => {
  test('[PROG-09] a second after midnight', () => {
    const now = new Date('2026-11-24T22:59:50.000Z');
    expect(msUntilNextDay('2026-11-24', 'Europe/Berlin', now)).toBe(11_000);
  });

  test('[PROG-09] in a minute while the two clocks disagree', () => {
    const now = new Date('2026-11-24T23:00:01.000Z');
    expect(msUntilNextDay('2026-11-24', 'Europe/Berlin', now)).toBe(60_000);
  });
});
