import { describe, expect, it, test } from 'vitest';
import { namesPerson, withoutPerson, wordsOfHealth } from './namedPerson.ts';
import { advancedName, nextWeekOf, repeatedWeeks } from './nextWeek.ts';
import { PLAN_NAME_MAX } from './plan.ts';
import { copyOf, emptyPlan } from './week.ts';

const starting = (...days: string[]) => days.map((startDate) => ({ startDate }));
const plan = (startDate: string, name = 'Week 3') => ({ ...emptyPlan(startDate), name });

describe('[REUSE-02] the next week', () => {
  test('follows in the same frame of weekdays, as the next number', () => {
    const next = nextWeekOf(plan('2026-11-25'), {
      today: '2026-11-26',
      plans: starting('2026-11-25'),
    });
    expect([next.name, next.startDate, next.endDate]).toEqual([
      'Week 4',
      '2026-12-02',
      '2026-12-08',
    ]);
    expect(next.weeklyDietPlan.map(({ date }) => date).at(-1)).toBe('2026-12-08');
  });

  test('is not over, and none that is planned; weeks without a plan do not count', () => {
    const old = plan('2026-10-26');
    const now = nextWeekOf(old, { today: '2026-11-26', plans: starting('2026-10-26') });
    expect([now.name, now.startDate]).toEqual(['Week 4', '2026-11-23']);
    const ahead = nextWeekOf(plan('2026-11-23'), {
      today: '2026-11-26',
      plans: starting('2026-12-02', '2026-11-23'),
    });
    expect([ahead.name, ahead.startDate]).toEqual(['Week 6', '2026-12-14']);
    const several = nextWeekOf(plan('2026-11-30'), {
      today: '2026-11-26',
      plans: repeatedWeeks(plan('2026-11-30'), 3),
    });
    expect([several.name, several.startDate]).toEqual(['Week 6', '2026-12-21']);
  });

  test('keeps an end date that was chosen by hand, and cuts no name in half', () => {
    const long = { ...plan('2026-11-23'), endDate: '2026-12-03' };
    expect(nextWeekOf(long, { today: '2026-11-26', plans: [] }).endDate).toBe('2026-12-10');
    expect(repeatedWeeks(plan('2026-11-23', `${'a'.repeat(194)} week 9`), 2)[1]?.name).toHaveLength(
      200,
    );
  });

  test.each([
    ['Week 3', 'Week 4'],
    ['Spring, week 09 of 12', 'Spring, week 10 of 12'],
    ['Woche 3', 'Woche 4'],
    ['Semaine 12 (légère)', 'Semaine 13 (légère)'],
    ['Spring week', 'Spring week'],
    ['1600 kcal', '1600 kcal'],
    ['From 2026-11-23', 'From 2026-11-30'],
    ['23–29 Nov', '30 Nov – 6 Dec'],
    ['23-29 November', '30 November - 6 December'],
    ['23 Nov – 29 Nov', '30 Nov – 6 Dec'],
    ['Week of November 23', 'Week of November 30'],
    ['23.11.–29.11.2026', '30.11.–6.12.2026'],
    ['23/11 to 29/11', '30/11 to 6/12'],
    ['Week 23 Nov', 'Week 30 Nov'],
    ['Week 23 November', 'Week 30 November'],
    ['Woche 23.11.–29.11.', 'Woche 30.11.–6.12.'],
    ['Woche 23.–29.12.', 'Woche 23.–29.12.'],
    ['Week 23–29 Nov', 'Week 30 Nov – 6 Dec'],
    ['Week 16–22 Nov', 'Week 16–22 Nov'],
    ['Week 23/11', 'Week 30/11'],
    ['Week 3/12', 'Week 4/12'],
    ['Week 3 Marathon', 'Week 4 Marathon'],
    ['Week 3, 23 Nov', 'Week 4, 30 Nov'],
    ['Week 3. Soups', 'Week 4. Soups'],
    ['Since 5 May', 'Since 5 May'],
    ['Before 2026-12-24', 'Before 2026-12-24'],
  ])('%s becomes %s', (name, next) => {
    expect(advancedName(name, '2026-11-23', 1)).toBe(next);
  });
});

describe('[REUSE-01] a plan’s name for somebody else', () => {
  const anna = { name: 'Anna Maria Öz', email: 'anna@example.test' };
  test.each([
    ['Anna’s week 3', 'week 3'],
    ['Week 3 for Anna Maria Öz', 'Week 3'],
    ['Spring – ANNA', 'Spring'],
    ['Spring (Anna Oz)', 'Spring'],
    ['Plan für Frau oz', 'Plan für Frau'],
    ['Bananna week', 'Bananna week'],
    ['anna@example.test: light', 'light'],
    ['Annas Woche 3', 'Woche 3'],
    ['Annasophia', 'Annasophia'],
    ['Anna', 'Diet plan'],
    ['Week for training', 'Week for training'],
  ])('%s becomes %s', (name, left) => {
    expect(withoutPerson(name, anna)).toBe(left);
  });

  test.each([
    ['PCOS week 2', 'week 2'],
    ['Anna, PCOS + Metformin, week 2', 'week 2'],
    ['Diabetes (type 2) – low carb', '(type 2) – low carb'],
    ['Abnehmen: Woche 3', 'Woche 3'],
    ['Week 3, lose 5 kg', 'Week 3'],
    ['Weight loss', 'Diet plan'],
    ['Schwangerschaft', 'Diet plan'],
    ['Spring week for Hypertension', 'Spring week'],
    ['Peanut-free week after kidney stones', 'free week after'],
    ['Mediterranean week', 'Mediterranean week'],
  ])('nor what tells of health: %s becomes %s', (name, left) => {
    const profile = {
      medicalConditions: 'Kidney stones in 2019',
      medications: '',
      supplements: '',
      pastMedicalHistory: '',
      familyMedicalHistory: '',
      allergens: ['peanut'],
    };
    expect(withoutPerson(name, { ...anna, health: wordsOfHealth(profile) })).toBe(left);
  });

  test('also where words have no blanks between them, and for somebody without a name', () => {
    expect(withoutPerson('山田太郎の週', { name: '山田太郎', email: 'y@example.test' })).toBe(
      'の週',
    );
    expect(withoutPerson('Spring (1)', { name: '', email: 'y@example.test' })).toBe('Spring (1)');
    expect(withoutPerson('A.*B week', { name: 'A.*B', email: 'y@example.test' })).toBe('week');
  });

  test.each([
    ['수지', '수지의 3주차', '의 3주차'],
    ['수지', '수직 벽', '수직 벽'],
    ['أحمد', 'خطة لأحمد', 'خطة'],
    ['أحمد', 'خطة لأَحْمَد', 'خطة'],
    ['करण', 'किरण', 'किरण'],
    ['करण', 'करण 3', '3'],
    ['علي', 'تعليمات', 'تعليمات'],
    ['אנה', 'שבוע 3 לאנה', 'שבוע 3'],
    ['אנה', 'בננה', 'בננה'],
  ])('with what is written as one word with the name: %s in %s', (name, planName, left) => {
    const person = { name, email: 'y@example.test' };
    expect(withoutPerson(planName, person)).toBe(left);
    expect(namesPerson(planName, person)).toBe(planName !== left);
  });
});

const nameOfCopy = (name: string) => copyOf({ ...emptyPlan('2026-03-02'), name }).name;

it('[PLAN-06] a long name is cut where the longest ends, and no sign in half', () => {
  const room = PLAN_NAME_MAX - 'Copy of '.length;
  expect(nameOfCopy('a'.repeat(300))).toBe(`Copy of ${'a'.repeat(room)}`);
  for (const sign of ['🥗', '👩‍🍳', 'e\u0301'])
    expect(nameOfCopy(`${'a'.repeat(room - 1)}${sign}`)).toBe(`Copy of ${'a'.repeat(room - 1)}`);
  expect(nameOfCopy(`${'a'.repeat(room - 2)}🥗`)).toBe(`Copy of ${'a'.repeat(room - 2)}🥗`);
});
