import { addDays, type Day } from '#domain/day.ts';
import { dayInput } from '../factories/days.ts';
import { PASSWORD } from '../factories/people.ts';
import type { BareWork } from './bare/server.ts';
import type { Asking, Practice } from './practice/practice.ts';

export type Shot = {
  readonly path: string;
  readonly cookie?: string;
  /** COUNT in it becomes another number with each request: no write may change nothing. */
  readonly body?: string;
};

export type Work = {
  readonly name: WorkName;
  readonly title: string;
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly bare: BareWork;
  /** Of one round, instead of as many as fit in: a password takes long by intent. */
  amount?(connections: number): number;
  /** One request for each of many people. DAY in a path becomes a day that nobody has logged yet. */
  shots(practice: Practice, today: Day): Shot[];
  /** Of an answer what both servers have to agree on. */
  same?(answer: unknown): unknown;
};

export const WORK_NAMES = [
  'latest',
  'insert',
  'update',
  'page',
  'adherence',
  'profile',
  'sign-in',
] as const;
export type WorkName = (typeof WORK_NAMES)[number];

export const cookieOf = ({ cookie }: Pick<Asking, 'cookie'>) => `${cookie.name}=${cookie.value}`;

const own = (path: (id: string) => string, body?: object) => (practice: Practice) =>
  practice.customers.map(
    (customer): Shot => ({
      path: path(customer.id),
      cookie: cookieOf(customer),
      ...(body && { body: JSON.stringify(body) }),
    }),
  );

export const page =
  (path: string) =>
  ({ dietician }: Practice): Shot[] => [{ path, cookie: cookieOf(dietician) }];

const dayPath = (date: string) => (id: string) => `/api/customers/${id}/daily-progress/${date}`;
const logged = dayInput({ notes: 'Felt rested. COUNT' });

const without =
  (...names: string[]) =>
  (answer: unknown) =>
    JSON.parse(
      JSON.stringify(answer, (key, value: unknown) => (names.includes(key) ? undefined : value)),
    );

/** The bare server knows nothing of the meals that a day is logged against. */
const withoutMeals = without('submittedAt', 'version', 'planned');

/** What is measured: the same request to the product and to the bare server. */
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
    method: 'PUT',
    bare: 'save',
    shots: own(dayPath('DAY'), logged),
    same: withoutMeals,
  },
  {
    name: 'update',
    title: 'save a day again',
    method: 'PUT',
    bare: 'save',
    // Wherever they live, yesterday has begun.
    shots: (practice, today) => own(dayPath(addDays(today, -1)), logged)(practice),
    same: withoutMeals,
  },
  {
    name: 'page',
    title: 'page of 50 customers',
    method: 'GET',
    bare: 'page',
    // As the picker of a customer asks for it.
    shots: page('/api/customers?strip=no'),
  },
  {
    name: 'adherence',
    title: 'page of 50 customers, with adherence',
    method: 'GET',
    bare: 'adherence',
    // As the list of customers does.
    shots: page('/api/customers'),
  },
  {
    name: 'profile',
    title: 'profile',
    method: 'GET',
    bare: 'profile',
    shots: own((id) => `/api/customers/${id}/profile`),
  },
  {
    name: 'sign-in',
    title: 'sign-in',
    method: 'POST',
    bare: 'signIn',
    amount: (connections) => Math.max(16, 2 * connections),
    shots: ({ customers }) =>
      customers.map(({ email }) => ({
        path: '/api/auth/sign-in',
        body: JSON.stringify({ email, password: PASSWORD }),
      })),
  },
];

/** Where the bare server answers what the product answers at `path`. Throws where it does not. */
export function barePath({ bare }: Partial<Pick<Work, 'bare'>>, path: string): string {
  if (!bare) throw new Error(`The bare server has no ${path}.`);
  return `/${bare}${path}`;
}
