import type { Hole } from '../hole.ts';

const CONFIRM = ['domain/plans/confirm.test.ts', 'server/plans/confirm.http.test.ts'];
const RENEWAL = ['domain/coaching/renewal.test.ts', 'server/coaching/renewal.http.test.ts'];

/** What needs a confirmation before it is stored, and the dates of a copy or a renewal. */
export const askedHoles: readonly Hole[] = [
  {
    title: 'a surprising upload is stored without being asked about',
    at: 'upload: statement requirePlanConfirmation',
    tests: CONFIRM,
  },
  {
    title: 'a surprising update is stored without being asked about',
    at: 'update: statement requirePlanConfirmation',
    tests: CONFIRM,
  },
  {
    title: 'who confirms one reason has confirmed any other that nobody read',
    at: 'isRead: value reasonsRead',
    becomes: 'reason !== reasonsRead?.join()',
    tests: CONFIRM,
  },
  {
    title: 'a confirmation makes another request of it, so that its key is refused',
    at: 'plans/routes upload: argument createOnce input',
    becomes: '{ ...input, confirm }',
    tests: CONFIRM,
  },
  {
    title: 'an update takes days from its own plan, as if that were another',
    at: 'replacedDays: statement before holds day',
    tests: CONFIRM,
  },
  {
    title: 'a plan that lost a day long ago is named for it',
    at: 'planOn: call isLater',
    becomes: 'isLater(last, plan)',
    tests: CONFIRM,
  },
  {
    title: 'a copy lands on a week of which a plan holds some days',
    at: 'nextFreeWeek: value lastDayOfWeek startDate',
    becomes: 'startDate === first',
    tests: ['domain/plans/nextStart.test.ts'],
  },
  {
    title: 'plans that reach into the coming days are left out of those ahead',
    at: 'listPlans: call addDays',
    tests: CONFIRM,
  },
  {
    title: 'a renewal cuts the present period without being asked about',
    at: 'changePeriod: condition renew',
    becomes: 'false',
    tests: RENEWAL,
  },
  {
    title: 'a customer renewed early has no period until the new one begins',
    at: 'renewed: value continues',
    becomes: 'dates',
    tests: RENEWAL,
  },
];
