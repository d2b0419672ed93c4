import { type RawBuilder, sql } from 'kysely';
import type { Inbox, InboxCount } from '#domain/conversations/conversationSchema.ts';
import { INBOX_COUNT_MAX } from '#domain/conversations/message.ts';
import { dayIn } from '#domain/day.ts';
import { imageUrl } from '#domain/images/image.ts';
import { todayAt } from '../coaching/todayAt.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import { whatWaits } from './waiting.ts';

const PAGES = pagesOf('inbox', 2);

// A dietician who lost the role counts as nobody.
const IS_DIETICIAN = sql`"role" = 'client' and not "disabled"`;

/** The condition of `canBeAnswered`, in SQL. */
const CAN_BE_ANSWERED = sql`"user"."consent" = 'given' and not "user"."disabled"
    and not exists (select 1 from "accountDeletion" where "userId" = "user"."id")`;

/**
 * The customers of whom something waits and is not put off, as domain/conversations/waiting.ts defines it, each
 * with the time since when it waits; `mine`: only those of this dietician and of nobody. The role is compared as
 * an expression: as a plain column it would make SQLite begin with all customers instead of these few.
 */
const waitingCustomers = (today: RawBuilder<string>, mine: string | null) => sql`
  select "user"."id", "user"."name", "user"."email", "user"."timeZone", "waits"."since",
    "profileImage"."filename" as "image", "dietician"."id" as "dieticianId",
    "assignee"."id" as "assigneeId", "assignee"."name" as "assigneeName",
    "conversation"."version"
  from (
    select "customerId", min("since") as "since", max("since") as "latest" from (
      select "customerId", "waitingSince" as "since" from "conversation" where "waitingSince" is not null
      union all
      select "customerId", "writtenAt" from "dayNote" where "settledAt" is null
    ) as "each" group by "customerId"
  ) as "waits"
  join "user" on "user"."id" = "waits"."customerId"
    and "user"."role" || '' = 'customer' and ${CAN_BE_ANSWERED}
  left join "conversation" on "conversation"."customerId" = "user"."id"
  left join "profileImage" on "profileImage"."ownerId" = "user"."id"
  left join (select "id", "name" from "user" where ${IS_DIETICIAN}) as "assignee"
    on "assignee"."id" = "conversation"."assigneeId"
  left join (select "id" from "user" where ${IS_DIETICIAN}) as "dietician"
    on "dietician"."id" = "user"."dieticianId"
  where not coalesce("conversation"."snoozedUntil" > ${today}
    and "waits"."latest" <= "conversation"."snoozedAt", false)
    ${mine === null ? sql`` : sql`and coalesce("assignee"."id", "dietician"."id", ${mine}) = ${mine}`}`;

type Row = {
  id: string;
  name: string;
  email: string;
  timeZone: string | null;
  since: string;
  image: string | null;
  dieticianId: string | null;
  assigneeId: string | null;
  assigneeName: string | null;
  version: number | null;
};

type Asked = {
  readonly after?: string | undefined;
  readonly limit: number;
  /** Only the customers of this dietician are listed; null: all. */
  readonly mine: string | null;
};

/**
 * A page of the inbox: a row for each customer, longest waiting first. Throws 422 for a cursor of another list.
 */
export async function listInbox(db: Db, at: Date, { after, limit, mine }: Asked): Promise<Inbox> {
  const keys = PAGES.keysOf(after);
  const following = keys ? sql`where ("since", "id") > (${sql.join(keys)})` : sql``;
  const { rows } = await sql<Row>`
    select * from (${waitingCustomers(await todayAt(db, at), mine)}) as "waiting" ${following}
    order by "since", "id" limit ${rowLimit(limit + 1)}`.execute(db);
  const page = pageFrom(rows, limit, ({ since, id }) => PAGES.cursorOf(since, id));
  const waits = await whatWaits(
    db,
    page.items.map(({ id }) => id),
    { excerpts: true },
  );
  return {
    next: page.next,
    items: page.items.map((row) => ({
      customerId: row.id,
      name: row.name,
      email: row.email,
      profileImageUrl: imageUrl(row.id, row.image),
      since: row.since,
      today: dayIn(row.timeZone ?? 'UTC', at),
      dieticianId: row.dieticianId,
      assignee:
        row.assigneeId === null ? null : { id: row.assigneeId, name: row.assigneeName ?? '' },
      // Customers who are put off are not listed.
      snoozedUntil: null,
      version: row.version ?? 0,
      ...waits(row.id),
    })),
  };
}

/** The number of customers who wait: all, and those of this dietician. */
export async function countInbox(db: Db, at: Date, mine: string): Promise<InboxCount> {
  const today = await todayAt(db, at);
  const countOf = async (whose: string | null) => {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as "count" from (
        select 1 as "one" from (${waitingCustomers(today, whose)}) as "waiting"
        limit ${rowLimit(INBOX_COUNT_MAX)}) as "counted"`.execute(db);
    return Number(rows[0]?.count ?? 0);
  };
  return { all: await countOf(null), mine: await countOf(mine) };
}
