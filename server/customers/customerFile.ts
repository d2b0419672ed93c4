import { setImmediate } from 'node:timers/promises';
import { standingOf } from '#domain/coaching/period.ts';
import { say as ofCoaching } from '#domain/coaching/words.ts';
import { CUSTOMERS_PAGE } from '#domain/customers/customer.ts';
import type { CustomerPage, CustomerQuery, CustomerRow } from '#domain/customers/customerSchema.ts';
import { listDieticians } from '../coaching/assignment.ts';
import type { Row } from '../http/csv.ts';
import { type From, listWithStrips } from './customerList.ts';

export const COLUMNS = [
  'Name',
  'Email',
  'Status',
  'Days logged of the last 14',
  'Last logged',
  'Adherence %',
  'Weight change kg',
  'Plan until',
  'Period start',
  'Period end',
  'Dietician',
  'Last visit',
] as const;

type Asked = Omit<CustomerQuery, 'limit' | 'after' | 'strip'>;

/** All customers that a search and filters find, in an order, a page at a time. */
export async function rowsForFile(
  from: From,
  asked: Asked,
  at: Date,
): Promise<AsyncIterable<readonly Row[]>> {
  const dieticians = await listDieticians(from.db);
  const names = new Map(dieticians.map(({ id, name, email }) => [id, name.trim() || email]));
  const pageAfter = (after: string | undefined) =>
    listWithStrips(from, { ...asked, after, limit: CUSTOMERS_PAGE, strip: 'yes' }, at);
  // Read before the answer begins, so that an unreachable database gives an error and not half a file.
  return pagesFrom(await pageAfter(undefined), pageAfter, names);
}

async function* pagesFrom(
  first: CustomerPage,
  pageAfter: (after: string) => Promise<CustomerPage>,
  names: ReadonlyMap<string, string>,
): AsyncGenerator<readonly Row[]> {
  for (let page = first; ; page = await pageAfter(page.next)) {
    yield page.items.map((row) => rowOf(row, names));
    if (page.next === null) return;
    await setImmediate();
  }
}

const rowOf = (row: CustomerRow, names: ReadonlyMap<string, string>): Row => ({
  Name: row.name,
  Email: row.email,
  Status: row.consentWithdrawn
    ? 'Consent withdrawn'
    : ofCoaching.standings[standingOf(row, row.today)],
  'Days logged of the last 14': row.strip.filter((logged) => logged !== 'none').length,
  'Last logged': row.lastLoggedDay,
  'Adherence %': row.adherence,
  'Weight change kg': row.weightChange && row.weightChange.grams / 1000,
  'Plan until': row.planEndsOn,
  'Period start': row.planStartDate,
  'Period end': row.planEndDate,
  Dietician: row.dieticianId && names.get(row.dieticianId),
  'Last visit': row.lastVisitOn,
});
