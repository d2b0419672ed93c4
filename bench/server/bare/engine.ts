import pg from 'pg';
import { openSqlite, rowReader } from '#server/db/sqlite.ts';

/** The session condition that every statement contains: the person may make this request. */

/** The session condition that every statement contains: the person may make this request. */
const session = (role: 'customer' | 'client') => `session s
    join "user" a on a.id = s."userId" and a.role = '${role}' and not a.disabled
      and s.token = ?1 and s."expiresAt" > ?2`;

const pageOf = (strip: string) => `select u.id, u.name, u.email, u."emailVerified", u."timeZone",
    i.filename as image, u."dieticianId", u.consent, u."sortName", c."planStatus", c."planStartDate",
    c."planEndDate",
    (select max("date") from "dailyProgress" d where d."customerId" = u.id) as "lastLoggedDay"${strip}
  from "user" u
    left join "coachingPeriod" c on c."customerId" = u.id
    left join "profileImage" i on i."ownerId" = u.id
  where u.role = 'customer' and exists (select 1 from ${session('client')})
  order by u."sortName", u.id limit 51`;

/**
 * One statement for each work, including the check of session and role: ?1 is the session token and ?2 the
 * time. Signing in needs two, since the stored hash must be read before it can be compared.
 */
const statements = {
  latest: `select p.id, p.name, p."startDate", p."endDate", p."weeklyDietPlan", p."mealTimings",
      p.notes, p."uploadedAt", p."lastModified", p.version
    from ${session('customer')} join "dietPlan" p on p."customerId" = a.id
    where a.id = ?3 and a.consent = 'given'
    order by p."uploadedAt" desc, p.id desc limit 1`,
  save: `insert into "dailyProgress" ("customerId", "date", meals, "waterIntake", "sleepHours", mood,
      "dietScore", notes, "submittedAt", "mealsDone", "mealsOfDay")
    select a.id, ?4, ?5, ?6, cast(?7 as double precision), ?8, cast(?9 as integer), ?10, ?11, 0, 0
    from ${session('customer')}
    where a.id = ?3 and a.consent = 'given'
    on conflict ("customerId", "date") do update set meals = excluded.meals,
      "waterIntake" = excluded."waterIntake", "sleepHours" = excluded."sleepHours",
      mood = excluded.mood, "dietScore" = excluded."dietScore", notes = excluded.notes,
      "submittedAt" = excluded."submittedAt"
    returning "date"`,
  page: pageOf(''),
  adherence: pageOf(`,
    (select string_agg("date", '') || ';' ||
        string_agg(cast(100 + 10 * "mealsDone" + "mealsOfDay" as text), '')
      from "dailyProgress" d where d."customerId" = u.id and d."date" >= ?3 and d."date" <= ?4) as "loggedDays",
    (select "adherenceLately" from "customerSummary" y where y."customerId" = u.id) as adherence,
    (select "planEndsOn" from "customerSummary" y where y."customerId" = u.id) as "planEndsOn",
    c."resumedAt", (select "plannedDays" from "customerSummary" y where y."customerId" = u.id) as "plannedDays",
    coalesce((select "silentDays" from "customerAttention" t where t."customerId" = u.id),
      (select "silentDays" from "practiceAttention"), 3) as "silentAfter"`),
  profile: `select a.id as "userId", a.email, a."timeZone", i.filename as image, p.profile,
      p."lastUpdated", p.version, h.allergens as chosen
    from ${session('customer')}
      join "customerProfile" p on p."customerId" = a.id
      left join "chosenAllergens" h on h."customerId" = a.id
      left join "profileImage" i on i."ownerId" = a.id
    where a.id = ?3 and a.consent = 'given'`,
  account: `select c.password, u.id, u.email, u.name, u."emailVerified", u.role, u."timeZone", u.locale,
      u."createdAt", u.consent, i.filename as image, p."planStatus", p."planStartDate", p."planEndDate",
      coalesce(u."dieticianId", (select id from "user" where role = 'client'
        order by "createdAt", id limit 1)) as "dieticianId"
    from "user" u
      join account c on c."userId" = u.id and c."providerId" = 'credential'
      left join "profileImage" i on i."ownerId" = u.id
      left join "coachingPeriod" p on p."customerId" = u.id
    where u.email = ?1 and not u.disabled`,
  begin: `insert into session (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
    values (?1, ?2, ?3, ?4, ?5, ?5) returning id`,
} as const;

type StatementName = keyof typeof statements;

export type Value = string | number | null;
export type Row = Record<string, string | number | null>;

export type BareEngine = {
  run(name: StatementName, values: readonly Value[]): Promise<Row[]> | Row[];
  close(): Promise<void>;
};

const names = Object.keys(statements) as StatementName[];

/**
 * One connection, with each statement prepared once. As durable as the product, with its settings and its way
 * to read rows.
 */
export function bareSqlite(file: string): BareEngine {
  const db = openSqlite(file);
  const prepared = new Map(names.map((name) => [name, rowReader(db.prepare(statements[name]))]));
  return {
    run: (name, values) => (prepared.get(name)?.(values) ?? []) as Row[],
    close: async () => db.close(),
  };
}

/** A pool of ten connections; each statement is named, so it is prepared once for each connection. */
export function barePostgres(connectionString: string): BareEngine {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const texts = new Map(
    names.map((name) => [name, statements[name].replaceAll(/\?(\d+)/g, '$$$1')]),
  );
  return {
    async run(name, values) {
      const text = texts.get(name) ?? '';
      return (await pool.query<Row>({ name, text, values: [...values] })).rows;
    },
    close: () => pool.end(),
  };
}
