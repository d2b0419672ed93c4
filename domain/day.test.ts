import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayIn,
  daysBetween,
  daysFrom,
  dayWords,
  formatDay,
  formatTime,
  isDay,
  isTimeZone,
  timeZoneNamed,
} from './day.ts';
import { daySchema, timeZoneSchema } from './daySchema.ts';

/** Computes the day in a zone independently: reads the offset from Intl, shifts the moment, cuts the date. */
function dayByOffset(timeZone: string, at: Date): string {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value;
  const match = /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(name ?? '');
  if (!match) throw new Error(`No offset of ${timeZone} in ${name}`);
  const [, sign, hours = 0, minutes = 0, seconds = 0] = match;
  const shift = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return new Date(at.getTime() + (sign === '-' ? -shift : shift) * 1000).toISOString().slice(0, 10);
}

const INSTANTS = [
  '1999-12-31T23:59:59.999Z',
  '2000-01-01T00:00:00.000Z',
  '2000-02-29T12:00:00.000Z',
  '2011-12-30T09:59:59.000Z', // Samoa skips this day
  '2011-12-31T00:00:00.000Z',
  '2024-02-28T23:30:00.000Z',
  '2024-02-29T10:30:00.000Z',
  '2024-02-29T23:59:59.999Z',
  '2026-03-08T09:59:59.999Z', // summer time begins in America
  '2026-03-29T00:59:59.999Z', // and in Europe
  '2026-03-29T01:00:00.000Z',
  '2026-04-04T15:30:00.000Z', // ends in Australia
  '2026-10-25T00:30:00.000Z', // the hour that occurs twice in Europe
  '2026-10-25T01:30:00.000Z',
  '2026-11-01T06:30:00.000Z',
  '2026-11-24T07:15:00.000Z',
  '2026-12-31T10:00:00.000Z',
  '2026-12-31T23:59:59.999Z',
  '2027-01-01T11:59:59.999Z',
  '2028-02-29T23:15:00.000Z',
];

describe("the customer's day", () => {
  test('[T-H1] [PROG-09] is right in every time zone of the IANA list at 20 instants', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    expect(zones.length).toBeGreaterThan(400);
    expect(INSTANTS).toHaveLength(20);
    const wrong = zones.flatMap((zone) =>
      INSTANTS.filter((instant) => {
        const at = new Date(instant);
        return dayIn(zone, at) !== dayByOffset(zone, at);
      }).map((instant) => `${zone} at ${instant}`),
    );
    expect(wrong).toEqual([]);
  });

  test('[PROG-09] is three different days at one moment around the world', () => {
    const at = new Date('2026-11-24T10:30:00.000Z');
    expect(dayIn('Pacific/Pago_Pago', at)).toBe('2026-11-23');
    expect(dayIn('Europe/Berlin', at)).toBe('2026-11-24');
    expect(dayIn('Pacific/Kiritimati', at)).toBe('2026-11-25');
  });

  test('[T-H1] ends at midnight there, to the millisecond', () => {
    expect(dayIn('Asia/Kathmandu', new Date('2026-11-24T18:14:59.999Z'))).toBe('2026-11-24');
    expect(dayIn('Asia/Kathmandu', new Date('2026-11-24T18:15:00.000Z'))).toBe('2026-11-25');
  });

  test('[T-H2] a day of 23 or 25 hours is one day', () => {
    const berlin = (instant: string) => dayIn('Europe/Berlin', new Date(instant));
    expect(berlin('2026-03-28T23:00:00.000Z')).toBe('2026-03-29');
    expect(berlin('2026-03-29T21:59:59.999Z')).toBe('2026-03-29');
    expect(berlin('2026-03-29T22:00:00.000Z')).toBe('2026-03-30');
    expect(berlin('2026-10-24T22:00:00.000Z')).toBe('2026-10-25');
    expect(berlin('2026-10-25T22:59:59.999Z')).toBe('2026-10-25');
    expect(berlin('2026-10-25T23:00:00.000Z')).toBe('2026-10-26');
  });

  test('[T-H1] throws for a zone nobody knows', () => {
    expect(() => dayIn('Mars/Olympus', new Date(0))).toThrow(RangeError);
  });
});

describe('a day', () => {
  test.each(['1900-01-01', '2000-02-29', '2024-02-29', '2026-12-31', '9999-12-31'])(
    '[T-C1] %s exists',
    (day) => {
      expect(isDay(day)).toBe(true);
      expect(daySchema.safeParse(day).success).toBe(true);
    },
  );

  test.each([
    '2026-02-29',
    '2026-02-30',
    '1900-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '1899-12-31',
    '0026-11-24',
    '10000-01-01',
    '2026-1-5',
    '24.11.2026',
    '2026-11-24T00:00:00Z',
    ' 2026-11-24',
    '2026-11-24\n',
    '٢٠٢٦-١١-٢٤',
    '',
  ])('[T-C1] %j does not', (day) => {
    expect(isDay(day)).toBe(false);
    expect(daySchema.safeParse(day).success).toBe(false);
  });

  test('[T-C1] anything but a string is asked for as YYYY-MM-DD', () => {
    expect(daySchema.safeParse(20261124).error?.issues[0]?.message).toBe(
      'Enter a date as YYYY-MM-DD.',
    );
  });
});

describe('counting days', () => {
  test('[T-H2] steps over 29 February, month ends and year ends', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2024-02-29', 1)).toBe('2024-03-01');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(addDays('2026-11-24', 0)).toBe('2026-11-24');
  });

  test('[T-H2] there and back again is where it began, over 30 years', () => {
    for (let count = -5500; count <= 5500; count += 1) {
      const day = addDays('2026-11-24', count);
      expect(isDay(day)).toBe(true);
      expect(daysBetween('2026-11-24', day)).toBe(count);
      expect(addDays(day, -count)).toBe('2026-11-24');
    }
  });

  test('[PLAN-04] a week over the end of a leap February', () => {
    expect(daysFrom('2028-02-26', 7)).toEqual([
      '2028-02-26',
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
      '2028-03-02',
      '2028-03-03',
    ]);
    expect(daysFrom('2026-11-24', 0)).toEqual([]);
  });
});

describe('a time zone', () => {
  test('[T-H1] is every name of the IANA list, and UTC', () => {
    const refused = [...Intl.supportedValuesOf('timeZone'), 'UTC'].filter(
      (zone) => !timeZoneSchema.safeParse(zone).success,
    );
    expect(refused).toEqual([]);
  });

  test.each(['', '+02:00', '-05:00', 'Mars/Olympus', 'Europe/Berlin; drop', 'a'.repeat(65)])(
    '[T-H1] is not %j',
    (zone) => {
      expect(timeZoneSchema.safeParse(zone).success).toBe(false);
    },
  );

  test('[T-H1] an offset knows no summer time', () => {
    expect(isTimeZone('+02:00')).toBe(false);
  });
});

describe('a day in words', () => {
  test('[HOME-01] as customers read them: the year only if it is another one', () => {
    expect(dayWords('2026-11-28', '2026-12-01')).toBe('Sat 28 Nov');
    expect(dayWords('2025-11-28', '2026-12-01')).toBe('Fri 28 Nov 2025');
    expect(dayWords('2027-01-01', '2026-12-31')).toBe('Fri 1 Jan 2027');
  });

  test('[VISIT-02] [T-H2] in the hour that a clock shows twice, a time has its offset; in no other hour', () => {
    const at = (time: string) => formatTime(new Date(`2026-10-25T${time}Z`), 'Europe/Berlin');
    expect(['23:30', '00:00', '00:30', '01:00', '01:30', '02:00'].map(at)).toEqual([
      '00:30',
      '02:00 GMT+2',
      '02:30 GMT+2',
      '02:00 GMT+1',
      '02:30 GMT+1',
      '03:00',
    ]);
  });

  test('[HOME-01] short, medium and long', () => {
    expect(formatDay('2026-11-23', 'short')).toBe('Mon 23 Nov');
    expect(formatDay('2026-11-23', 'medium')).toBe('23 Nov 2026');
    expect(formatDay('2026-11-24', 'long')).toBe('Tuesday 24 November');
    expect(formatDay('2024-02-29', 'long')).toBe('Thursday 29 February');
  });
});

test('[T-H1] a zone is kept by its one name, however its letters are written', () => {
  expect(timeZoneNamed('europe/BERLIN')).toBe('Europe/Berlin');
  expect(timeZoneSchema.parse('eUROPE/berlin')).toBe('Europe/Berlin');
  expect(timeZoneNamed('Mars/Olympus')).toBeNull();
  expect(timeZoneNamed('+02:00')).toBeNull();
});
