import { randomBytes, randomUUID, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { standingOf } from '#domain/coaching/period.ts';
import { addDays, ageOn, type Day, dayIn, daysFrom, firstDayOf } from '#domain/day.ts';
import { imageUrl } from '#domain/images/image.ts';
import { eatenOf, loggedOf } from '#domain/progress/adherence.ts';
import { type LoggingRecord, silentFor } from '#server/customers/silence.ts';
import type { BareEngine, Row } from './engine.ts';

/** The data of a request; `who` is the session token and the time. */
export type Asked = {
  readonly engine: BareEngine;
  readonly who: readonly [token: string, now: string];
  readonly id: string;
  readonly date: string;
  readonly body: Record<string, unknown>;
};

const DAY_MS = 86_400_000;
const STRIP = 14;
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const number = (value: unknown) => (typeof value === 'number' ? value : null);
const picture = (row: Row) =>
  imageUrl(text(row.id ?? row.userId), row.image ? text(row.image) : null);

type Changes = { readonly changes: readonly { readonly part: string; readonly value: unknown }[] };

/** The day that these changes describe, which have all of it. */
function dayOf(body: Record<string, unknown>): Record<string, unknown> {
  const day: Record<string, unknown> = { instead: {}, picked: {} };
  const meals: Record<string, true> = {};
  for (const { part, value } of (body as Changes).changes)
    if (!part.startsWith('meals.')) day[part] = value;
    else if ((value as { done: boolean }).done) meals[part.slice('meals.'.length)] = true;
  return { ...day, meals };
}

/** The responses of the works by name; null: refused. */
export const answers = {
  async latest({ engine, who, id }: Asked) {
    const [row] = await engine.run('latest', [...who, id]);
    if (!row) return null;
    // These columns are stored as JSON: concatenating the text avoids parsing it first.
    const { weeklyDietPlan, mealTimings, ...rest } = row;
    return `{"plan":{"weeklyDietPlan":${weeklyDietPlan},"mealTimings":${mealTimings},${JSON.stringify(rest).slice(1)}}`;
  },

  async save({ engine, who, id, date, body }: Asked) {
    const day = dayOf(body);
    const { waterIntake, sleepHours, mood, dietScore, notes } = day;
    const [, now] = who;
    const values = [
      JSON.stringify(day.meals),
      text(waterIntake),
      number(sleepHours),
      text(mood),
      number(dietScore),
      text(notes),
      now,
    ];
    const rows = await engine.run('save', [...who, id, date, ...values]);
    return rows.length === 0
      ? null
      : JSON.stringify({ record: { ...day, date, submittedAt: now }, contested: [], refused: [] });
  },

  async page({ engine, who }: Asked) {
    return pageOf(await engine.run('page', who), who[1], (row) => row);
  },

  async adherence({ engine, who }: Asked) {
    const today = dayIn('UTC', new Date(who[1]));
    const span = [addDays(today, -STRIP), addDays(today, 1)];
    const rows = await engine.run('adherence', [...who, ...span]);
    const strips = new Map<Day, Places>();
    return pageOf(rows, who[1], (found, today) => {
      const { loggedDays, plannedDays: _, resumedAt: __, silentAfter: ___, ...row } = found;
      const places = strips.get(today) ?? placesUntil(today);
      strips.set(today, places);
      const silent = silentFor(found as unknown as LoggingRecord, today);
      return { ...row, ...stripOf(text(loggedDays), places), silentFor: silent };
    });
  },

  async profile({ engine, who, id }: Asked) {
    const [row] = await engine.run('profile', [...who, id]);
    if (!row) return null;
    const { userId, email, lastUpdated, version } = row;
    const input = JSON.parse(text(row.profile)) as { dateOfBirth: Day | null };
    const age = ageOn(input.dateOfBirth, dayIn(text(row.timeZone), new Date(who[1])));
    const profileImageUrl = picture(row);
    const profile = { ...input, userId, email, profileImageUrl, age, lastUpdated, version };
    // In the benchmark's practice, no dietician has chosen any allergens.
    return JSON.stringify({ profile, chosen: row.chosen });
  },

  async signIn({ engine, who, body }: Asked) {
    const [row] = await engine.run('account', [text(body.email)]);
    if (!row || !(await fits(text(row.password), text(body.password)))) return null;
    const [, now] = who;
    const ends = new Date(Date.parse(now) + 30 * DAY_MS).toISOString();
    const token = randomBytes(24).toString('base64url');
    await engine.run('begin', [randomUUID(), token, text(row.id), ends, now]);
    const { id, email, name, role, timeZone, locale, consent, dieticianId } = row;
    const today = dayIn(text(timeZone), new Date(now));
    const period = { planStatus: row.planStatus, planEndDate: row.planEndDate } as Period;
    const coaching = { standing: standingOf(period, today), endDate: row.planEndDate };
    const [emailVerified, profileImageUrl] = [Boolean(row.emailVerified), picture(row)];
    const me = {
      id,
      email,
      name,
      profileImageUrl,
      emailVerified,
      role,
      timeZone,
      locale,
      today,
      consent,
    };
    const joinedOn = dayIn(text(timeZone), new Date(String(row.createdAt)));
    return JSON.stringify({ me: { ...me, firstDay: firstDayOf(joinedOn), dieticianId, coaching } });
  },
};

type Period = Parameters<typeof standingOf>[0];

const hashOf = promisify<string, string, number, object, Buffer>(scrypt);

/** The same cost as the product's password hashes. */
async function fits(stored: string, password: string): Promise<boolean> {
  const [salt = '', key] = stored.split(':');
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 67_108_864 };
  return (await hashOf(password, salt, 64, cost)).toString('hex') === key;
}

function pageOf(rows: readonly Row[], now: string, more: (row: Row, today: Day) => object) {
  if (rows.length === 0) return null;
  const at = new Date(now);
  const todays = new Map<string, Day>();
  const todayIn = (zone: string) => {
    const known = todays.get(zone) ?? dayIn(zone, at);
    todays.set(zone, known);
    return known;
  };
  const items = rows.slice(0, 50).map(({ sortName, consent, image, ...row }) => {
    const today = todayIn(text(row.timeZone));
    const emailVerified = Boolean(row.emailVerified);
    const profileImageUrl = picture({ ...row, image: image ?? null });
    const consentWithdrawn = consent === 'withdrawn';
    return { ...more(row, today), profileImageUrl, emailVerified, today, consentWithdrawn };
  });
  const last = rows[49];
  const next =
    rows.length > 50 && last
      ? Buffer.from(
          JSON.stringify(['customers', 'name', last.sortName, last.sortName, last.id]),
        ).toString('base64url')
      : null;
  return JSON.stringify({ items, next });
}

type Places = ReadonlyMap<string, number>;

/** The position of each of the days that end with `today`. */
const placesUntil = (today: Day): Places =>
  new Map(daysFrom(addDays(today, 1 - STRIP), STRIP).map((day, place) => [day, place]));

/**
 * `logged`: the dates of all logged days, ';', then three digits for each day: 1, meals done, and meals, of
 * which there are at most eight.
 */
function stripOf(logged: string, places: Places) {
  const strip = new Array<string>(STRIP).fill('none');
  const eaten = new Array<number | null>(STRIP).fill(null);
  const [dates = '', counts = ''] = logged.split(';');
  for (let day = 0; day * 10 < dates.length; day += 1) {
    const place = places.get(dates.slice(day * 10, day * 10 + 10));
    const [done, meals] = [Number(counts[day * 3 + 1]), Number(counts[day * 3 + 2])];
    if (place === undefined) continue;
    strip[place] = loggedOf({ done, meals });
    eaten[place] = eatenOf({ done, meals });
  }
  return { strip, eaten };
}
