import type { Hole } from '../hole.ts';

const PLANS = ['server/plans/plans.http.test.ts', 'server/plans/plansAtOnce.http.test.ts'];
const PROGRESS = ['server/progress/progress.http.test.ts', 'domain/progress/progress.test.ts'];

/** The rules of coaching, on the server, and days. */
export const ruleHoles: readonly Hole[] = [
  {
    title: 'a plan may end before it begins',
    file: 'domain/plans/planSchema.ts',
    from: '.refine((plan) => plan.startDate <= plan.endDate, {',
    to: '.refine(() => true, {',
    tests: PLANS,
  },
  {
    title: 'a day of a plan may have fewer than eight meals',
    file: 'domain/plans/planSchema.ts',
    from: '.length(MEALS_PER_DAY, `A day has',
    to: '.max(MEALS_PER_DAY, `A day has',
    tests: PLANS,
  },
  {
    title: 'a plan is taken while the customer is paused',
    file: 'server/plans/routes.ts',
    from: 'if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);',
    to: 'void refusal;',
    tests: PLANS,
  },
  {
    title: 'an upload and a pause that come at once do not wait for each other',
    file: 'server/coaching/period.ts',
    from: '.forNoKeyUpdate()',
    to: '',
    tests: PLANS,
  },
  {
    title: 'where two plans overlap, the one uploaded first holds',
    file: 'domain/plans/weeks.ts',
    from: 'one.uploadedAt > other.uploadedAt;',
    to: 'one.uploadedAt < other.uploadedAt;',
    tests: ['server/progress/plannedDays.http.test.ts'],
  },
  {
    title: 'the period ends a day early',
    file: 'domain/coaching/period.ts',
    from: 'period.planEndDate < today',
    to: 'period.planEndDate <= today',
    tests: ['domain/coaching/period.test.ts'],
  },
  {
    title: 'a day that has not begun can be logged',
    file: 'domain/progress/progress.ts',
    from: 'return date > today',
    to: `return date > '9999'`,
    tests: PROGRESS,
  },
  {
    title: 'a day off by one: the customer’s day is that of London',
    file: 'domain/day.ts',
    from: '  const parts = formatterFor(timeZone).formatToParts(at);',
    to: `  const parts = formatterFor(timeZone && 'UTC').formatToParts(at);`,
    tests: ['domain/day.test.ts', ...PROGRESS],
  },
  {
    title: 'the last fourteen days are thirteen',
    file: 'server/progress/queries.ts',
    from: 'from: addDays(today, -13)',
    to: 'from: addDays(today, -12)',
    tests: PROGRESS,
  },
  {
    title: 'seven meals of eight, nearly all, count as all',
    file: 'domain/progress/adherence.ts',
    from: 'Math.floor((done / meals) * 100)',
    to: 'Math.ceil((done / meals) * 10) * 10',
    tests: ['domain/progress/adherence.test.ts'],
  },
  {
    title: 'ticks on blank cells count',
    file: 'domain/progress/adherence.ts',
    from: `const done = ofDay.filter((index) => ticks[String(index) as MealIndex] === true).length;`,
    to: 'const done = Object.values(ticks).filter(Boolean).length;',
    tests: ['domain/progress/adherence.test.ts', ...PROGRESS],
  },
];
