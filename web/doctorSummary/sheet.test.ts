import { describe, expect, it } from 'vitest';
import { addDays, daysFrom } from '#domain/day.ts';
import type { Goal } from '#domain/goals/goalSchema.ts';
import type { DoctorSummary } from '#domain/trends/doctorSummarySchema.ts';
import { goalInput, goalSeen } from '#test/factories/goals.ts';
import { changeWords, coachingWords, loggedWords } from './inWords.ts';
import { averagesOf, isNothing, ROOMS, sheetOf, type Told } from './sheet.ts';

const TODAY = '2026-11-25';
const [WHOLE, , LAST] = ROOMS;

const figures: DoctorSummary['figures'] = {
  days: 28,
  daysLogged: 0,
  firstLogged: null,
  lastLogged: null,
  adherence: null,
  meals: { meals: 0, done: 0, other: 0, skipped: 0 },
  weeks: [],
  weeksBefore: 0,
  sleep: null,
  water: null,
  waterUnread: 0,
  mood: null,
  measured: [],
};

const told: Told = {
  profile: null,
  chosen: null,
  goals: { today: TODAY, timeZone: 'UTC', items: [], ownKinds: [] },
  summary: {
    span: '4w',
    from: addDays(TODAY, -27),
    to: TODAY,
    name: 'Anna Albrecht',
    practice: { name: 'Green Street', address: '', email: '', phone: '' },
    dietician: { name: 'Meera', email: 'meera@example.test' },
    coaching: {
      planStatus: 'not_set',
      planStartDate: null,
      planEndDate: null,
      standing: 'not_set',
    },
    numbersHidden: false,
    figures,
    plan: null,
  },
};
const withFigures = (wishes: Partial<typeof figures>): Told => ({
  ...told,
  summary: { ...told.summary, figures: { ...figures, ...wishes } },
});

const goal = (id: string): Goal =>
  goalSeen({
    ...goalInput(TODAY, { words: `Walk ${id}` }),
    id,
    maker: 'customer',
    reason: '',
    version: 1,
  });

describe('[WEEK-04] the page for a doctor in words', () => {
  it('says what is not written, and reaches the dietician where the practice has no address', () => {
    const sheet = sheetOf(told, WHOLE);
    expect(sheet.health.map(({ text }) => text)).toEqual(Array(6).fill('Nothing written.'));
    expect(sheet).toMatchObject({ name: 'Anna Albrecht', about: '', dietician: 'Meera' });
    expect(sheet.reached).toEqual(['meera@example.test']);
    expect(sheet).toMatchObject({ plan: null, isShortened: false });
  });

  it('has averages of what some day says, and of nothing else', () => {
    expect(averagesOf(figures)).toEqual([]);
    const said = { mood: { mean: 3.94, days: 1 }, water: { mean: 1.5, days: 9 }, waterUnread: 2 };
    expect(averagesOf({ ...figures, ...said })).toEqual([
      {
        label: 'Water, on average',
        text: '1.5 L on 9 days; not counted: 2 days without an amount',
      },
      { label: 'Mood, from 1 to 5, on average', text: '3.9 on 1 day' },
    ]);
  });

  it('counts the goals and the kinds of measurement that it has no room for', () => {
    const value = { date: TODAY, value: 1 };
    const kinds = Array.from({ length: 11 }, (_, nth) => `kind-${nth}`);
    const many = withFigures({
      measured: kinds.map((kind) => ({
        kind,
        name: kind,
        unit: 'kg',
        first: value,
        last: value,
        change: null,
        days: 1,
      })),
    });
    const goals = { ...told.goals, items: kinds.map(goal) };
    const sheet = sheetOf({ ...many, goals }, WHOLE);
    expect([sheet.measured.rows.length, sheet.measured.more]).toEqual([8, 3]);
    expect([sheet.goals.rows.length, sheet.goals.more]).toEqual([6, 5]);
  });

  it('leaves blank meals out, says what it shortens, and gives up the week last', () => {
    const plan = {
      name: 'Spring week',
      startDate: TODAY,
      endDate: addDays(TODAY, 6),
      mealTimings: ['Breakfast', 'Lunch', ...Array(6).fill('Later')],
      weeklyDietPlan: daysFrom(TODAY, 7).map((date) => ({
        date,
        meals: ['Porridge', 'Soup, '.repeat(80), '', '', '', '', '', ' '],
      })),
    };
    const withPlan = { ...told, summary: { ...told.summary, plan } };
    const sheet = sheetOf(withPlan, WHOLE);
    const [first] = sheet.plan?.days ?? [];
    expect(first?.meals.map(({ timing }) => timing)).toEqual(['Breakfast', 'Lunch']);
    expect(sheet.isShortened).toBe(true);
    expect(LAST && sheetOf(withPlan, LAST).plan).toMatchObject({ name: 'Spring week', days: null });
  });

  it('is nothing only while there is nothing at all', () => {
    expect(isNothing(told)).toBe(true);
    const chosen = { chosenBy: 'Dora', chosenAt: '2026-11-25T10:00:00.000Z', version: 2 };
    expect(isNothing({ ...told, chosen: { ...chosen, allergens: [] } })).toBe(true);
    expect(isNothing({ ...told, chosen: { ...chosen, allergens: ['fish'] } })).toBe(false);
    expect(isNothing(withFigures({ daysLogged: 1 }))).toBe(false);
    expect(isNothing({ ...told, goals: { ...told.goals, items: [goal('1')] } })).toBe(false);
  });

  it('says how often was logged, how a value changed, and where coaching stands', () => {
    const once = { ...figures, daysLogged: 1, firstLogged: TODAY, lastLogged: TODAY };
    expect(loggedWords(figures)).toBe('Nothing logged in this time.');
    expect(loggedWords(once)).toBe('1 of 28 days logged, on 25 Nov 2026.');
    expect(loggedWords({ ...once, daysLogged: 9, firstLogged: '2026-11-01' })).toBe(
      '9 of 28 days logged: the first on 1 Nov 2026, the last on 25 Nov 2026.',
    );
    expect([null, 0, 1.2, -2.4].map((change) => changeWords(change, 'kg'))).toEqual([
      '–',
      'the same',
      '+1.2 kg',
      '−2.4 kg',
    ]);
    const coaching = { planStartDate: '2026-11-01', planEndDate: '2026-11-20' } as const;
    expect(coachingWords({ ...coaching, planStatus: 'active', standing: 'expired' })).toBe(
      'Expired, 1 – 20 Nov 2026',
    );
    expect(coachingWords(told.summary.coaching)).toBe('No dates');
  });
});
