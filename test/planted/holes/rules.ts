import type { Hole } from '../hole.ts';

const PLANS = ['server/plans/plans.http.test.ts', 'server/plans/plansAtOnce.http.test.ts'];
const PROGRESS = ['server/progress/progress.http.test.ts', 'domain/progress/progress.test.ts'];

/** The rules of coaching on the server, and days. */
export const ruleHoles: readonly Hole[] = [
  {
    title: 'a plan may end before it begins',
    at: 'planInputSchema: comparison startDate endDate',
    becomes: 'true',
    tests: PLANS,
  },
  {
    title: 'a day of a plan may have fewer than eight meals',
    at: 'mealsSchema: callee length MEALS_PER_DAY',
    becomes: 'max',
    tests: PLANS,
  },
  {
    title: 'a plan is taken while the customer is paused',
    at: 'refuseUnlessUploadable: statement refusal ApiFailure',
    tests: PLANS,
  },
  {
    title: 'values that are typed at once make more of a day than it has room for',
    at: 'requireConsent: call forNoKeyUpdate',
    tests: ['server/db/limits.http.test.ts'],
  },
  {
    title: 'where two plans overlap, the one uploaded first holds',
    at: 'isLater: comparison uploadedAt >',
    becomes: '<',
    tests: ['server/progress/plannedDays.http.test.ts'],
  },
  {
    title: 'the period ends a day early',
    at: 'hasEnded: comparison planEndDate today',
    becomes: '<=',
    tests: ['domain/coaching/period.test.ts'],
  },
  {
    title: 'a day that has not begun can be logged',
    at: 'submitRefusal: comparison date today',
    becomes: `date > '9999'`,
    tests: PROGRESS,
  },
  {
    title: 'a day off by one: the customer’s day is that of London',
    at: 'dayIn: argument formatterFor timeZone',
    becomes: `'UTC'`,
    tests: ['domain/day.test.ts', ...PROGRESS],
  },
  {
    title: 'the last fourteen days are thirteen',
    at: 'lastDays: text 13',
    becomes: '12',
    tests: PROGRESS,
  },
  {
    title: 'seven meals of eight, nearly all, count as all',
    at: 'adherenceOf: call floor',
    becomes: 'Math.ceil((done / meals) * 10) * 10',
    tests: ['domain/progress/adherence.test.ts'],
  },
  {
    title: 'ticks on blank cells count',
    at: 'adherenceOf: statement done ofDay filter',
    becomes: 'const done = Object.values(ticks).filter(Boolean).length;',
    tests: ['domain/progress/adherence.test.ts', ...PROGRESS],
  },
];
