import { describe, expect, it } from 'vitest';
import { clockIn } from '../moment.ts';
import { hoursInputSchema } from './appointmentSchema.ts';
import { asTypedOpenings, type OfferRules, openingsFault, typedOpenings } from './hours.ts';
import { hoursField, hoursFormSchema, WEEKDAYS } from './hoursFormSchema.ts';
import { bookingRefusal, ownChangeRefusal, reminderOf } from './rules.ts';
import { isOffered, offeredSlots, quartersOf, startOf } from './slots.ts';

const BERLIN = 'Europe/Berlin';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const rules = (wishes: Partial<OfferRules> = {}): OfferRules => ({
  timeZone: BERLIN,
  openings: EVERY_DAY.map((weekday) => ({ weekday, from: '01:00', to: '05:00' })),
  closed: [],
  slotMinutes: 60,
  noticeHours: 0,
  cancelHours: 24,
  aheadDays: 30,
  ...wishes,
});
const at = (instant: string) => Date.parse(instant);

/** The clock times at which slots begin on a day. */
const timesOn = (day: string, of: OfferRules, now = `${day}T00:00:00.000Z`) =>
  offeredSlots(of, [], at(now) - 86_400_000, { from: day, to: day }).map(({ startsAt }) =>
    clockIn(of.timeZone, at(startsAt)),
  );

describe('[VISIT-02] offered times over both clock changes', () => {
  it('leave out the hour that the clock skips, and no slot runs into the next', () => {
    expect(timesOn('2027-03-28', rules())).toEqual(['01:00', '03:00', '04:00']);
    const uneven = rules({ slotMinutes: 45 });
    const slots = offeredSlots(uneven, [], at('2027-03-27T00:00:00.000Z'), {
      from: '2027-03-28',
      to: '2027-03-28',
    });
    const overlaps = slots.filter(({ startsAt }, nth) => {
      const before = slots[nth - 1];
      return before !== undefined && startsAt < before.endsAt;
    });
    expect([slots.length, overlaps]).toEqual([3, []]);
  });

  it('offer the hour that comes twice once, the first time', () => {
    const day = '2026-10-25';
    expect(timesOn(day, rules())).toEqual(['01:00', '02:00', '03:00', '04:00']);
    const slots = offeredSlots(rules(), [], at('2026-10-24T00:00:00.000Z'), { from: day, to: day });
    expect(slots.map(({ startsAt }) => startsAt.slice(0, 16))).toEqual([
      '2026-10-24T23:00',
      '2026-10-25T00:00',
      '2026-10-25T02:00',
      '2026-10-25T03:00',
    ]);
  });

  it('keep their clock time on either side of a change', () => {
    for (const day of ['2026-10-24', '2026-10-26', '2027-03-27', '2027-03-29'])
      expect(timesOn(day, rules())).toEqual(['01:00', '02:00', '03:00', '04:00']);
    const southern = rules({ timeZone: 'Australia/Lord_Howe', slotMinutes: 30 });
    // There the clock moves by half an hour: 02:00 to 02:30.
    expect(timesOn('2026-10-04', southern)).not.toContain('02:00');
    expect(timesOn('2026-10-04', southern)).toContain('02:30');
  });

  it('a dietician cannot set a time that the clock skips either', () => {
    expect(startOf(BERLIN, '2027-03-28', '02:30')).toMatchObject({
      ok: false,
      refusal: { message: 'The clocks go forward and skip this time. Choose another.' },
    });
    expect(startOf(BERLIN, '2026-10-25', '02:30')).toMatchObject({
      value: at('2026-10-25T00:30:00.000Z'),
    });
  });
});

describe('[VISIT-02] offered times', () => {
  const monday = '2026-12-07';
  const open = rules({ openings: [{ weekday: 1, from: '09:00', to: '11:30' }] });

  it('fit whole into the hours, and leave out what is taken, also by a longer appointment', () => {
    expect(timesOn(monday, open)).toEqual(['09:00', '10:00']);
    const taken = [{ startsAt: at('2026-12-07T08:45:00Z'), endsAt: at('2026-12-07T09:15:00Z') }];
    const week = { from: '2026-12-01', to: '2026-12-31' };
    const now = at('2026-12-01T08:00:00Z');
    const days = offeredSlots(open, taken, now, week).map(({ startsAt }) => startsAt.slice(0, 10));
    expect(days.filter((day) => day === monday)).toEqual([]);
    expect(days).toContain('2026-12-14');
  });

  it('keep the notice, the days ahead and the days off', () => {
    const week = { from: '2026-12-01', to: '2026-12-31' };
    const now = at('2026-12-07T07:30:00Z');
    const startsOf = (wishes: Partial<OfferRules>) =>
      offeredSlots({ ...open, ...wishes }, [], now, week).map(({ startsAt }) => startsAt);
    expect(startsOf({ aheadDays: 6 })).toEqual([
      '2026-12-07T08:00:00.000Z',
      '2026-12-07T09:00:00.000Z',
    ]);
    expect(startsOf({ aheadDays: 6, noticeHours: 1 })).toEqual(['2026-12-07T09:00:00.000Z']);
    const closed = [{ from: '2026-12-13', to: '2026-12-27' }];
    expect(startsOf({ noticeHours: 24, closed })).toEqual([
      '2026-12-28T08:00:00.000Z',
      '2026-12-28T09:00:00.000Z',
    ]);
    expect(isOffered(open, at('2026-12-07T08:00:00Z'), now)).toBe(true);
    expect(isOffered(open, at('2026-12-07T08:15:00Z'), now)).toBe(false);
  });

  it('take quarters of an hour, so that overlapping ones share one and neighbours do not', () => {
    const quarters = (from: string, to: string) =>
      quartersOf({ startsAt: at(`2026-12-07T${from}Z`), endsAt: at(`2026-12-07T${to}Z`) });
    expect(quarters('08:00', '09:00')).toHaveLength(4);
    expect(quarters('08:00', '09:00')).toContain(quarters('08:45', '09:15')[0]);
    expect(quarters('08:00', '09:00')).not.toContain(quarters('09:00', '09:30')[0]);
  });
});

describe('[VISIT-02] hours of a week', () => {
  it('are typed as people write them', () => {
    const read = [
      { weekday: 1, from: '09:00', to: '12:00' },
      { weekday: 1, from: '14:15', to: '17:30' },
    ];
    expect(typedOpenings(' 9–12, 14:15 - 17.30', 1)).toEqual(read);
    expect(typedOpenings('٩-١٢، ١٤:١٥-١٧:٣٠', 1)).toEqual(read);
    expect(typedOpenings(asTypedOpenings(read, 1), 1)).toEqual(read);
    expect(typedOpenings('', 1)).toEqual([]);
    for (const wrong of ['9', '9-12-14', '9:10-12', '9-25', 'mornings'])
      expect(typedOpenings(wrong, 1)).toBeNull();
  });

  it('are a field a day, so that two devices may change two days', async () => {
    const days = Object.fromEntries(WEEKDAYS.map((day) => [hoursField(day), '']));
    const rules = { slotMinutes: '60', noticeHours: '24', cancelHours: '24', aheadDays: '60' };
    const typed = {
      ...days,
      day2: '9-12',
      ...rules,
      timeZone: 'UTC',
      closed: [],
      place: '',
      link: '',
    };
    expect(hoursFormSchema.parse(typed)).toMatchObject({ openings: [{ weekday: 2 }] });
    const { error } = hoursFormSchema.safeParse({ ...typed, day5: '9' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['day5']]);
  });

  it('that overlap, end before they begin or are too short are refused with a sentence', () => {
    const faultOf = (text: string) => openingsFault(typedOpenings(text, 2) ?? [], 60)?.message;
    expect(faultOf('9-12, 12-14')).toBeUndefined();
    expect(faultOf('9-12, 11-14')).toBe(
      'Tuesday: these hours overlap with 09:00–12:00. Join them, or leave a gap.',
    );
    expect(faultOf('12-9')).toBe('Tuesday: the end must be after the start.');
    expect(faultOf('9-9:30')).toContain('shorter than one appointment of 60 minutes');
    // A day that there is not has no name to say this with.
    for (const weekday of [0, 8, 1e308, 2 ** 60]) {
      const openings = [{ weekday, from: '09:00', to: '08:00' }];
      const rest = { closed: [], slotMinutes: 60, place: '', link: '', timeZone: BERLIN };
      const wishes = { openings, noticeHours: 1, cancelHours: 1, aheadDays: 30, ...rest };
      const { error } = hoursInputSchema.safeParse(wishes);
      expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['openings.0.weekday']);
    }
  });

  it('take only links to https addresses', () => {
    const linkOf = (link: string) =>
      hoursInputSchema.shape.link.safeParse(link).error?.issues[0]?.message ?? 'taken';
    for (const link of [
      '',
      'https://meet.example.org/a?b=1#c',
      'https://xn--bcher-kva.example:8443',
    ])
      expect(linkOf(link)).toBe('taken');
    for (const link of [
      'http://meet.example.org',
      'javascript:alert(1)',
      'https://meet.example.org@evil.example/',
      'https://a b.example',
      'meet.example.org',
      'https:\\\\evil.example',
    ])
      expect(linkOf(link)).toBe('Enter a whole address that begins with https://.');
  });
});

describe('[VISIT-02] what a customer may do', () => {
  const appointment = {
    startsAt: '2026-12-07T08:00:00.000Z',
    endsAt: '2026-12-07T09:00:00.000Z',
    state: 'booked',
  } as const;

  it('nobody whose coaching is over books, and nobody without end', () => {
    expect(bookingRefusal('expired', 0)?.code).toBe('coaching-over');
    expect(bookingRefusal('paused', 0)?.code).toBe('coaching-paused');
    expect(bookingRefusal('active', 4)).toBeNull();
    expect(bookingRefusal('not_set', 5)?.message).toBe(
      'You already have 5 appointments ahead. Cancel one to book another.',
    );
  });

  it('moving and cancelling need the notice of the practice', () => {
    const refused = (now: string, cancelHours = 24) =>
      ownChangeRefusal(appointment, { cancelHours }, at(now))?.code;
    expect(refused('2026-12-06T08:00:00Z')).toBeUndefined();
    expect(refused('2026-12-06T08:00:01Z')).toBe('too-late');
    expect(refused('2026-12-07T07:59:59Z', 0)).toBeUndefined();
    expect(refused('2026-12-07T08:00:00Z', 0)).toBe('too-late');
    expect(refused('2026-12-07T09:00:00Z', 0)).toBe('over');
  });

  it('both are reminded a day before, or two hours, or not at all', () => {
    const reminded = (now: string) => reminderOf(at(appointment.startsAt), at(now));
    expect(reminded('2026-12-01T08:00:00Z')).toBe(at('2026-12-06T08:00:00Z'));
    expect(reminded('2026-12-06T12:00:00Z')).toBe(at('2026-12-07T06:00:00Z'));
    expect(reminded('2026-12-07T06:30:00Z')).toBeNull();
  });
});
