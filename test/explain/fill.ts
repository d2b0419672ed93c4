import { sql } from 'kysely';
import { PICTURES_MAX } from '#domain/articles/article.ts';
import { addDays, dayIn, daysFrom } from '#domain/day.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import type { Db } from '#server/db/open.ts';
import { dayInput } from '../factories/days.ts';
import { planInput } from '../factories/plans.ts';
import { fillTables } from '../fillTables.ts';

/** `from`: how many customers were created before; `now`: the time at which all of it is written. */
export type Size = { customers: number; plans: number; days: number; from?: number; now?: Date };

/**
 * A large practice: a row of everything for each customer and thousands of other rows, with one statement for
 * each table, the same on both engines. The rows are for a planner to count, not realistic people.
 */
export async function fillPractice(
  db: Db,
  { customers, plans, days, from = 0, now = new Date() }: Size,
  databaseUrl?: string,
): Promise<void> {
  const at = sql.lit(now.toISOString());
  const later = sql.lit(new Date(now.getTime() + 86_400_000).toISOString());
  const today = dayIn('UTC', now);
  const plan = planInput(today);
  const day = dayInput();
  const [week, timings, profile, meals] = [
    plan.weeklyDietPlan,
    emptyPlan(today).mealTimings,
    EMPTY_PROFILE,
    day.meals,
  ].map((each) => sql.lit(JSON.stringify(each)));
  const planned = sql.lit(JSON.stringify(plan.weeklyDietPlan[0]?.meals ?? []));
  const listed = daysFrom(addDays(today, 1 - days), days).map((each) => sql`(${sql.lit(each)})`);
  const last = sql.lit(today);
  const series = (count: number) => sql`with recursive
    person(n) as (select ${sql.lit(100_000 + from)} union all select n + 1 from person where n < ${sql.lit(99_999 + from + customers)}),
    part(m) as (select 1 union all select m + 1 from part where m < ${sql.lit(count)}),
    logged(on_day) as (values ${sql.join(listed)})`;
  const id = (prefix: string) => sql`${sql.lit(prefix)} || cast(n as text)`;
  const idOf = (prefix: string) =>
    sql`${sql.lit(prefix)} || cast(n as text) || '-' || cast(m as text)`;
  const customer = id('filler-');
  const own = sql`person cross join part`;
  const statements = [
    sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt", "role",
        "timeZone", "disabled", "sortName", "consent")
      ${series(1)} select ${customer}, ${id('Person ')}, ${id('person')} || '@example.test', true,
        ${at}, ${at}, 'customer', ${ZONE}, false, ${id('person ')}, 'given' from person`,
    sql`insert into "session" ("id", "token", "userId", "expiresAt", "createdAt", "updatedAt")
      ${series(2)} select ${idOf('s')}, ${idOf('t')}, ${customer}, ${later}, ${at}, ${at} from ${own}`,
    sql`insert into "account" ("id", "accountId", "providerId", "userId", "createdAt", "updatedAt")
      ${series(1)} select ${id('a')}, ${customer}, 'credential', ${customer}, ${at}, ${at} from person`,
    sql`insert into "verification" ("id", "identifier", "value", "expiresAt", "createdAt", "updatedAt")
      ${series(1)} select ${id('v')}, ${id('reset-password:')}, 'x', ${later}, ${at}, ${at} from person`,
    sql`insert into "authenticator" ("userId", "sealedKey", "lastStep", "since")
      ${series(1)} select ${customer}, 'sealed', 0, ${at} from person`,
    sql`insert into "recoveryCode" ("codeHash", "userId")
      ${series(4)} select ${idOf('hash')}, ${customer} from ${own}`,
    sql`insert into "passkey" ("id", "credentialId", "userId", "publicKey", "counter", "name", "since")
      ${series(1)} select ${id('p')}, ${id('c')}, ${customer}, 'key', 0, 'Phone', ${at} from person`,
    sql`insert into "coachingPeriod" ("customerId", "planStatus", "planStartDate", "planEndDate", "updatedAt")
      ${series(1)} select ${customer}, case when n % 5 = 0 then 'paused' else 'active' end, ${last},
        '2099-01-01', ${at} from person where n % 3 <> 0
      union all select ${customer}, 'active', '2019-01-01', '2020-01-01', ${at} from person where n % 3 = 0`,
    sql`insert into "invitation" ("id", "kind", "tokenHash", "issue", "email", "name", "line",
        "dieticianId", "createdAt", "expiresAt", "uses", "mostUses", "usedById", "letter")
      ${series(1)} select ${id('inv')}, 'mail', ${id('hash')}, 1, ${id('invited')} || '@example.test',
        'Lena', '', ${customer}, ${at}, '2099-01-01T00:00:00.000Z', 1, 1, ${customer}, 'sent' from person`,
    sql`insert into "note" ("customerId", "notes", "version", "updatedAt", "updatedBy")
      ${series(1)} select ${customer}, 'Seen.', 1, ${at}, 'nobody' from person`,
    sql`insert into "dietPlan" ("customerId", "id", "name", "startDate", "endDate", "weeklyDietPlan",
        "mealTimings", "notes", "uploadedAt", "lastModified", "version", "uploadedBy", "seenVersion")
      ${series(plans)} select ${customer}, ${idOf('plan')}, 'Spring week', ${last}, ${last}, ${week},
        ${timings}, '', ${at}, ${at}, 1, 'nobody', 1 from ${own}`,
    sql`insert into "dietPlanVersion" ("customerId", "planId", "version", "name", "startDate",
        "endDate", "weeklyDietPlan", "mealTimings", "notes", "modifiedAt")
      ${series(plans)} select ${customer}, ${idOf('plan')}, 0, 'Spring week', ${last}, ${last}, ${week},
        ${timings}, '', ${at} from ${own}`,
    sql`insert into "savedDietPlan" ("customerId", "id", "name", "startDate", "endDate",
        "weeklyDietPlan", "mealTimings", "notes", "savedAt", "savedBy")
      ${series(1)} select ${customer}, ${id('saved')}, 'Worked well', ${last}, ${last}, ${week},
        ${timings}, '', ${at}, 'nobody' from person`,
    sql`insert into "mealText" ("text", "plans", "customers")
      ${series(3)} select ${idOf('Dish ')}, 1, 1 from ${own}`,
    sql`insert into "mealTextWord" ("word", "text")
      ${series(3)} select ${id('dish')}, ${idOf('Dish ')} from ${own}`,
    sql`insert into "mealTextUse" ("customerId", "text", "plans")
      ${series(3)} select ${customer}, ${idOf('Dish ')}, 1 from ${own}`,
    sql`insert into "dailyProgress" ("customerId", "date", "meals", "waterIntake", "mood", "notes",
        "submittedAt", "mealsDone", "mealsOfDay", "planId", "planName", "plannedMeals", "mealTimings",
        "plannedFrom")
      ${series(1)} select ${customer}, on_day, ${meals}, '2 l', 'good', '', ${at}, 3, 5,
        ${id('plan')} || '-1', 'Spring week', ${planned}, ${timings}, 'logged'
      from person cross join logged`,
    sql`insert into "customerProfile" ("customerId", "profile", "lastUpdated", "version")
      ${series(1)} select ${customer}, ${profile}, ${at}, 1 from person`,
    sql`insert into "chosenAllergens" ("customerId", "allergens", "chosenAt", "version")
      ${series(1)} select ${customer}, '["milk"]', ${at}, 1 from person`,
    sql`insert into "measurement" ("customerId", "kind", "measuredAt", "id", "date", "value", "unit",
        "si", "note", "writerId", "createdAt", "changedAt", "version")
      ${series(1)} select ${customer}, 'weight', on_day || 'T06:45:00.000Z', 'm' || on_day, on_day, 78.1,
        'kg', 78.1, '', ${customer}, ${at}, ${at}, 1 from person cross join logged`,
    sql`insert into "profileImage" ("ownerId", "filename", "uploadedAt")
      ${series(1)} select ${customer}, ${id('i')} || '.webp', ${at} from person where n % 2 = 0`,
    sql`insert into "calendarFeed" ("customerId", "tokenHash", "since")
      ${series(1)} select ${customer}, ${id('hash')}, ${at} from person`,
    sql`insert into "reminder" ("customerId", "id", "subject", "time", "weekdays", "active", "nextAt", "createdAt")
      ${series(3)} select ${customer}, ${idOf('r')}, 'day', '20:00', '[1,2,3,4,5,6,7]', true,
        '2099-01-01T20:00:00.000Z', ${at} from ${own}`,
    sql`insert into "measurement" ("customerId", "kind", "measuredAt", "id", "date", "value", "unit",
        "si", "note", "createdAt", "changedAt", "version")
      ${series(3)} select ${customer}, 'weight', '2026-01-0' || cast(m as text) || 'T07:00:00.000Z',
        ${idOf('w')}, '2026-01-0' || cast(m as text), 72, 'kg', 72, '', ${at}, ${at}, 1 from ${own}`,
    sql`insert into "measurementChange" ("customerId", "measurementId", "version", "was", "by", "changedAt")
      ${series(3)} select ${customer}, ${idOf('w')}, 0, '{}', 'customer', ${at} from ${own}`,
    sql`insert into "goal" ("customerId", "id", "kind", "words", "target", "unit", "beginsOn", "endsOn",
        "state", "maker", "writtenBy", "said", "reason", "version", "createdAt")
      ${series(3)} select ${customer}, ${idOf('g')}, 'habit', 'A walk', 1, 'day', ${last}, '2099-01-01',
        'active', 'customer', 'customer', '', '', 1, ${at} from ${own}`,
    sql`insert into "goalChange" ("customerId", "goalId", "version", "was", "by", "changedAt")
      ${series(3)} select ${customer}, ${idOf('g')}, 0, '{}', 'customer', ${at} from ${own}`,
    sql`insert into "goalHabitDay" ("customerId", "goalId", "date", "count")
      ${series(3)} select ${customer}, ${idOf('g')}, ${last}, 1 from ${own}`,
    sql`insert into "customerAttention" ("customerId", "silentDays", "version", "changedAt")
      ${series(1)} select ${customer}, 5, 1, ${at} from person`,
    sql`insert into "attentionSnooze" ("customerId", "kind", "until", "at")
      ${series(1)} select ${customer}, 'weight', '2099-01-01', ${at} from person`,
    sql`insert into "conversation" ("customerId", "lastId", "readByCustomer", "readByPractice",
        "settledUpTo", "waitingSince", "version")
      ${series(1)} select ${customer}, ${id('msg')} || '-3', '', '', ${id('msg')} || '-2',
        case when n % 20 = 0 then ${at} end, 1 from person`,
    sql`insert into "message" ("customerId", "id", "side", "writerId", "sentAt", "text", "subject",
        "subjectDate")
      ${series(3)} select ${customer}, ${idOf('msg')}, 'customer', ${customer}, ${at}, 'Rice?',
        '{"kind":"general"}', case when m = 1 then ${last} end from ${own}`,
    sql`insert into "messagePicture" ("customerId", "filename", "writerId", "addedAt", "messageId")
      ${series(1)} select ${customer}, ${id('mp')} || '.webp', ${customer}, ${at}, ${id('msg')} || '-1' from person`,
    sql`insert into "mealPhoto" ("customerId", "filename", "date", "meal", "addedAt")
      ${series(1)} select ${customer}, ${id('photo')} || '.webp', ${last}, 1, ${at} from person`,
    sql`insert into "conversationDone" ("customerId", "id", "doneAt", "upTo", "notes")
      ${series(1)} select ${customer}, ${id('done')}, ${at}, ${id('msg')} || '-2', '[]' from person`,
    sql`insert into "dayNote" ("customerId", "date", "writtenAt", "settledAt", "settledWrittenAt")
      ${series(1)} select ${customer}, on_day, ${at}, case when n % 20 = 0 then null else ${at} end, ${at}
      from person cross join logged`,
    sql`insert into "imageLeftover" ("ownerId", "filename", "since")
      ${series(1)} select ${customer}, ${id('l')} || '.webp', ${at} from person`,
    sql`insert into "sentQuestionnaire" ("customerId", "id", "questionnaireId", "version", "title", "intro",
        "items", "sentById", "sentAt", "isTogether", "revision")
      ${series(1)} select ${customer}, ${id('q')}, 'first', 1, 'Before we meet', '', '[]', ${customer}, ${at},
        false, 1 from person`,
    sql`insert into "questionnaireAnswer" ("customerId", "sentId", "linkId", "value", "question", "writer", "answeredAt")
      ${series(3)} select ${customer}, ${id('q')}, ${idOf('l')}, '"Yes"', 'Coffee?', 'customer', ${at} from ${own}`,
    sql`insert into "contactMessage" ("id", "name", "email", "message", "receivedAt", "readAt", "archivedAt")
      ${series(1)} select ${id('0-')}, 'Vera', 'vera@example.test', 'Hello.', ${at},
        case when n % 50 = 0 then null else ${at} end, case when n % 4 = 0 then null else ${at} end from person`,
    sql`insert into "accountDeletion" ("userId", "requestedAt", "dueAt")
      ${series(1)} select ${customer}, ${at}, '2099-01-01T00:00:00.000Z' from person where n % 4 = 0`,
    sql`insert into "consent" ("userId", "id", "version", "givenAt")
      ${series(1)} select ${customer}, ${id('k')}, ${sql.lit(BUILT_IN_PRIVACY)}, ${at} from person`,
    sql`insert into "auditEntry" ("id", "at", "actorId", "customerId", "what", "does", "network")
      ${series(4)} select ${idOf('0')}, ${at}, 'nobody', ${customer}, 'profile', 'read', '192.0.2.0' from ${own}`,
    sql`insert into "idempotencyKey" ("actorId", "key", "requestHash", "status", "answer", "createdAt", "about")
      ${series(1)} select ${customer}, ${id('key')}, 'hash', 201, '{}', ${at}, ${customer} from person`,
    sql`insert into "outboxItem" ("id", "kind", "userId", "createdAt", "dueAt", "nextTryAt", "tries", "unclear")
      select "id", 'reminder', "customerId", "createdAt", "nextAt", "nextAt", 0, 0 from "reminder" where "createdAt" = ${at}`,
    sql`insert into "outboxItem" ("id", "kind", "recipient", "writer", "sealed", "createdAt", "dueAt", "nextTryAt", "tries", "unclear")
      ${series(1)} select ${id('letter')}, 'verification', ${id('m')} || '@example.test',
        case when n % 10 = 0 then ${id('w')} || '@example.test' end, 'sealed', ${at}, ${at}, '2099-01-01T00:00:00.000Z', 0, 0 from person`,
    sql`insert into "article" ("id", "title", "summary", "tags", "markdown", "minutes", "status",
        "createdAt", "changedAt", "publishedAt", "version")
      ${series(1)} select ${id('art')}, ${id('Article ')}, 'Short.', '["fibre"]', 'Text.', 1, 'published',
        ${at}, ${at}, ${at}, 1 from person where n < ${sql.lit(100_000 + ARTICLES)}`,
    sql`insert into "libraryPlan" ("id", "name", "nameOrder", "tags", "forWhom", "words", "days", "mealTimings",
        "notes", "putAt", "changedAt", "usedCount", "freshAt", "version")
      ${series(1)} select ${id('lib')}, ${id('Week ')}, ${id('week ')}, '["quick"]', 'Anybody', 'quick week', '[]',
        '[]', '', ${at}, ${at}, 0, ${at}, 1 from person where n < ${sql.lit(100_000 + ARTICLES)}`,
    sql`insert into "mealTextKept" ("libraryPlanId", "text")
      ${series(3)} select ${id('lib')}, ${idOf('Dish ')} from ${own} where n < ${sql.lit(100_000 + ARTICLES)}`,
    sql`insert into "articleSearch" ("articleId", "title", "tags", "summary", "body")
      select "id", "title", 'fibre', 'short', 'text' from "article" where "createdAt" = ${at}`,
    sql`insert into "articleImage" ("articleId", "filename", "addedAt")
      ${series(PICTURES_MAX)} select ${id('art')}, ${idOf('i')} || '.webp', ${at} from ${own}
      where n < ${sql.lit(100_000 + ARTICLES)}`,
    sql`insert into "articleLink" ("customerId", "id", "articleId", "planId", "givenAt", "givenBy")
      ${series(2)} select ${customer}, ${idOf('g')}, 'art' || cast(100000 + n % ${sql.lit(ARTICLES)} as text),
        case when m = 1 then ${id('plan')} || '-1' end, ${at}, 'nobody' from ${own}`,
    sql`insert into "articleRead" ("customerId", "articleId", "firstAt", "lastAt")
      ${series(1)} select ${customer}, 'art' || cast(100000 + n % ${sql.lit(ARTICLES)} as text), ${at}, ${at} from person`,
    sql`insert into "notification" ("userId", "id", "kind", "customerId", "about", "app", "createdAt", "readAt")
      ${series(4)} select ${customer}, ${idOf('n')}, 'message', ${customer}, ${idOf('n')}, true, ${at},
        case when m > 1 then ${at} end from ${own}`,
    sql`insert into "notificationSetting" ("userId", "version") ${series(1)} select ${customer}, 1 from person`,
    sql`insert into "notificationChoice" ("userId", "kind", "app", "push", "mail")
      ${series(1)} select ${customer}, 'article', true, false, false from person`,
    sql`insert into "pushDevice" ("userId", "id", "sessionId", "endpoint", "endpointHash", "p256dh", "auth",
        "name", "createdAt", "lastSeenAt")
      ${series(2)} select ${customer}, ${idOf('d')}, ${idOf('s')}, ${idOf('https://fcm.googleapis.com/')},
        ${idOf('h')}, 'p', 'a', 'Firefox', ${at}, ${at} from ${own}`,
    sql`insert into "pushRemoved" ("userId", "endpointHash", "removedAt")
      ${series(2)} select ${customer}, ${idOf('h')}, ${at} from ${own}`,
    sql`insert into "rateLimit" ("key", "count", "resetsAt")
      ${series(1)} select ${id('filler:')}, 1, ${sql.lit(now.getTime() + 3_600_000)} from person`,
  ];
  await fillTables(db, statements, databaseUrl);
}

/** Fewer than the maximum, because the tests add another. The first customers have them. */
export const ARTICLES = 500;

const ZONE = sql`case n % 4 when 0 then 'Europe/London' when 1 then 'Asia/Tokyo'
  when 2 then 'America/New_York' else 'Pacific/Auckland' end`;
