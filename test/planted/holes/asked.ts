import type { Hole } from '../hole.ts';

const CONFIRM = ['domain/plans/confirm.test.ts', 'server/plans/confirm.http.test.ts'];
const RENEWAL = ['domain/coaching/renewal.test.ts', 'server/coaching/renewal.http.test.ts'];

/** What is asked about once before it is stored, and where a copy or a renewal lands. */
export const askedHoles: readonly Hole[] = [
  {
    title: 'a surprising upload is stored without being asked about',
    file: 'server/plans/routes.ts',
    from: `      const asked = { input, today: today(scope), confirmation };
      await askBeforeStoring(running.db, scope, asked);\n`,
    to: '      void confirmation;\n',
    tests: CONFIRM,
  },
  {
    title: 'a surprising update is stored without being asked about',
    file: 'server/plans/routes.ts',
    from: `      await askBeforeStoring(running.db, scope, asked);
      running.changed('diet-plan', scope.customerId);
      return updatePlan`,
    to: `      running.changed('diet-plan', scope.customerId);
      return updatePlan`,
    tests: CONFIRM,
  },
  {
    title: 'who confirms one reason has confirmed any other that nobody read',
    file: 'server/http/askFirst.ts',
    from: 'reasonsRead?.includes(reason) ?? true',
    to: 'reason !== reasonsRead?.join()',
    tests: CONFIRM,
  },
  {
    title: 'a confirmation makes another request of it, so that its key is refused',
    file: 'server/plans/routes.ts',
    from: 'const plan = await createOnce(deps, context, input, async',
    to: 'const plan = await createOnce(deps, context, { ...input, confirm }, async',
    tests: CONFIRM,
  },
  {
    title: 'an update takes days from its own plan, as if that were another',
    file: 'domain/plans/confirm.ts',
    from: 'if (before && holds(before, day)) continue;',
    to: '',
    tests: CONFIRM,
  },
  {
    title: 'a plan that lost a day long ago is named for it',
    file: 'domain/plans/weeks.ts',
    from: 'last === undefined || isLater(plan, last)',
    to: 'last === undefined || isLater(last, plan)',
    tests: CONFIRM,
  },
  {
    title: 'a copy lands on a week of which a plan holds some days',
    file: 'domain/plans/nextStart.ts',
    from: 'startDate <= last && lastDayOfWeek(startDate) >= first',
    to: 'startDate === first',
    tests: ['domain/plans/nextStart.test.ts'],
  },
  {
    title: 'plans that reach into the coming days are left out of those ahead',
    file: 'server/plans/queries.ts',
    from: `'>', addDays(from, -DAYS_PER_PLAN)`,
    to: `'>=', from`,
    tests: CONFIRM,
  },
  {
    title: 'a renewal cuts the present period without being asked about',
    file: 'server/coaching/period.ts',
    from: `if (name === 'renew')`,
    to: 'if (!name)',
    tests: RENEWAL,
  },
  {
    title: 'a customer renewed early has no period until the new one begins',
    file: 'domain/coaching/renewal.ts',
    from: 'return continues ? { startDate: now.startDate, endDate: dates.endDate } : dates;',
    to: 'return continues ? dates : dates;',
    tests: RENEWAL,
  },
];
