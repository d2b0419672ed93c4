import type { ReasonKind } from '#domain/attention/attention.ts';
import { addDays, type Day, dayIn, daysFrom } from '#domain/day.ts';
import type { Db } from '#server/db/open.ts';
import type { Person } from '../factories/people.ts';

/** The default thresholds. */
const USUAL = { silentDays: 3, lowPercent: 50, planDays: 7, periodDays: 7, weightPercent: 3 };
const KG_PER_LB = 0.45359237;
const DAY_MS = 86_400_000;

/** All rows of some tables, for all customers. */
export const everyRow = async (db: Db) => ({
  days: await db.selectFrom('dailyProgress').selectAll().execute(),
  plans: await db.selectFrom('dietPlan').selectAll().execute(),
  periods: await db.selectFrom('coachingPeriod').selectAll().execute(),
  notes: await db.selectFrom('dayNote').selectAll().execute(),
  messages: await db.selectFrom('message').selectAll().execute(),
  weights: await db.selectFrom('measurement').selectAll().where('kind', '=', 'weight').execute(),
  goals: await db.selectFrom('goal').selectAll().where('kind', '=', 'weight').execute(),
  own: await db.selectFrom('customerAttention').selectAll().execute(),
  snoozes: await db.selectFrom('attentionSnooze').selectAll().execute(),
  conversations: await db.selectFrom('conversation').selectAll().execute(),
  done: await db.selectFrom('conversationDone').selectAll().execute(),
  people: await db.selectFrom('user').select(['id as customerId', 'consent', 'disabled']).execute(),
  leaving: await db.selectFrom('accountDeletion').select('userId as customerId').execute(),
});
type Rows = Awaited<ReturnType<typeof everyRow>>;

const rowsOf = (rows: Rows, id: string): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([table, all]) => [
      table,
      all.filter(({ customerId }) => customerId === id),
    ]),
  ) as Rows;

const time = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const daysFromTo = (one: Day, other: Day) => (time(other) - time(one)) / DAY_MS;

/** The next Monday after a day. */
const mondayAfter = (day: Day) => addDays(day, (8 - new Date(time(day)).getUTCDay()) % 7 || 7);

/**
 * What a naive count of each day, plan, weight and message says about a customer: the reasons shown and those
 * snoozed. It uses none of the board's own rules.
 */
export function countedAttention(all: Rows, { id, timeZone }: Person, today: Day) {
  const rows = rowsOf(all, id);
  const { days, plans, snoozes } = rows;
  const [period] = rows.periods;
  const [start, end] = [period?.planStartDate ?? '', period?.planEndDate ?? ''];
  const [own] = rows.own;
  const limit = (name: keyof typeof USUAL) => own?.[name] ?? USUAL[name];
  const dayOn = (date: Day) => days.find((day) => day.date === date);
  const isPlanned = (date: Day) =>
    plans.some(({ startDate }) => daysFrom(startDate, 7).includes(date));
  const back = (count: number) => daysFrom(addDays(today, -count), count);

  const resumed = period?.resumedAt ? dayIn(timeZone, new Date(period.resumedAt)) : '';
  const isSilent =
    !dayOn(today) &&
    back(limit('silentDays')).every(
      (date) => !dayOn(date) && isPlanned(date) && date >= start && date >= resumed,
    );
  const week = back(7).flatMap((date) => dayOn(date) ?? []);
  const done = week.reduce((sum, day) => sum + day.mealsDone, 0);
  const meals = week.reduce((sum, day) => sum + day.mealsOfDay, 0);

  const monday = mondayAfter(today);
  const [begin, needed] = [start > today ? start : today, start > monday ? start : monday];
  const planned = daysFrom(addDays(today, -60), 120).filter(isPlanned);
  const lacks = (date: Day) => {
    if (isPlanned(date)) return false;
    const next = planned.find((day) => day > date);
    const before = planned.findLast((day) => day < date);
    if (next === undefined || next > needed) return end >= needed;
    // More than three empty days between two planned ones.
    return before !== undefined && next > addDays(before, 4) && next <= end;
  };
  const lack = daysFrom(begin, daysFromTo(begin, needed) + 1).find(lacks);

  const settling = [
    ...rows.messages.flatMap(({ answersUpTo, takenBackAt }) => (takenBackAt ? [] : answersUpTo)),
    ...rows.done.flatMap(({ upTo, undoneAt }) => (undoneAt ? [] : upTo)),
  ];
  const asked = rows.messages.filter(
    ({ id: messageId, side, takenBackAt }) =>
      side === 'customer' &&
      takenBackAt === null &&
      !settling.some((upTo) => upTo !== null && upTo >= messageId),
  );
  const noted = rows.notes.filter(({ settledAt }) => settledAt === null);
  const runs = period?.planStatus === 'active' && end >= today;
  const hasBegun = runs && start <= today;
  const isOver = period?.planStatus === 'active' && end < today;
  const holds: Record<ReasonKind, boolean> = {
    asked: asked.length > 0,
    note: noted.length > 0,
    weight: hasBegun && isOffWay(rows, today, limit('weightPercent')),
    silent: hasBegun && isSilent,
    lowAdherence: hasBegun && meals > 0 && (100 * done) / meals < limit('lowPercent'),
    noPlan: runs && lack !== undefined && lack <= addDays(today, limit('planDays')),
    periodEnds: hasBegun && end <= addDays(today, limit('periodDays')),
    periodOver: isOver && end >= addDays(today, -14),
    new: (period?.planStatus ?? 'not_set') === 'not_set' && plans.length === 0,
  };

  /** When they wrote the last waiting message or note. */
  const wroteLast = (ofMessages: boolean, ofNotes: boolean) =>
    [
      ...(ofMessages ? asked.map(({ sentAt }) => sentAt) : []),
      ...(ofNotes ? noted.map(({ writtenAt }) => writtenAt) : []),
    ]
      .toSorted()
      .at(-1) ?? '';
  const [conversation] = rows.conversations;
  const isPutOff = (kind: ReasonKind) =>
    snoozes.some(
      (snooze) =>
        (snooze.kind === '' || snooze.kind === kind) &&
        snooze.until > today &&
        snooze.at >=
          wroteLast(
            snooze.kind === '' || snooze.kind === 'asked',
            snooze.kind === '' || snooze.kind === 'note',
          ),
    ) ||
    ((kind === 'asked' || kind === 'note') &&
      (conversation?.snoozedUntil ?? '') > today &&
      (conversation?.snoozedAt ?? '') >= wroteLast(true, true));
  const [person] = rows.people;
  const isHere = person?.consent === 'given' && !person.disabled && rows.leaving.length === 0;
  if (!isHere) return { shown: [], putOff: [], questions: 0 };
  const kinds = (Object.keys(holds) as ReasonKind[]).filter((kind) => holds[kind]).toSorted();
  return {
    shown: kinds.filter((kind) => !isPutOff(kind)),
    putOff: kinds.filter(isPutOff),
    /** How many messages wait. */
    questions: asked.length,
  };
}

/**
 * Whether the latest weight, at most two weeks old, is off the way to the goal or, without one, off the
 * median of the weights before.
 */
function isOffWay({ weights, goals }: Rows, today: Day, percent: number): boolean {
  const kg = ({ value, unit }: { value: number; unit: string }) =>
    unit === 'lb' ? value * KG_PER_LB : value;
  const [last, ...before] = weights.toSorted((one, other) => (one.date < other.date ? 1 : -1));
  if (!last || last.date < addDays(today, -14)) return false;
  const isOff = (expected: number) => (100 * Math.abs(kg(last) - expected)) / expected >= percent;
  const goal = goals.find(({ state }) => state === 'active');
  if (goal && goal.start !== null && goal.beginsOn <= last.date && last.date <= goal.endsOn) {
    const share = daysFromTo(goal.beginsOn, last.date) / daysFromTo(goal.beginsOn, goal.endsOn);
    return isOff(goal.start + share * (goal.target - goal.start));
  }
  const usual = before
    .filter(({ date }) => date >= addDays(last.date, -56))
    .map(kg)
    .toSorted((one, other) => one - other);
  const middle = usual[Math.floor(usual.length / 2)];
  return usual.length >= 3 && middle !== undefined && isOff(middle);
}
