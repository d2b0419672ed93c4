import { sql } from 'kysely';
import { AUDIT_DAYS_MIN, type AuditAction, type AuditEntry } from '#domain/audit/auditSchema.ts';
import type { Position } from '#domain/signIn/access.ts';
import { EVERY_CUSTOMER } from '../audit/entry.ts';
import type { AuditedThing } from '../db/noun.ts';
import { rowLimit } from '../db/pages.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import type { Deps } from '../http/deps.ts';
import type { CustomerScope } from '../http/session.ts';

type Page = { after?: string | undefined; limit: number; only?: 'changes' | undefined };
type Filter = { readonly scope: CustomerScope; readonly forCustomer: boolean } | null;

const OF_CUSTOMER = pagesOf('customer-audit-entries', 1);
const OF_ALL = pagesOf('audit-entries', 1);

/**
 * A page of what dieticians read and changed, latest first. With `filter`: only the entries of one customer,
 * together with those of all customers since this customer's account exists; `forCustomer` leaves out what
 * customers must not see.
 */
export async function listEntries(
  { db, declared: { audited } }: Pick<Deps, 'db' | 'declared'>,
  filter: Filter,
  { after, limit, only }: Page,
): Promise<{ items: AuditEntry[]; next: string | null }> {
  const pages = filter ? OF_CUSTOMER : OF_ALL;
  const [before] = pages.keysOf(after) ?? [];
  const since = filter && (await accountMadeAt(db, filter.scope));
  /** The page of entries about one customer or every customer; absent: of all entries. */
  const about = (customerId?: string) => {
    let entries = db
      .selectFrom('auditEntry')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(rowLimit(limit + 1));
    if (before !== undefined) entries = entries.where('id', '<', before);
    // Written as in the index `auditEntryChange`, or the engines would not use it.
    if (only) entries = entries.where(sql<boolean>`"does" <> 'reads'`);
    if (customerId !== undefined) entries = entries.where('customerId', '=', customerId);
    if (since) entries = entries.where('at', '>=', since);
    if (filter) entries = entries.where('what', 'not in', thingsThat(audited, 'ofPractice'));
    if (filter?.forCustomer)
      entries = entries.where('what', 'not in', thingsThat(audited, 'hiddenFromCustomer'));
    return entries;
  };
  // Two pages in the order of an index each; from both together an engine might read all entries.
  const found = filter
    ? db
        .selectFrom(about(filter.scope.customerId).as('own'))
        .selectAll()
        .unionAll(db.selectFrom(about(EVERY_CUSTOMER).as('every')).selectAll())
    : about();
  const query = db
    .selectFrom(found.as('auditEntry'))
    .leftJoin('user as actor', 'actor.id', 'auditEntry.actorId')
    .leftJoin('user as customer', 'customer.id', 'auditEntry.customerId')
    .select([
      'auditEntry.id',
      'auditEntry.at',
      'auditEntry.what',
      'auditEntry.does',
      'auditEntry.network',
      'auditEntry.customerId as about',
      'actor.name as by',
      'actor.position',
      'customer.id as customerId',
      'customer.name as customerName',
    ])
    .orderBy('auditEntry.id', 'desc')
    .limit(rowLimit(limit + 1));
  const { items, next } = pageFrom(await query.execute(), limit, (row) => pages.cursorOf(row.id));
  const told = filter?.forCustomer ? 'toYou' : 'to';
  const entries = items.map((row) => {
    const { words, did } = audited[row.what] ?? {};
    const done = did?.()[row.does as AuditAction]?.[told] ?? null;
    return asEntry(row, words?.() ?? row.what, done);
  });
  return { items: entries, next };
}

/**
 * When the customer's account was made, as an instant. Entries about all customers from before did not concern
 * this one.
 */
async function accountMadeAt(db: Deps['db'], { customerId }: CustomerScope): Promise<string> {
  const { createdAt } = await db
    .selectFrom('user')
    .select('createdAt')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return new Date(createdAt).toISOString();
}

/** The names of the audited things whose declaration sets the property `are`. */
export const thingsThat = (
  audited: Readonly<Record<string, AuditedThing>>,
  are: 'ofPractice' | 'hiddenFromCustomer',
): string[] => Object.keys(audited).filter((what) => audited[what]?.[are]);

type Row = {
  id: string;
  at: string;
  what: string;
  does: string;
  network: string;
  about: string;
  by: string | null;
  position: string | null;
  customerId: string | null;
  customerName: string | null;
};

const asEntry = (
  { customerId, customerName, about, ...row }: Row,
  thing: string,
  did: string | null,
): AuditEntry => ({
  ...row,
  position: row.position as Position | null,
  thing,
  did,
  ofAll: about === EVERY_CUSTOMER,
  does: row.does as AuditAction,
  customer: customerId === null ? null : { id: customerId, name: customerName ?? '' },
});

const DAY_MS = 86_400_000;

/** Deletes entries that are older than the configured days; runs every hour. */
export async function forgetOldEntries({ db, now, config }: Deps): Promise<void> {
  const days = Math.max(config.auditDays, AUDIT_DAYS_MIN);
  // A trigger refuses early deletions by the clock of the machine, and `now` may be ahead of that clock.
  const at = Math.min(now().getTime(), Date.now()) - days * DAY_MS;
  await db.deleteFrom('auditEntry').where('at', '<', new Date(at).toISOString()).execute();
}
