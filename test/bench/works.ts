import type { Day } from '#domain/day.ts';
import { dayInput } from '../factories/days.ts';
import type { Person } from '../factories/people.ts';

export type Seeded = {
  readonly dietician: Person;
  readonly customers: readonly Person[];
  readonly today: Day;
};

export type WorkName = 'latest' | 'save' | 'page';

export type Work = {
  readonly name: WorkName;
  readonly title: string;
  readonly method: 'GET' | 'PUT';
  path(seeded: Seeded): string;
  person(seeded: Seeded): Person;
  readonly body?: string;
};

const firstCustomer = ({ customers }: Seeded): Person => {
  const [first] = customers;
  if (!first) throw new Error('nobody was seeded');
  return first;
};

/** What is measured: the same request to the product and to the bare server. */
export const works: readonly Work[] = [
  {
    name: 'latest',
    title: 'latest plan',
    method: 'GET',
    path: (seeded) => `/api/customers/${firstCustomer(seeded).id}/diet-plans/latest`,
    person: firstCustomer,
  },
  {
    name: 'save',
    title: 'save a day',
    method: 'PUT',
    path: (seeded) => `/api/customers/${firstCustomer(seeded).id}/daily-progress/${seeded.today}`,
    person: firstCustomer,
    body: JSON.stringify(dayInput({ notes: 'Felt rested. COUNT' })),
  },
  {
    name: 'page',
    title: 'page of 50 customers',
    method: 'GET',
    path: () => '/api/customers',
    person: ({ dietician }) => dietician,
  },
];
