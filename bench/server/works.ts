import { addDays, type Day } from '#domain/day.ts';
import { wholeDay } from '#test/factories/days.ts';
import { PASSWORD } from '#test/factories/people.ts';
import type { BareWork } from './bare/server.ts';
import type { Asking, Practice } from './practice/practice.ts';

export type Shot = {
  readonly path: string;
  readonly cookie?: string;
  /**
   * COUNT in it is replaced by a different number for each request, so that every write changes something.
   */
  readonly body?: string;
};

export type Work = {
  readonly name: string;
  readonly title: string;
  readonly method: 'GET' | 'PATCH' | 'POST';
  /** Absent if the bare server does not support it: such a work is measured only on growing practices. */
  readonly bare?: BareWork;
  /**
   * The number of requests in a round, instead of as many as possible: hashing a password is slow by design.
   */
  readonly amount?: number;
  /** One request for each of many people. DAY in a path is replaced by a day that nobody has logged yet. */
  shots(practice: Practice, today: Day): Shot[];
  /** The part of a response that must be the same on both servers. */
  same?(answer: unknown): unknown;
};

const cookieOf = ({ cookie }: Pick<Asking, 'cookie'>) => `${cookie.name}=${cookie.value}`;

const own = (path: (id: string) => string, body?: object) => (practice: Practice) =>
  practice.customers.map(
    (customer): Shot => ({
      path: path(customer.id),
      cookie: cookieOf(customer),
      ...(body && { body: JSON.stringify(body) }),
    }),
  );

const page =
  (path: string) =>
  ({ dietician }: Practice): Shot[] => [{ path, cookie: cookieOf(dietician) }];

const dayPath = (date: string) => (id: string) => `/api/customers/${id}/daily-progress/${date}`;
const logged = wholeDay({ notes: '', waterIntake: 'COUNT ml' });
const withNote = wholeDay({ notes: 'Felt rested. COUNT' });

/** The bare server does not store the meals that a day is logged against, nor that one is not ticked. */
const withoutMeals = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) =>
      ['submittedAt', 'version', 'planned'].includes(key) || (/^\d$/.test(key) && value === false)
        ? undefined
        : value,
    ),
  );

/** The bare server does not look which of today's meals are still to come, nor at weights, visits and tags. */
const withoutToday = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => {
      if (['weightChange', 'lastVisitOn', 'tags'].includes(key)) return undefined;
      return key === 'eaten' && Array.isArray(value) ? value.slice(0, -1) : value;
    }),
  );

/** The works to measure. */
export const works: readonly Work[] = [
  {
    name: 'latest',
    title: 'latest plan',
    method: 'GET',
    bare: 'latest',
    shots: own((id) => `/api/customers/${id}/diet-plans/latest`),
  },
  {
    name: 'insert',
    title: 'save a day, the first time',
    method: 'PATCH',
    bare: 'save',
    shots: own(dayPath('DAY'), logged),
    same: withoutMeals,
  },
  {
    name: 'update',
    title: 'save a day again',
    method: 'PATCH',
    bare: 'save',
    // Yesterday has begun in every time zone.
    shots: (practice, today) => own(dayPath(addDays(today, -1)), logged)(practice),
    same: withoutMeals,
  },
  {
    name: 'note',
    title: 'save a day with another note',
    method: 'PATCH',
    bare: 'save',
    shots: (practice, today) => own(dayPath(addDays(today, -1)), withNote)(practice),
    same: withoutMeals,
  },
  {
    name: 'page',
    title: 'page of 50 customers',
    method: 'GET',
    bare: 'page',
    // The request of the customer picker.
    shots: page('/api/customers?strip=no'),
  },
  {
    name: 'adherence',
    title: 'page of 50 customers, with adherence',
    method: 'GET',
    bare: 'adherence',
    // The request of the list of customers.
    shots: page('/api/customers'),
    same: withoutToday,
  },
  {
    name: 'profile',
    title: 'profile',
    method: 'GET',
    bare: 'profile',
    shots: own((id) => `/api/customers/${id}/profile`),
  },
  {
    name: 'trends',
    title: 'trends of all days',
    method: 'GET',
    shots: own((id) => `/api/customers/${id}/trends?range=all`),
  },
  {
    name: 'sign-in',
    title: 'sign-in',
    method: 'POST',
    bare: 'signIn',
    amount: 32,
    shots: ({ customers }) =>
      customers.map(({ email }) => ({
        path: '/api/auth/sign-in',
        body: JSON.stringify({ email, password: PASSWORD }),
      })),
  },
  {
    name: 'counts',
    title: 'counts of customers by standing',
    method: 'GET',
    // The request of the filters of the list of customers.
    shots: page('/api/customers/counts'),
  },
  {
    name: 'search',
    title: 'search for a customer by name',
    method: 'GET',
    // One customer each, by their whole name: rare words take the longest to find.
    shots: ({ dietician, customers }) =>
      customers.map(({ name }) => ({
        path: `/api/customers?${new URLSearchParams({ limit: '50', search: name })}`,
        cookie: cookieOf(dietician),
      })),
  },
];

export const hasBare = (work: Work): work is Work & { readonly bare: BareWork } =>
  work.bare !== undefined;

/** The path at which the bare server gives the product's response of `path`. Throws if there is none. */
export function barePath({ bare }: Pick<Work, 'bare'>, path: string): string {
  if (!bare) throw new Error(`The bare server has no ${path}.`);
  return `/${bare}${path}`;
}
