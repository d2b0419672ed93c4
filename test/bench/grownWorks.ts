import type { Practice } from './practice/practice.ts';
import { cookieOf, page, type Work, type WorkName, works } from './works.ts';

/** Asked on practices of growing size alone, and of no bare server. */
export const GROWN_NAMES = ['counts', 'search'] as const;
export type GrownName = WorkName | (typeof GROWN_NAMES)[number];

/** A work of the product, beside which there may be none of the bare server. */
export type GrownWork = Pick<Work, 'title' | 'method' | 'amount' | 'shots'> & {
  readonly name: GrownName;
  readonly bare?: Work['bare'];
};

/** One customer each by their whole name, as the list asks: what is rare is looked for the longest. */
const searched = ({ dietician, customers }: Practice) =>
  customers.map(({ name }) => ({
    path: `/api/customers?${new URLSearchParams({ limit: '50', search: name })}`,
    cookie: cookieOf(dietician),
  }));

/** What is asked of the product on practices of growing size. */
export const grownWorks: readonly GrownWork[] = [
  ...works,
  {
    name: 'counts',
    title: 'counts of customers by standing',
    method: 'GET',
    // As the filters of the list of customers do.
    shots: page('/api/customers/counts'),
  },
  {
    name: 'search',
    title: 'search for a customer by name',
    method: 'GET',
    shots: searched,
  },
];
