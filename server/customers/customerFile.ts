import { setImmediate } from 'node:timers/promises';
import { standingOf } from '#domain/coaching/period.ts';
import { say as ofCoaching } from '#domain/coaching/words.ts';
import { CUSTOMERS_PAGE } from '#domain/customers/customer.ts';
import type { CustomerPage, CustomerQuery, CustomerRow } from '#domain/customers/customerSchema.ts';
import { listDieticians } from '../coaching/assignment.ts';
import type { Row } from '../http/csv.ts';
import { say } from '../words.ts';
import { type From, listWithStrips } from './customerList.ts';

export const columnsOfFile = () => Object.values(say.columns);

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
  [say.columns.name]: row.name,
  [say.columns.email]: row.email,
  [say.columns.status]: row.consentWithdrawn
    ? say.consentWithdrawn
    : ofCoaching.standings[standingOf(row, row.today)],
  [say.columns.days]: row.strip.filter((logged) => logged !== 'none').length,
  [say.columns.lastLogged]: row.lastLoggedDay,
  [say.columns.adherence]: row.adherence,
  [say.columns.weightChange]: row.weightChange && row.weightChange.grams / 1000,
  [say.columns.planUntil]: row.planEndsOn,
  [say.columns.periodStart]: row.planStartDate,
  [say.columns.periodEnd]: row.planEndDate,
  [say.columns.dietician]: row.dieticianId && names.get(row.dieticianId),
  [say.columns.lastVisit]: row.lastVisitOn,
  [say.columns.tags]: row.tags.join(' '),
});
