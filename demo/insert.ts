import { randomUUID } from 'node:crypto';
import { tagsIn } from '#domain/customers/customer.ts';
import { addDays, type Day, dayIn, formatDay } from '#domain/day.ts';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';
import { byPassword, insertPerson } from '#server/signIn/people.ts';
import { insertReading } from './articles.ts';
import { insertCalendarFeed } from './calendarFeeds.ts';
import { insertConversation, insertDayNotes } from './conversations.ts';
import { insertGoals } from './goals.ts';
import { beforeTheExchange } from './life/changed.ts';
import { daysOf, type LoggedDay } from './life/days.ts';
import { goalsOf } from './life/goals.ts';
import { instantOf, withDays } from './life/instant.ts';
import { type Measured, measuredOf } from './life/measured.ts';
import { periodOf, type Week, weekAhead, weeksOf } from './life/weeks.ts';
import type { Person } from './people/person.ts';
import { insertSent } from './questionnaires.ts';
import { randomFrom } from './random.ts';
import { insertReminders } from './reminders.ts';
import { insertTargets } from './targets.ts';
import { insertTold } from './told.ts';
import { insertVisits } from './visits.ts';

type Around = { now: Date; passwordHash: string; dieticianId: string };

/** Inserts a customer with all their data. Must run inside a transaction. */
export async function insertCustomer(db: Db, person: Person, around: Around): Promise<void> {
  const { now, passwordHash, dieticianId } = around;
  const today = dayIn(person.timeZone, now);
  const weeks = weeksOf(person, today);
  const joined = weeks[0] ? addDays(weeks[0].startDate, -3) : today;
  const joinedAt = earlier(now, instantOf(person.timeZone, joined, '10:00'));
  const customerId = randomUUID();
  await insertPerson(db, {
    id: customerId,
    email: person.email,
    way: byPassword(passwordHash),
    role: 'customer',
    emailVerified: person.emailVerified,
    at: joinedAt,
    timeZone: person.timeZone,
    ...(person.profile && { name: person.name }),
    consent: BUILT_IN_PRIVACY,
  });
  await db.updateTable('user').set({ dieticianId }).where('id', '=', customerId).execute();
  const mine = { customerId, today, now, person, dieticianId };
  await insertPeriod(db, mine, weeks);
  await insertProfile(db, mine, joined);
  await insertChosen(db, mine, joinedAt);
  await insertNotes(db, mine);
  await insertTargets(db, mine, person.habit === 'steady');
  await insertVisits(db, { customerId, dieticianId, today }, person);
  await insertSent(db, { customerId, dieticianId, today }, person);
  const planIds = await insertPlans(db, mine, weeks);
  const days = daysOf(person, weeks, now);
  await insertDays(db, customerId, days, planIds);
  await insertDayNotes(db, mine, days);
  await insertConversation(db, mine, weeks);
  const measured = measuredOf(person, weeks[0]?.startDate, now);
  await insertMeasured(db, mine, measured);
  const coached = { from: weeks[0]?.startDate, until: periodOf(person, weeks, today).planEndDate };
  await insertGoals(db, mine, goalsOf(person, coached, measured, today));
  await insertReminders(db, mine);
  await insertCalendarFeed(db, mine);
  const plan = weeks.at(-1)?.startDate;
  await insertTold(db, mine, (plan && planIds.get(plan)) ?? null);
  const latest = weeks.at(-1)?.startDate;
  await insertReading(db, {
    ...mine,
    joined: joinedAt,
    planId: (latest && planIds.get(latest)) ?? null,
  });
}

type Mine = { customerId: string; today: Day; now: Date; person: Person; dieticianId: string };

/** The instant, or now if the instant is in the future. */
const earlier = (now: Date, instant: string) =>
  instant < now.toISOString() ? new Date(instant) : now;

async function insertPeriod(db: Db, mine: Mine, weeks: readonly Week[]) {
  await db
    .insertInto('coachingPeriod')
    .values({
      customerId: mine.customerId,
      ...periodOf(mine.person, weeks, mine.today),
      updatedAt: mine.now.toISOString(),
    })
    .execute();
}

async function insertProfile(db: Db, { customerId, person, now, today }: Mine, joined: Day) {
  if (!person.profile) return;
  const lately = addDays(today, -randomFrom(`profile ${person.email}`).whole(4, 45));
  const saved = lately > joined ? lately : joined;
  const profile = { ...person.profile, dietaryPreferences: [person.eating.preference] };
  await db
    .insertInto('customerProfile')
    .values({
      customerId,
      profile: JSON.stringify(profile),
      lastUpdated: earlier(now, instantOf(person.timeZone, saved, '11:20')).toISOString(),
      version: 1,
    })
    .execute();
}

async function insertChosen(db: Db, { customerId, person, dieticianId }: Mine, at: Date) {
  if (person.chosen.length === 0) return;
  await db
    .insertInto('chosenAllergens')
    .values({
      customerId,
      allergens: JSON.stringify(person.chosen),
      chosenById: dieticianId,
      chosenAt: at.toISOString(),
      version: 1,
    })
    .execute();
}

async function insertNotes(db: Db, { customerId, person, today, now, dieticianId }: Mine) {
  if (!person.privateNotes) return;
  await db
    .insertInto('note')
    .values({
      customerId,
      notes: withDays(person.privateNotes, today, (day) => formatDay(day, 'medium')),
      tags: tagsIn(person.privateNotes).join(' ') || null,
      version: 1,
      updatedAt: earlier(
        now,
        instantOf('Europe/London', addDays(today, -4), '17:45'),
      ).toISOString(),
      updatedBy: dieticianId,
    })
    .execute();
}

/** Inserts the plans, and returns the id of each by its first day. */
async function insertPlans(db: Db, mine: Mine, weeks: readonly Week[]): Promise<Map<Day, string>> {
  if (weeks.length === 0) return new Map();
  const { customerId, dieticianId, now, person, today } = mine;
  const random = randomFrom(`uploads ${person.email}`);
  const plans = [...weeks, ...weekAhead(person, today)].map(
    ({ uploadedOn, weeklyDietPlan, mealTimings, ...plan }) => {
      const clock = `${random.whole(15, 18)}:${random.whole(10, 59)}`;
      const uploadedAt = earlier(now, instantOf('Europe/London', uploadedOn, clock)).toISOString();
      return {
        ...plan,
        customerId,
        id: orderedId(),
        weeklyDietPlan: JSON.stringify(weeklyDietPlan),
        mealTimings: JSON.stringify(mealTimings),
        uploadedAt,
      };
    },
  );
  await db
    .insertInto('dietPlan')
    .values(
      plans.map((plan) => ({
        ...plan,
        lastModified: plan.uploadedAt,
        version: 1,
        uploadedBy: dieticianId,
        modifiedBy: dieticianId,
        seenVersion: 1,
      })),
    )
    .execute();
  await insertChange(db, mine, weeks.at(-1));
  const kept = plans.filter((_, index) => index % 9 === 4);
  const ids = new Map(plans.map(({ startDate, id }) => [startDate, id]));
  if (kept.length === 0) return ids;
  await db
    .insertInto('savedDietPlan')
    .values(
      kept.map(({ uploadedAt, ...plan }) => ({
        ...plan,
        id: orderedId(),
        name: `${plan.name}, worked well`,
        savedAt: uploadedAt,
        savedBy: dieticianId,
      })),
    )
    .execute();
  return ids;
}

/** Changes the plan of this week, as of last evening; the customer has not looked since. */
async function insertChange(db: Db, { customerId, dieticianId, today, person }: Mine, week?: Week) {
  const before = week && beforeTheExchange(week.weeklyDietPlan, today);
  if (!before) return;
  const evening = instantOf(person.timeZone, addDays(today, -1), '18:40');
  const { id, name, notes, uploadedAt } = await db
    .updateTable('dietPlan')
    .set({ version: 2, lastModified: evening, modifiedBy: dieticianId })
    .where('customerId', '=', customerId)
    .where('startDate', '=', week.startDate)
    .returning(['id', 'name', 'notes', 'uploadedAt'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('dietPlanVersion')
    .values({
      customerId,
      planId: id,
      version: 1,
      name,
      notes,
      startDate: week.startDate,
      endDate: week.endDate,
      weeklyDietPlan: JSON.stringify(before),
      mealTimings: JSON.stringify(week.mealTimings),
      modifiedAt: uploadedAt,
      modifiedBy: dieticianId,
    })
    .execute();
}

async function insertMeasured(
  db: Db,
  { customerId, dieticianId }: Mine,
  measured: readonly Measured[],
) {
  if (measured.length === 0) return;
  await db
    .insertInto('measurement')
    .values(
      measured.map(({ byDietician, ...each }) => ({
        ...each,
        customerId,
        id: orderedId(),
        writerId: byDietician ? dieticianId : customerId,
        createdAt: each.measuredAt,
        changedAt: each.measuredAt,
        version: 1,
      })),
    )
    .execute();
}

async function insertDays(
  db: Db,
  customerId: string,
  days: readonly LoggedDay[],
  planIds: ReadonlyMap<Day, string>,
) {
  if (days.length === 0) return;
  await db
    .insertInto('dailyProgress')
    .values(
      days.map(({ planned, ...day }) => ({
        ...day,
        customerId,
        meals: JSON.stringify(day.meals),
        instead: JSON.stringify(day.instead),
        picked: JSON.stringify(day.picked),
        version: 1,
        planId: planIds.get(planned.weekOf) ?? null,
        planName: planned.planName,
        plannedMeals: JSON.stringify(planned.meals),
        mealTimings: JSON.stringify(planned.mealTimings),
        plannedFrom: 'logged' as const,
      })),
    )
    .execute();
}
