import type { Reason } from '#domain/attention/attention.ts';
import type { AttentionRow } from '#domain/attention/attentionSchema.ts';
import {
  isConversationPutOff,
  isOf,
  type Moment,
  momentOn,
  type PersonFacts,
  type Snooze,
  snoozesNow,
} from '#domain/attention/person.ts';
import { OVER_DAYS, reasonsOf, urgencyOf } from '#domain/attention/reasons.ts';
import { FRESH_DAYS } from '#domain/attention/weight.ts';
import type { PlanStatus } from '#domain/coaching/periodSchema.ts';
import { addDays, type Day, dayIn } from '#domain/day.ts';
import { listDieticians } from '../coaching/assignment.ts';
import { calendarAt } from '../customers/customers.ts';
import { loggedDaysIn, stretchesIn, weightsIn } from '../customers/summaryLists.ts';
import type { Db } from '../db/open.ts';
import {
  type Candidate,
  candidates,
  leavingIds,
  type Placed,
  placedConversations,
  waitingMessages,
  waitingNotes,
  weightGoals,
} from './facts.ts';
import { readSnoozes } from './snoozes.ts';
import { thresholdsByCustomer } from './thresholds.ts';

/** A customer who needs a dietician, or who would if they were not put off. */
export type Needing = Pick<Candidate, 'id' | 'sortName'> & {
  /** The dietician of the customer; null: nobody in particular. */
  readonly assignee: { readonly id: string; readonly name: string } | null;
  readonly today: Day;
  /** The reasons that show, and those that are put off; the most urgent first. */
  readonly shown: readonly Reason[];
  readonly putOff: readonly Reason[];
  readonly snoozes: AttentionRow['snoozes'];
  readonly urgency: number;
};

/**
 * All customers who need a dietician, unordered. The rules look at every customer whose coaching runs, because
 * their results change at midnight without a write; their input is read by a few statements with short rows.
 */
export async function allNeeding(db: Db, at: Date): Promise<Needing[]> {
  const calendar = calendarAt(at);
  const moments = new Map<Day, Moment>();
  const momentIn = (timeZone: string) => {
    const today = calendar.todayIn(timeZone);
    const moment = moments.get(today) ?? momentOn(today, at.getTime());
    moments.set(today, moment);
    return moment;
  };
  // No zone is more than a day from UTC.
  const earliest = addDays(calendar.todayIn('UTC'), -1);
  const endsFrom = addDays(earliest, -OVER_DAYS);
  const freshFrom = addDays(earliest, -FRESH_DAYS);
  // PostgreSQL reads the many candidates while the short lists are read.
  const [rows, known] = await Promise.all([candidates(db, { endsFrom, freshFrom }), readKnown(db)]);
  const needing: Needing[] = [];
  for (const row of rows) {
    const moment = momentIn(row.timeZone ?? 'UTC');
    const person = new Facts(row, known, moment.today);
    const reasons = reasonsOf(person, known.thresholdsOf(row.id), moment);
    if (reasons.length === 0) continue;
    const conversation = known.conversations.get(row.id);
    const snoozes = known.snoozes.get(row.id) ?? [];
    const putOff = whatIsPutOff(conversation, person, snoozes, moment.today);
    const assignee =
      known.dieticians.get(conversation?.assigneeId ?? '') ??
      known.dieticians.get(row.dieticianId ?? '');
    needing.push({
      id: row.id,
      sortName: row.sortName,
      assignee: assignee ?? null,
      today: moment.today,
      ...divided(reasons, putOff),
    });
  }
  return needing;
}

type Known = Awaited<ReturnType<typeof readKnown>>;

/** What is known of few customers: who wrote, who was put off, who has a goal of their own. */
const readKnown = async (db: Db) => ({
  asked: await waitingMessages(db),
  notes: await waitingNotes(db),
  goals: await weightGoals(db),
  leaving: await leavingIds(db),
  conversations: await placedConversations(db),
  snoozes: await readSnoozes(db),
  thresholdsOf: await thresholdsByCustomer(db),
  // A customer whose assignee is no longer a dietician has no assignee.
  dieticians: new Map((await listDieticians(db)).map((each) => [each.id, each])),
});

/**
 * The facts about one customer for the rules. Values are parsed only on demand, since most rules need few of them.
 */
class Facts implements PersonFacts {
  readonly consent = 'given';
  // `candidates` selects only accounts that have given consent and are not disabled.
  readonly isDisabled = false;
  readonly isLeaving: boolean;
  readonly period: PersonFacts['period'];
  readonly asked: PersonFacts['asked'];
  readonly note: PersonFacts['note'];
  readonly weightGoal: PersonFacts['weightGoal'];
  readonly #row: Candidate;
  readonly #today: Day;
  #plannedDays: PersonFacts['plannedDays'] | undefined;
  #weights: PersonFacts['weights'] | undefined;

  constructor(row: Candidate, known: Known, today: Day) {
    const { id, planStartDate, planEndDate } = row;
    const planStatus = (row.restingAs ?? 'active') as PlanStatus;
    this.#row = row;
    this.#today = today;
    this.isLeaving = known.leaving.has(id);
    this.period = { planStatus, planStartDate, planEndDate };
    this.asked = known.asked.get(id) ?? null;
    this.note = known.notes.get(id) ?? null;
    this.weightGoal = known.goals.get(id) ?? null;
  }

  get cameOn(): Day {
    const { createdAt } = this.#row;
    return createdAt ? this.#dayOf(createdAt) : this.#today;
  }

  get resumedOn(): Day | null {
    const { resumedAt } = this.#row;
    return resumedAt ? this.#dayOf(resumedAt) : null;
  }

  get lastLoggedOn() {
    return this.#row.recentDays.slice(3, 13) || null;
  }

  get recentDays() {
    return loggedDaysIn(this.#row.recentDays);
  }

  get adherence() {
    return this.#row.adherenceLately;
  }

  get plannedDays() {
    this.#plannedDays ??= stretchesIn(this.#row.plannedDays);
    return this.#plannedDays;
  }

  get weights() {
    this.#weights ??= weightsIn(this.#row.weights ?? '');
    return this.#weights;
  }

  #dayOf(at: string | Date): Day {
    return dayIn(this.#row.timeZone ?? 'UTC', new Date(at));
  }
}

type PutOff = Needing['snoozes'];

/** The snoozes in force, that of the conversation included. */
function whatIsPutOff(
  conversation: Placed | undefined,
  person: PersonFacts,
  stored: readonly Snooze[],
  today: Day,
): PutOff {
  const inInbox =
    conversation?.snoozedUntil && isConversationPutOff(conversation, person, today)
      ? [{ kind: null, until: conversation.snoozedUntil, inInbox: true }]
      : [];
  const ofReasons = snoozesNow(stored, person, today).map(({ kind, until }) => ({
    kind,
    until,
    inInbox: false,
  }));
  return [...ofReasons, ...inInbox];
}

function divided(reasons: readonly Reason[], snoozes: PutOff) {
  const isPutOff = (reason: Reason) => snoozes.some((snooze) => isOf(snooze, reason.kind));
  const shown = reasons.filter((reason) => !isPutOff(reason));
  const putOff = reasons.filter(isPutOff);
  return { shown, putOff, snoozes, urgency: urgencyOf(shown.length > 0 ? shown : reasons) };
}
