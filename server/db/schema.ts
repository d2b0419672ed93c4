import type { ColumnType, Insertable, Selectable } from 'kysely';
import type { LoggedPlan } from '#domain/progress/progress.ts';
import type { AccountTables, Flag } from './accountTables.ts';

/**
 * One schema for both engines. Columns carry the names of the wire. Days are `YYYY-MM-DD` and
 * instants ISO 8601 UTC text, so that both engines compare and return them alike.
 */

/** JSON as text, written and parsed by the queries of its noun. */
type Json = string;

type CoachingPeriodTable = {
  customerId: string;
  planStatus: string;
  planStartDate: string | null;
  planEndDate: string | null;
  updatedAt: string;
};

type NoteTable = {
  customerId: string;
  notes: string;
  version: number;
  updatedAt: string;
  updatedBy: string;
};

type PlanColumns = {
  customerId: string;
  id: string;
  name: string;
  startDate: string;
  endDate: string;
  weeklyDietPlan: Json;
  mealTimings: Json;
  notes: string;
};

type DietPlanTable = PlanColumns & {
  uploadedAt: string;
  lastModified: string;
  version: number;
  uploadedBy: string;
  /** Who wrote this version; null: not recorded. */
  modifiedBy: string | null;
  /** The version that the customer has seen last; null: none of them yet. */
  seenVersion: number | null;
};

/** What a plan was before an update or its deletion; stays when the plan is gone. */
type DietPlanVersionTable = Omit<PlanColumns, 'id'> & {
  planId: string;
  version: number;
  /** When this version was written, and by whom; null: not recorded. */
  modifiedAt: string;
  modifiedBy: string | null;
};

type SavedDietPlanTable = PlanColumns & { savedAt: string; savedBy: string };

type DailyProgressTable = {
  customerId: string;
  date: string;
  meals: Json;
  waterIntake: string;
  sleepHours: number | null;
  mood: string;
  dietScore: number | null;
  notes: string;
  submittedAt: string;
  /** Adherence as it was counted at submission, so that a strip of days needs no plan. */
  mealsDone: number;
  mealsOfDay: number;
  /** Grows by one with every submission. */
  version: number;
  /** What the day was logged against, copied: no change of a plan touches it. */
  planId: string | null;
  planName: string;
  /** Eight texts, or none. */
  plannedMeals: Json;
  mealTimings: Json;
  /** See `loggedPlanSchema`. */
  plannedFrom: LoggedPlan['from'];
};

type CustomerProfileTable = {
  customerId: string;
  profile: Json;
  lastUpdated: string;
  version: number;
};

type DieticianProfileTable = {
  dieticianId: string;
  profile: Json;
  lastUpdated: string;
  version: number;
};

type ProfileImageTable = { ownerId: string; filename: string; uploadedAt: string };

/** An object that may be in the storage without anybody's row: on its way in, or out. */
type ImageLeftoverTable = { ownerId: string; filename: string; since: string };

type ContactMessageTable = {
  id: string;
  name: string;
  email: string;
  message: string;
  receivedAt: string;
  readAt: string | null;
  archivedAt: string | null;
};

type ReminderTable = {
  customerId: string;
  id: string;
  subject: string;
  time: string;
  weekdays: Json;
  active: Flag;
  /** When it comes next; null: not, while it is not active. */
  nextAt: string | null;
  /** Until then it is the matter of the instance that has taken it. */
  leasedUntil: string | null;
  /** The last day, in the customer's own calendar, for which it was sent. */
  sentFor: string | null;
  createdAt: string;
};

/** An account that is to be erased, and from when on. */
type AccountDeletionTable = { userId: string; requestedAt: string; dueAt: string };

/** Each consent that was given to a text, and when it was withdrawn. */
type ConsentTable = {
  userId: string;
  id: string;
  version: string;
  givenAt: string;
  withdrawnAt: string | null;
};

/** Append-only: see the migration. `customerId` is `*` where something is about all of them. */
type AuditEntryTable = {
  id: string;
  at: string;
  actorId: string;
  customerId: string;
  what: string;
  does: string;
  network: string;
};

/** One row at most. */
type PracticeTable = {
  id: number;
  name: string;
  address: string;
  email: string;
  phone: string;
  privacyText: string;
  termsText: string;
  /** For how long a deletion can be taken back; null: as configured. */
  deletionDays: number | null;
  version: number;
  updatedAt: string;
  updatedBy: string;
};

/** A row for each rule that holds. */
type PracticeRuleTable = { rule: string; since: string; setBy: string };

/** A letter that is to be sent; see mail/postOffice.ts. */
type LetterTable = {
  id: string;
  kind: string;
  recipient: string;
  /** Who wrote what is in it, where that is a visitor. */
  writer: string | null;
  /** What is in it, encrypted. */
  sealed: string;
  createdAt: string;
  /** When it is tried next, or until when it is the matter of the instance that has taken it. */
  nextAt: string;
  tries: number;
  /** Of these, those after which nobody knows whether the letter went out. */
  unclear: number;
};

type IdempotencyKeyTable = {
  actorId: string;
  key: string;
  requestHash: string;
  status: number;
  answer: Json;
  createdAt: string;
  /** Which customer the answer is about; null for none. */
  about: string | null;
};

type RateLimitTable = { key: string; count: number; resetsAt: ColumnType<number | string, number> };

type SetUpLinkTable = { tokenHash: string; expiresAt: string };

export type Schema = AccountTables & {
  coachingPeriod: CoachingPeriodTable;
  note: NoteTable;
  dietPlan: DietPlanTable;
  dietPlanVersion: DietPlanVersionTable;
  savedDietPlan: SavedDietPlanTable;
  dailyProgress: DailyProgressTable;
  customerProfile: CustomerProfileTable;
  dieticianProfile: DieticianProfileTable;
  profileImage: ProfileImageTable;
  imageLeftover: ImageLeftoverTable;
  contactMessage: ContactMessageTable;
  reminder: ReminderTable;
  accountDeletion: AccountDeletionTable;
  consent: ConsentTable;
  auditEntry: AuditEntryTable;
  practice: PracticeTable;
  practiceRule: PracticeRuleTable;
  letter: LetterTable;
  idempotencyKey: IdempotencyKeyTable;
  rateLimit: RateLimitTable;
  setUpLink: SetUpLinkTable;
  migration: { name: string; appliedAt: string };
};

export type DietPlanRow = Selectable<DietPlanTable>;
export type NewDietPlanRow = Insertable<DietPlanTable>;
export type DietPlanVersionRow = Selectable<DietPlanVersionTable>;
export type SavedDietPlanRow = Selectable<SavedDietPlanTable>;
export type ReminderRow = Selectable<ReminderTable>;
export type LetterRow = Selectable<LetterTable>;
export type DailyProgressRow = Selectable<DailyProgressTable>;
