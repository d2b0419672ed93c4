-- Accounts, sessions and what people prove themselves with.

-- "factor" is the strongest thing that a person proves themselves with beside a password. "consent" and
-- "periodStatus" repeat what other tables say, so that every request knows without asking for more.
create table "user" (
  "id" KEY primary key, "name" text not null, "email" KEY not null unique,
  "emailVerified" FLAG not null, "image" text, "createdAt" INSTANT not null,
  "updatedAt" INSTANT not null,
  "role" KEY check ("role" in ('client', 'customer')),
  "timeZone" KEY, "disabled" FLAG default NO not null, "sortName" KEY default '' not null,
  "dieticianId" WRITER, "factor" KEY,
  "consent" text default 'none' not null check ("consent" in ('none', 'given', 'withdrawn')),
  "periodStatus" text default 'not_set' not null, "remindersRefusedAt" KEY,
  "hidesNumbers" FLAG default NO not null
);
create index "userByRoleAndName" on "user" ("role", "sortName", "id");
create index "userByDietician" on "user" ("dieticianId");
create index "userByRoleAndZone" on "user" ("role", "timeZone");
create index "userByStanding" on "user" ("role",
  (case when "consent" = 'withdrawn' then 'not_set' else "periodStatus" end), "sortName", "id");

-- "proof" is what the session was proved with.
create table "session" (
  "id" KEY primary key, "expiresAt" INSTANT not null, "token" KEY not null unique,
  "createdAt" INSTANT not null, "updatedAt" INSTANT not null, "ipAddress" text, "userAgent" text,
  "userId" PERSON, "proof" KEY
);
create index "sessionByUser" on "session" ("userId");
create index "sessionByExpiry" on "session" ("expiresAt");

create table "account" (
  "id" KEY primary key, "accountId" KEY not null, "providerId" KEY not null, "userId" PERSON,
  "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" INSTANT,
  "refreshTokenExpiresAt" INSTANT, "scope" text, "password" text, "createdAt" INSTANT not null,
  "updatedAt" INSTANT not null,
  constraint "accountOfUser" unique ("userId", "providerId", "accountId")
);
create unique index "accountByProvider" on "account" ("providerId", "accountId");

create table "verification" (
  "id" KEY primary key, "identifier" KEY not null, "value" text not null,
  "expiresAt" INSTANT not null, "createdAt" INSTANT not null, "updatedAt" INSTANT not null
);
create index "verificationByIdentifier" on "verification" ("identifier");
create index "verificationByExpiry" on "verification" ("expiresAt");

create table "authenticator" (
  "userId" KEY primary key references "user" ("id") on delete cascade,
  "sealedKey" text not null, "lastStep" integer not null, "since" KEY not null
);

create table "recoveryCode" ("codeHash" KEY primary key, "userId" PERSON);
create index "recoveryCodeOfUser" on "recoveryCode" ("userId");

create table "passkey" (
  "id" KEY primary key, "credentialId" KEY not null unique, "userId" PERSON,
  "publicKey" text not null, "counter" bigint not null, "name" text not null,
  "since" KEY not null, "usedAt" KEY
);
create index "passkeyOfUser" on "passkey" ("userId");

create table "setUpLink" ("tokenHash" KEY primary key, "expiresAt" KEY not null);

create table "rateLimit" (
  "key" KEY primary key, "count" integer not null, "resetsAt" bigint not null
);
create index "rateLimitByReset" on "rateLimit" ("resetsAt");

-- An answer kept under its key names the customer that it is "about", so that an erasure finds it.
create table "idempotencyKey" (
  "actorId" PERSON, "key" KEY not null, "requestHash" KEY not null, "status" integer not null,
  "answer" text not null, "createdAt" KEY not null, "about" KEY,
  constraint "idempotencyKeyKey" primary key ("actorId", "key")
);
create index "idempotencyKeyByAge" on "idempotencyKey" ("createdAt");
create index "idempotencyKeyOfCustomer" on "idempotencyKey" ("about");

-- Consent, erasure, the record of access and invitations.

-- Each consent that was given, and when it was withdrawn. One at most is in force.
create table "consent" (
  "userId" PERSON, "id" KEY not null, "version" text not null, "givenAt" KEY not null,
  "withdrawnAt" KEY,
  constraint "consentKey" primary key ("userId", "id")
);
create unique index "consentInForce" on "consent" ("userId") where "withdrawnAt" is null;

create table "accountDeletion" (
  "userId" KEY primary key references "user" ("id") on delete cascade,
  "requestedAt" KEY not null, "dueAt" KEY not null
);
create index "accountDeletionByDue" on "accountDeletion" ("dueAt");

-- Who read or changed what of whose. No references to people: their ids stay when they go, and name nobody.
create table "auditEntry" (
  "id" KEY not null, "at" KEY not null, "actorId" KEY not null, "customerId" KEY not null,
  "what" KEY not null, "does" KEY not null, "network" KEY not null,
  constraint "auditEntryKey" primary key ("customerId", "id")
);
create unique index "auditEntryById" on "auditEntry" ("id");
create index "auditEntryByAge" on "auditEntry" ("at");
-- Of a hundred entries one is a change, and somebody may want to see these only.
create index "auditEntryChange" on "auditEntry" ("id") where "does" <> 'reads';
create index "auditEntryOfErased" on "auditEntry" ("customerId", "what") where "what" = 'account';

-- Whom dieticians invited, by a mail or a link.
create table "invitation" (
  "id" KEY primary key, "kind" KEY not null, "tokenHash" KEY not null unique,
  "issue" integer not null, "email" KEY, "name" text not null, "line" text not null,
  "startDate" KEY, "endDate" KEY, "dieticianId" PERSON, "createdAt" KEY not null,
  "expiresAt" KEY not null, "uses" integer not null, "mostUses" integer not null, "usedAt" KEY,
  "usedById" KEY references "user" ("id") on delete cascade,
  "revokedAt" KEY, "letter" KEY
);
create index "invitationByEmail" on "invitation" ("email");
create index "invitationByDieticianId" on "invitation" ("dieticianId");
create index "invitationByUsedById" on "invitation" ("usedById");
create index "invitationByExpiresAt" on "invitation" ("expiresAt");

-- What the practice says about itself and demands, and messages of visitors.

create table "practice" (
  "id" integer primary key check ("id" = 1),
  "name" text not null, "address" text not null, "email" text not null, "phone" text not null,
  "privacyText" text not null, "termsText" text not null, "version" integer not null,
  "updatedAt" KEY not null, "updatedBy" KEY not null,
  "deletionDays" integer check ("deletionDays" between 0 and 90)
);

-- A row is there while the practice demands what its name says.
create table "practiceRule" (
  "rule" KEY primary key, "since" KEY not null, "setBy" KEY not null
);

create table "contactMessage" (
  "id" KEY primary key, "name" text not null, "email" KEY not null, "message" text not null,
  "receivedAt" KEY not null, "readAt" KEY, "archivedAt" KEY
);
create index "contactMessageUnread" on "contactMessage" ("id") where "readAt" is null;
create index "contactMessageByEmail" on "contactMessage" ("email");
create index "contactMessageInbox" on "contactMessage" ("id") where "archivedAt" is null;
create index "contactMessageArchive" on "contactMessage" ("id") where "archivedAt" is not null;

-- Profiles and pictures of people.

create table "customerProfile" (
  "customerId" PERSON primary key, "profile" text not null, "lastUpdated" KEY not null,
  "version" integer not null
);

create table "dieticianProfile" (
  "dieticianId" PERSON primary key, "profile" text not null, "lastUpdated" KEY not null,
  "version" integer not null
);

create table "chosenAllergens" (
  "customerId" KEY primary key references "user" ("id") on delete cascade,
  "allergens" text not null, "chosenById" WRITER, "chosenAt" KEY not null,
  "version" integer not null
);
create index "chosenAllergensBy" on "chosenAllergens" ("chosenById");

create table "profileImage" (
  "ownerId" KEY primary key references "user" ("id") on delete cascade,
  "filename" KEY not null, "uploadedAt" KEY not null
);

-- No reference to the person: what is left over has to go after they have gone, too.
create table "imageLeftover" (
  "ownerId" KEY not null, "filename" KEY not null, "since" KEY not null,
  constraint "imageLeftoverKey" primary key ("ownerId", "filename")
);
create index "imageLeftoverByAge" on "imageLeftover" ("since");

-- How many rows and bytes each person has in a table, how often it was written this hour, and the most of each.
-- The database counts and refuses, whoever writes and however many at once. Without a row in `personLimit`
-- nothing is refused, so that a restore may write everything; a server puts them there when it starts.

create table "personRows" (
  "ownerId" PERSON, "table" KEY not null, "rows" bigint not null, "bytes" bigint not null,
  "hour" integer not null, "writes" bigint not null,
  constraint "personRowsKey" primary key ("ownerId", "table")
);
create table "personLimit" (
  "table" KEY primary key not null, "rows" bigint not null, "bytes" bigint not null,
  "writes" bigint not null
);
