import { createServer, type IncomingMessage } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/**
 * The least a server can do for the same answers: `node:http`, no framework, and for each work one
 * prepared statement that holds the session and role check. What the product is measured against.
 * Started as a process: PORT, and DATABASE_URL or SQLITE_FILE.
 */
const statements = {
  latest: `select p.* from session s
    join "user" u on u.id = s."userId" and u.role = 'customer'
    join "dietPlan" p on p."customerId" = u.id
    where s.token = ?1 and s."expiresAt" > ?2 and u.id = ?3
    order by p."uploadedAt" desc, p.id desc limit 1`,
  save: `insert into "dailyProgress" ("customerId", "date", meals, "waterIntake", "sleepHours", mood,
      "dietScore", notes, "submittedAt", "mealsDone", "mealsOfDay")
    select u.id, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 0, 0 from session s
    join "user" u on u.id = s."userId" and u.role = 'customer'
    where s.token = ?1 and s."expiresAt" > ?2 and u.id = ?3
    on conflict ("customerId", "date") do update set meals = excluded.meals,
      "waterIntake" = excluded."waterIntake", "sleepHours" = excluded."sleepHours",
      mood = excluded.mood, "dietScore" = excluded."dietScore", notes = excluded.notes,
      "submittedAt" = excluded."submittedAt"
    returning "date"`,
  page: `select u.id, u.name, u.email, u."emailVerified", u."timeZone", c."planStatus",
      c."planStartDate", c."planEndDate",
      (select max("date") from "dailyProgress" d where d."customerId" = u.id) as "lastLoggedDay",
      (select string_agg("date" || ':' || "mealsDone" || ':' || "mealsOfDay", ',')
        from "dailyProgress" d where d."customerId" = u.id and d."date" >= ?3) as "loggedDays"
    from "user" u left join "coachingPeriod" c on c."customerId" = u.id
    where u.role = 'customer' and exists (select 1 from session s
      join "user" a on a.id = s."userId" and a.role = 'client'
      where s.token = ?1 and s."expiresAt" > ?2)
    order by u."sortName", u.id limit 51`,
};

type Name = keyof typeof statements;
type Run = (name: Name, values: (string | number | null)[]) => Promise<unknown[]> | unknown[];

function onSqlite(file: string): Run {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  const prepared = Object.fromEntries(
    Object.entries(statements).map(([name, text]) => [name, db.prepare(text)]),
  );
  return (name, values) => prepared[name]?.all(...values) ?? [];
}

function onPostgres(connectionString: string): Run {
  const pool = new pg.Pool({ connectionString, max: 10 });
  return async (name, values) => {
    const text = statements[name].replaceAll(/\?(\d+)/g, '$$$1');
    return (await pool.query({ name, text, values })).rows;
  };
}

const { DATABASE_URL, SQLITE_FILE = '', PORT } = process.env;
const run = DATABASE_URL ? onPostgres(DATABASE_URL) : onSqlite(SQLITE_FILE);

const tokenOf = (request: IncomingMessage) =>
  decodeURIComponent(request.headers.cookie?.split('=')[1] ?? '').split('.')[0] ?? '';

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string | number>;
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const [, , , id = '', kind, date = ''] = (request.url ?? '').split('/');
  const now = new Date().toISOString();
  const who = [tokenOf(request), now];
  if (kind === 'diet-plans') {
    const [row] = (await run('latest', [...who, id])) as Record<string, string>[];
    if (!row) return null;
    const { weeklyDietPlan = '', mealTimings = '', ...rest } = row;
    return { plan: { ...rest, weeklyDietPlan: JSON.parse(weeklyDietPlan), mealTimings } };
  }
  if (kind === 'daily-progress') {
    const day = await bodyOf(request);
    const { waterIntake = '', sleepHours = 0, mood = '', dietScore = 0, notes = '' } = day;
    const values = [
      JSON.stringify(day.meals),
      waterIntake,
      sleepHours,
      mood,
      dietScore,
      notes,
      now,
    ];
    const rows = await run('save', [...who, id, date, ...values]);
    return rows.length === 0 ? null : { ...day, date, submittedAt: now };
  }
  const since = new Date(Date.now() - 14 * 86_400_000).toISOString().slice(0, 10);
  const items = await run('page', [...who, since]);
  return items.length === 0 ? null : { items, next: null };
}

createServer(async (request, response) => {
  const found = await answer(request);
  const text = JSON.stringify(found ?? { error: 'refused' });
  response.writeHead(found ? 200 : 401, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}).listen(Number(PORT), '127.0.0.1');
