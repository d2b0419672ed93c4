-- Coaching periods, what dieticians note, and whom they look at.

-- "endingTold" and "silentTold" say what was told last; "resumedAt", when coaching went on after a rest.
create table "coachingPeriod" (
  "customerId" PERSON primary key,
  "planStatus" KEY not null check ("planStatus" in ('not_set', 'active', 'paused')),
  "planStartDate" KEY, "planEndDate" KEY, "updatedAt" KEY not null, "endingTold" KEY,
  "silentTold" KEY, "resumedAt" KEY,
  constraint "periodInOrder" check ("planStartDate" <= "planEndDate")
);
create index "coachingPeriodByStatus" on "coachingPeriod" ("planStatus", "planEndDate");

create table "note" (
  "customerId" PERSON primary key, "notes" text not null, "version" integer not null,
  "updatedAt" KEY not null, "updatedBy" KEY not null
);

create table "visit" (
  "customerId" PERSON, "id" KEY not null, "date" KEY not null, "text" text not null,
  "nextStep" text not null, "words" text not null, "writerId" WRITER, "createdAt" KEY not null,
  "changedAt" KEY not null, "version" integer not null,
  constraint "visitKey" primary key ("customerId", "id")
);
create index "visitByDate" on "visit" ("customerId", "date", "id");
create index "visitByWriter" on "visit" ("writerId");

create table "visitChange" (
  "customerId" PERSON, "visitId" KEY not null, "version" integer not null, "was" text not null,
  "byId" WRITER, "changedAt" KEY not null,
  constraint "visitChangeKey" primary key ("customerId", "visitId", "version")
);
create index "visitChangeBy" on "visitChange" ("byId");

-- From when on the board shows somebody: what the practice has set, and what it has set for one person.
create table "practiceAttention" (
  "id" integer primary key check ("id" = 1),
  "silentDays" integer not null, "lowPercent" integer not null, "planDays" integer not null,
  "periodDays" integer not null, "weightPercent" integer not null, "version" integer not null,
  "changedAt" KEY not null
);

create table "customerAttention" (
  "customerId" PERSON primary key, "silentDays" integer, "lowPercent" integer,
  "planDays" integer, "periodDays" integer, "weightPercent" integer, "version" integer not null,
  "changedAt" KEY not null
);

create table "attentionSnooze" (
  "customerId" PERSON, "kind" KEY not null, "until" KEY not null, "at" KEY not null,
  "byId" WRITER,
  constraint "attentionSnoozeKey" primary key ("customerId", "kind")
);
create index "attentionSnoozeBy" on "attentionSnooze" ("byId");

-- Diet plans, what each was before, and the words of their meals.

-- "marked" says why the plan was uploaded although its meals name what its customer must not eat.
create table "dietPlan" (
  "customerId" PERSON, "id" KEY not null, "name" text not null, "startDate" KEY not null,
  "endDate" KEY not null, "weeklyDietPlan" text not null, "mealTimings" text not null,
  "notes" text not null, "uploadedAt" KEY not null, "lastModified" KEY not null,
  "version" integer not null, "uploadedBy" KEY not null, "modifiedBy" KEY, "seenVersion" integer,
  "marked" text,
  constraint "dietPlanKey" primary key ("customerId", "id"),
  constraint "dietPlanInOrder" check ("startDate" <= "endDate")
);
create index "dietPlanByUpload" on "dietPlan" ("customerId", "uploadedAt" desc, "id" desc);
create index "dietPlanByStart" on "dietPlan" ("customerId", "startDate");
create index "dietPlanUnseen" on "dietPlan" ("customerId", "startDate")
  where "seenVersion" is null or "seenVersion" < "version";

-- It refers to the customer alone: a version outlives its plan.
create table "dietPlanVersion" (
  "customerId" PERSON, "planId" KEY not null, "version" integer not null, "name" text not null,
  "startDate" KEY not null, "endDate" KEY not null, "weeklyDietPlan" text not null,
  "mealTimings" text not null, "notes" text not null, "modifiedAt" KEY not null,
  "modifiedBy" KEY, "marked" text,
  constraint "dietPlanVersionKey" primary key ("customerId", "planId", "version")
);
create index "dietPlanVersionByStart" on "dietPlanVersion" ("customerId", "startDate");

create table "savedDietPlan" (
  "customerId" PERSON, "id" KEY not null, "name" text not null, "startDate" KEY not null,
  "endDate" KEY not null, "weeklyDietPlan" text not null, "mealTimings" text not null,
  "notes" text not null, "savedAt" KEY not null, "savedBy" KEY not null,
  constraint "savedDietPlanKey" primary key ("customerId", "id")
);
create index "savedDietPlanBySaving" on "savedDietPlan" ("customerId", "savedAt" desc, "id" desc);

-- Plans that a practice keeps to begin others from. They belong to no customer.
create table "libraryPlan" (
  "id" KEY primary key, "name" text not null, "nameOrder" KEY not null, "tags" text not null,
  "forWhom" text not null, "words" text not null, "days" text not null,
  "mealTimings" text not null, "notes" text not null, "putById" WRITER, "putAt" KEY not null,
  "changedAt" KEY not null, "usedCount" integer not null, "usedAt" KEY, "freshAt" KEY not null,
  "takenOutAt" KEY, "version" integer not null
);
create index "libraryPlanBy" on "libraryPlan" ("putById");

-- An index of the words of the meals of all plans, from which others are suggested while somebody types: each
-- meal once, in how many plans and of how many customers; its words; and whose plans have it.
create table "mealText" (
  "text" KEY primary key, "plans" integer not null, "customers" integer not null
);
create index "mealTextByPlans" on "mealText" ("plans" desc, "text");

create table "mealTextWord" (
  "word" KEY not null,
  "text" KEY not null references "mealText" ("text") on delete cascade,
  constraint "mealTextWordKey" primary key ("word", "text")
);
create index "mealTextWordOf" on "mealTextWord" ("text", "word");

create table "mealTextUse" (
  "customerId" PERSON, "text" KEY not null, "plans" integer not null,
  constraint "mealTextUseKey" primary key ("customerId", "text")
);
create index "mealTextUseOf" on "mealTextUse" ("text");

create table "mealTextKept" (
  "libraryPlanId" KEY not null references "libraryPlan" ("id") on delete cascade,
  "text" KEY not null,
  constraint "mealTextKeptKey" primary key ("libraryPlanId", "text")
);
create index "mealTextKeptOf" on "mealTextKept" ("text");

-- Logged days, measurements and goals, and what each was before it was changed.

-- A logged day keeps the meals that it was logged against.
create table "dailyProgress" (
  "customerId" PERSON, "date" KEY not null, "meals" text not null, "waterIntake" text not null,
  "sleepHours" double precision, "mood" text not null,
  "dietScore" integer check ("dietScore" between 1 and 5),
  "notes" text not null, "submittedAt" KEY not null, "mealsDone" integer not null,
  "mealsOfDay" integer not null, "version" integer default 1 not null, "planId" text,
  "planName" text default '' not null, "plannedMeals" text default '[]' not null,
  "mealTimings" text default '[]' not null, "plannedFrom" text default 'none' not null,
  "instead" text default '{}' not null, "mealsOther" integer default 0 not null,
  "mealsSkipped" integer default 0 not null, "picked" text default '{}' not null,
  constraint "dailyProgressKey" primary key ("customerId", "date")
);

create table "mealPhoto" (
  "customerId" PERSON, "filename" KEY not null, "date" KEY not null, "meal" integer not null,
  "addedAt" KEY not null,
  constraint "mealPhotoKey" primary key ("customerId", "filename")
);
create index "mealPhotoOfDay" on "mealPhoto" ("customerId", "date");

-- The notes that customers wrote for a day wait here to be read.
create table "dayNote" (
  "customerId" PERSON, "date" KEY not null, "writtenAt" KEY not null, "settledAt" KEY,
  "settledById" WRITER, "settledWrittenAt" KEY,
  constraint "dayNoteKey" primary key ("customerId", "date")
);
create index "dayNoteWaiting" on "dayNote" ("customerId", "writtenAt", "date")
  where "settledAt" is null;
create index "dayNoteSettledBy" on "dayNote" ("settledById");

create table "measurementKind" (
  "id" KEY primary key, "name" text not null, "unit" text not null, "createdAt" KEY not null,
  "retiredAt" KEY
);

create table "measurement" (
  "customerId" PERSON, "kind" KEY not null, "measuredAt" KEY not null, "id" KEY not null,
  "date" KEY not null, "value" double precision not null, "unit" text not null,
  "si" double precision not null, "note" text not null, "writerId" WRITER,
  "createdAt" KEY not null, "changedAt" KEY not null, "version" integer not null,
  constraint "measurementKey" primary key ("customerId", "kind", "measuredAt")
);
create unique index "measurementId" on "measurement" ("customerId", "id");
create index "measurementBy" on "measurement" ("writerId");
create index "measurementByDay"
  on "measurement" ("customerId", "date", "kind", "measuredAt", "si", "unit");

create table "measurementChange" (
  "customerId" PERSON, "measurementId" KEY not null, "version" integer not null,
  "was" text not null, "by" text not null, "byId" WRITER, "changedAt" KEY not null,
  constraint "measurementChangeKey" primary key ("customerId", "measurementId", "version")
);
create index "measurementChangeBy" on "measurementChange" ("byId");

create table "goal" (
  "customerId" PERSON, "id" KEY not null, "kind" KEY not null, "words" text not null,
  "target" double precision not null, "unit" text not null, "start" double precision,
  "beginsOn" KEY not null, "endsOn" KEY not null, "state" KEY not null, "maker" text not null,
  "writtenBy" text not null, "acceptedAt" KEY, "said" text not null, "reason" text not null,
  "closedOn" KEY, "version" integer not null, "createdAt" KEY not null,
  constraint "goalKey" primary key ("customerId", "id")
);
create index "goalOfWeight" on "goal" ("customerId")
  where "kind" = 'weight' and "state" = 'active';

create table "goalChange" (
  "customerId" PERSON, "goalId" KEY not null, "version" integer not null, "was" text not null,
  "by" text not null, "byId" WRITER, "changedAt" KEY not null,
  constraint "goalChangeKey" primary key ("customerId", "goalId", "version")
);
create index "goalChangeBy" on "goalChange" ("byId");

create table "goalHabitDay" (
  "customerId" PERSON, "goalId" KEY not null, "date" KEY not null, "count" integer not null,
  constraint "goalHabitDayKey" primary key ("customerId", "goalId", "date")
);

-- What lists of many customers need of each one's days, plans and weights, in one short row.

create table "customerSummary" (
  "customerId" KEY primary key not null references "user" ("id") on delete cascade,
  "lastLoggedOn" KEY, "recentDays" text default '[]' not null,
  "doneLately" integer default 0 not null, "ofLately" integer default 0 not null,
  "adherenceLately" integer, "planEndsOn" KEY, "plannedDays" text default '[]' not null,
  "weights" text default '[]' not null
);
create index "customerSummaryByDay" on "customerSummary" ("lastLoggedOn", "customerId");
create index "customerSummaryByAdherence" on "customerSummary" ("adherenceLately", "customerId");
create index "customerSummaryByPlan" on "customerSummary" ("planEndsOn", "customerId");
