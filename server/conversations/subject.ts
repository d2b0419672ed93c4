import type {
  MessageInput,
  Subject,
  SubjectInput,
  Suggestion,
  SuggestionInput,
} from '#domain/conversations/conversationSchema.ts';
import type { Side } from '#domain/conversations/message.ts';
import { suggestionRefusal } from '#domain/conversations/suggestion.ts';
import type { Day } from '#domain/day.ts';
import { isBodyKind, kindName, quantity } from '#domain/measurements/measurement.ts';
import { say as inPlans } from '#domain/plans/words.ts';
import { showsOwnMeals } from '#domain/progress/mealsShown.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { invalidField } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';
import { readMeasurement } from '../measurements/queries.ts';
import { planOfDay } from '../plans/queries.ts';
import { mealsOn } from '../plans/rows.ts';
import { say } from '../words.ts';
import { refused } from './changing.ts';

type Sending = { readonly today: Day; readonly side: Side };

/**
 * The subject of a message; the server reads the dish or the value itself. An answer takes the subject of the
 * question, as it stood then; so does a message about something that is gone since. Throws 422 for something that
 * is gone and was never asked about.
 */
export async function subjectOf(
  db: Db,
  scope: CustomerScope,
  { subject, answers }: Pick<MessageInput, 'subject' | 'answers'>,
  { today, side }: Sending,
): Promise<Subject> {
  if (subject.kind === 'general' || subject.kind === 'day') return subject;
  const asked = await subjectAsked(db, scope, { subject, answers, side });
  if (asked && answers !== undefined) return asked;
  const found = (await subjectNow(db, scope, subject, today)) ?? asked;
  if (found) return found;
  throw invalidField('subject', subject.kind === 'meal' ? say.noSuchMeal : say.measurementGone);
}

type Pointed = Exclude<SubjectInput, { kind: 'general' | 'day' }>;

/** How many of the latest messages are searched for the subject. */
const ASKED_MESSAGES = 100;

/** The same subject as in the latest message of the other side about it; undefined if there is none. */
async function subjectAsked(
  db: Db,
  { customerId }: CustomerScope,
  { subject, answers, side }: Pick<MessageInput, 'answers'> & { subject: Pointed; side: Side },
): Promise<Subject | undefined> {
  let asking = db
    .selectFrom('message')
    .select('subject')
    .where('customerId', '=', customerId)
    .where('side', '!=', side)
    .where('takenBackAt', 'is', null);
  if (answers !== undefined) asking = asking.where('id', '<=', answers);
  const rows = await asking.orderBy('id', 'desc').limit(rowLimit(ASKED_MESSAGES)).execute();
  return rows
    .map((row) => JSON.parse(row.subject) as Subject)
    .find((each) =>
      subject.kind === 'meal'
        ? each.kind === 'meal' && each.date === subject.date && each.meal === subject.meal
        : each.kind === 'measurement' && each.id === subject.id,
    );
}

/** The subject as it stands now; undefined if it is gone. */
async function subjectNow(
  db: Db,
  scope: CustomerScope,
  subject: Pointed,
  today: Day,
): Promise<Subject | undefined> {
  if (subject.kind === 'meal') {
    const { date, meal } = subject;
    const { meals, mealTimings } = await mealsFor(db, scope, date, today);
    const text = meals[meal]?.trim() ?? '';
    return text === '' ? undefined : { ...subject, timing: storedName(mealTimings, meal), text };
  }
  const reader = { ...scope, hidesNumbers: false, readerId: scope.customerId };
  const measured = await readMeasurement(db, reader, subject.id);
  if (!measured) return undefined;
  const { date, kind, value, unit } = measured;
  const named = await db.selectFrom('measurementKind').select(['id', 'name']).execute();
  const figure = value === null ? null : `${value} ${unit}`;
  return { ...subject, date, label: isBodyKind(kind) ? kind : kindName(kind, named), figure };
}

/** A subject as it is stored, in the words of its reader: a measurement is stored as 'weight' and '78.1 kg'. */
export function inReadersWords(subject: Subject): Subject {
  if (subject.kind !== 'measurement') return subject;
  const { label, figure } = subject;
  const [, value, unit] = /^(-?[\d.]+) (.+)$/.exec(figure ?? '') ?? [];
  return {
    ...subject,
    label: kindName(label, [{ id: label, name: label }]),
    figure: unit === undefined ? figure : quantity(Number(value), unit),
  };
}

/** The meals that are shown for a day: those stored with the day, else those of the plan that covers it now. */
async function mealsFor(db: Db, scope: CustomerScope, date: Day, today: Day) {
  const plan = await planOfDay(db, scope, date);
  const row = await db
    .selectFrom('dailyProgress')
    .select(['plannedMeals', 'mealTimings'])
    .where('customerId', '=', scope.customerId)
    .where('date', '=', date)
    .executeTakeFirst();
  const own = row && {
    meals: JSON.parse(row.plannedMeals) as string[],
    mealTimings: JSON.parse(row.mealTimings) as string[],
  };
  if (own && showsOwnMeals(own, { date, today, hasPlan: plan !== undefined })) return own;
  const meals = plan ? mealsOn(plan.weeklyDietPlan, date) : [];
  return { meals, mealTimings: plan?.mealTimings ?? [] };
}

/**
 * A suggested meal together with the meal that it would replace. Throws 409 when no plan takes it, and when it
 * changes nothing.
 */
export async function suggestionOf(
  db: Db,
  scope: CustomerScope,
  suggested: SuggestionInput,
  today: Day,
): Promise<Omit<Suggestion, 'takenOverAt'>> {
  const { date, meal, text } = suggested;
  const plan = await planOfDay(db, scope, date);
  const { mealTimings = [], weeklyDietPlan = [] } = plan ?? {};
  const ofDay = { meals: mealsOn(weeklyDietPlan, date), mealTimings };
  const refusal = suggestionRefusal(suggested, today, plan ? ofDay : null);
  if (refusal) throw refused(refusal);
  const was = ofDay.meals[meal] ?? '';
  return { date, meal, timing: storedName(mealTimings, meal), was, text };
}

/** As the plan stores it, so that each reader sees it in their language. */
const storedName = (timings: readonly string[], meal: number): string =>
  timings[meal] || inPlans.mealOfNumber(meal + 1);
