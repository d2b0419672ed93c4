-- The conversation of each customer with the practice.

create table "conversation" (
  "customerId" PERSON primary key, "lastId" KEY not null, "readByCustomer" KEY not null,
  "readByPractice" KEY not null, "settledUpTo" KEY not null, "waitingSince" KEY,
  "assigneeId" WRITER, "snoozedUntil" KEY, "snoozedAt" KEY, "version" integer not null
);
create index "conversationWaiting" on "conversation" ("waitingSince", "customerId")
  where "waitingSince" is not null;
create index "conversationOf" on "conversation" ("assigneeId");

-- An answer that was taken back settles nothing.
create table "message" (
  "customerId" PERSON, "id" KEY not null,
  "side" KEY not null check ("side" in ('customer', 'dietician')),
  "writerId" WRITER, "sentAt" KEY not null, "text" text not null, "subject" text not null,
  "subjectDate" KEY, "picture" KEY, "suggestion" text, "takenOverAt" KEY, "takenOverById" WRITER,
  "answersUpTo" KEY, "takenBackAt" KEY,
  constraint "messageKey" primary key ("customerId", "id")
);
create index "messageAnswers" on "message" ("customerId", "answersUpTo")
  where "takenBackAt" is null and "answersUpTo" is not null;
create index "messageAbout" on "message" ("customerId", "subjectDate", "id")
  where "subjectDate" is not null;
create index "messageBy" on "message" ("writerId", "sentAt");
create index "messageTakenOverBy" on "message" ("takenOverById");

create table "messagePicture" (
  "customerId" PERSON, "filename" KEY not null, "writerId" WRITER, "addedAt" KEY not null,
  "messageId" KEY,
  constraint "messagePictureKey" primary key ("customerId", "filename")
);
create index "messagePictureBy" on "messagePicture" ("writerId");
create index "messagePictureUnsent" on "messagePicture" ("addedAt") where "messageId" is null;

create table "conversationDone" (
  "customerId" PERSON, "id" KEY not null, "byId" WRITER, "doneAt" KEY not null, "upTo" KEY,
  "notes" text not null, "undoneAt" KEY,
  constraint "conversationDoneKey" primary key ("customerId", "id")
);
create index "conversationDoneBy" on "conversationDone" ("byId");

-- Articles of the practice, to whom they were given and who has read them.

create table "article" (
  "id" KEY primary key, "title" text not null, "summary" text not null, "tags" text not null,
  "markdown" text not null, "minutes" integer not null,
  "status" KEY not null check ("status" in ('draft', 'published')),
  "writerId" WRITER, "starter" KEY, "createdAt" KEY not null, "changedAt" KEY not null,
  "publishedAt" KEY, "version" integer not null
);
create index "articleByWriter" on "article" ("writerId");

create table "articleStarter" (
  "starter" KEY not null primary key, "addedAt" KEY not null
);

create table "articleImage" (
  "articleId" KEY not null references "article" ("id") on delete cascade,
  "filename" KEY not null, "addedAt" KEY not null,
  constraint "articleImageKey" primary key ("articleId", "filename")
);

create table "articleLink" (
  "customerId" PERSON, "id" KEY not null,
  "articleId" KEY not null references "article" ("id") on delete cascade,
  "day" KEY, "planId" KEY, "givenAt" KEY not null, "givenBy" KEY not null,
  constraint "articleLinkKey" primary key ("customerId", "id"),
  constraint "articleLinkPlan" foreign key ("customerId", "planId")
    references "dietPlan" ("customerId", "id") on delete cascade
);
create index "articleLinkOf" on "articleLink" ("articleId");
create index "articleLinkWith" on "articleLink" ("planId", "customerId");

create table "articleRead" (
  "customerId" PERSON,
  "articleId" KEY not null references "article" ("id") on delete cascade,
  "firstAt" KEY not null, "lastAt" KEY not null,
  constraint "articleReadKey" primary key ("customerId", "articleId")
);
create index "articleReadBy" on "articleRead" ("articleId", "lastAt");

-- What people are told, by which channels, and what waits to be sent.

-- What is unread is not told twice. A visitor has no customerId, and their message is new each time.
create table "notification" (
  "userId" PERSON, "id" KEY not null, "kind" KEY not null,
  "customerId" KEY references "user" ("id") on delete cascade,
  "about" KEY not null, "app" FLAG not null, "createdAt" KEY not null, "readAt" KEY,
  "settledAt" KEY, "mailedBy" KEY,
  constraint "notificationKey" primary key ("userId", "id")
);
create unique index "notificationUnread" on "notification" ("customerId", "kind", "about", "userId")
  where "readAt" is null;
create index "notificationCount" on "notification" ("userId", "kind") where "readAt" is null;
create index "notificationOf" on "notification" ("customerId", "kind", "about");
create index "notificationAge" on "notification" ("createdAt");

create table "notificationSetting" (
  "userId" PERSON primary key, "quietFrom" text, "quietTo" text, "digestAt" text,
  "version" integer not null
);

create table "notificationChoice" (
  "userId" PERSON, "kind" KEY not null, "app" FLAG not null, "push" FLAG not null,
  "mail" FLAG not null,
  constraint "notificationChoiceKey" primary key ("userId", "kind")
);

create table "pushDevice" (
  "userId" PERSON, "id" KEY not null,
  "sessionId" KEY not null references "session" ("id") on delete cascade,
  "endpoint" text not null, "endpointHash" KEY not null unique, "p256dh" text not null,
  "auth" text not null, "name" text not null, "createdAt" KEY not null,
  "lastSeenAt" KEY not null,
  constraint "pushDeviceKey" primary key ("userId", "id")
);
create index "pushDeviceSession" on "pushDevice" ("sessionId");

create table "pushRemoved" (
  "userId" PERSON, "endpointHash" KEY not null, "removedAt" KEY not null,
  constraint "pushRemovedKey" primary key ("userId", "endpointHash")
);

create table "pushKey" (
  "name" KEY not null primary key, "publicKey" text not null, "sealedPrivateKey" text not null,
  "createdAt" KEY not null
);

-- Everything that is to be sent waits here.
create table "outboxItem" (
  "kind" KEY not null, "id" KEY not null,
  "userId" KEY references "user" ("id") on delete cascade,
  "recipient" KEY, "writer" KEY, "sealed" text, "createdAt" KEY not null, "dueAt" KEY not null,
  "nextTryAt" KEY not null, "tries" integer not null, "unclear" integer not null,
  constraint "outboxItemKey" primary key ("kind", "id")
);
create index "outboxItemDue" on "outboxItem" ("kind", "nextTryAt");
create index "outboxItemOf" on "outboxItem" ("userId");
create index "outboxItemTo" on "outboxItem" ("recipient");
create index "outboxItemBy" on "outboxItem" ("writer") where "writer" is not null;

create table "reminder" (
  "customerId" PERSON, "id" KEY not null, "subject" text not null, "time" KEY not null,
  "weekdays" text not null, "active" FLAG not null, "nextAt" KEY, "sentFor" KEY,
  "createdAt" KEY not null, "toldFor" KEY,
  constraint "reminderKey" primary key ("customerId", "id")
);

-- Addresses at which calendars fetch the meals of a customer.
create table "calendarFeed" (
  "customerId" PERSON primary key, "tokenHash" KEY not null unique, "since" KEY not null
);
