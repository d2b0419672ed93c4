import type { Engine } from '../engines.ts';
import type { Reading } from './plans.ts';
import type { Statement } from './statements.ts';

/** Tables that do not grow with the number of customers, each with the reason. */
const SMALL_TABLES: Readonly<Record<string, string>> = {
  practice: 'one row at most, by its check',
  practiceAttention: 'one row at most, by its check',
  practiceLook: 'one row at most, by its check',
  visitTemplate: 'one row at most, by its check',
  practiceRule: 'a row for each rule of the practice, of which there is one',
  setUpLink: 'one row, until the first dietician is there',
  migration: 'a row for each migration',
  pushKey: 'one row, made at the first start',
  measurementKind: 'a hundred rows at most, by its rule',
  article: 'a thousand rows at most, by its rule',
  libraryPlan: 'two thousand rows at most, by its rule, and those taken out lately',
  ownFood: 'two thousand rows at most, by its rule',
  questionnaire: 'two hundred rows at most, by its rule',
  savedReply: 'a hundred rows at most, by its rule, and those deleted lately',
  articleSearch: 'a row for each article',
  articleStarter: 'a row for each starter, of which there are forty-two',
  dieticianProfile: 'a row for each dietician of the practice',
};

/** The engine's own catalogue tables: they have a row for each table and column of the product. */
const ABOUT_TABLES = /^(sqlite_|pg_)/;

/** An allowed statement and the reason: on this engine only, or on both. */
type Allowed = { statement: RegExp; on?: Engine; reason: string };

/** Tables that a statement may read completely. */
const ALLOWED: readonly (Allowed & { tables: readonly string[] })[] = [
  {
    statement:
      /^select (\(select )?count\(\*\)( as "count")?(, "standing")? from "customerListing"/,
    tables: ['customerListing'],
    reason:
      'how many customers stand how: each is counted, on SQLite in an index, in a table of short rows. Whose period has ended follows from today’s date where they live, and no write tells of it',
  },
  {
    statement: /from "customerListing" where .*"words" like /,
    tables: ['customerListing'],
    reason:
      'a search for one or two letters, or for what more than a thousand have: each short row is looked at, until so many are found',
  },
  {
    statement: /from "customerListing" where (\(|case when )\(?"customerListing"\."standing" = /,
    on: 'postgres',
    tables: ['customerListing'],
    reason:
      'those of a standing in another order than by name, where they are more than a thousand: PostgreSQL looks at each short row',
  },
  {
    statement: /^select "customerId" from "customerGrams" where "grams" @> .* limit /,
    on: 'postgres',
    tables: ['customerGrams'],
    reason: 'a search for what nearly everybody has: it ends as soon as there are too many',
  },
  {
    statement: /^select "user"\."id" as "userId", "notificationSetting"\."digestAt"/,
    on: 'postgres',
    tables: ['notificationSetting', 'notificationChoice'],
    reason:
      'how people want to be told: where all dieticians of a practice are told and they are hundreds, PostgreSQL reads the short rows once instead of each by its key',
  },
  {
    statement: /^delete from "(verification" where "value" like|rateLimit" where \(?"key" like)/,
    tables: ['verification', 'rateLimit'],
    reason:
      'a chore, once or twice for each person who is erased, or proves an address that nobody had confirmed: these tables hold what is of the last day alone',
  },
  {
    statement:
      /from "user" inner join "customerSummary" .*"waitingSince" is not null|from "conversation" where \("assigneeId" is not null or "snoozedUntil"/,
    tables: [
      'user',
      'customerSummary',
      'coachingPeriod',
      'conversation',
      'conversationWaiting',
      'dayNote',
      'dayNoteWaiting',
    ],
    reason:
      'the morning board looks at everybody whose coaching runs: who needs a dietician changes at midnight with no write that an index would follow. The rows are short, and of ten thousand it takes a blink',
  },
  {
    statement:
      /from "attentionSnooze"$|from "customerAttention"$|select "userId" from "accountDeletion"$/,
    tables: ['attentionSnooze', 'customerAttention', 'accountDeletion'],
    reason:
      'the board asks for all who are put off, are looked at otherwise or leave: they are few',
  },
  {
    statement: /"kind" = 'weight' and "state" = 'active'/,
    tables: ['goal'],
    reason:
      'the board asks for the weight that everybody is on the way to: its index holds these goals alone',
  },
  {
    statement: /from "dayNote" where "settledAt" is null group by/,
    tables: ['dayNote', 'dayNoteWaiting'],
    reason: 'the board asks for all notes that wait: their index holds these alone',
  },
  {
    statement:
      /"conversation" where "waitingSince" is not null\s+union all\s+select "customerId", "writtenAt"/,
    tables: ['conversation', 'conversationWaiting', 'dayNote', 'dayNoteWaiting', 'user'],
    reason:
      'the inbox is all that waits: the indexes hold that alone. Where many wait, PostgreSQL reads the people once instead of each by its key',
  },
  {
    statement:
      /from ("conversation" inner join "message"|"message" inner join "conversation") .*"waitingSince" is not null/,
    tables: ['conversation', 'conversationWaiting', 'message'],
    reason:
      'board and inbox ask for the messages that wait: the index holds the conversations that do alone',
  },
  {
    statement: /^select .* from "message" inner join "user" .* order by "message"."sentAt" desc/,
    tables: ['message', 'messageBySent', 'user'],
    reason:
      'a search in all conversations looks at the newest messages by their index, five hundred at a time, and ends after ten thousand',
  },
  {
    statement: /count\(\*\) as "count" from "contactMessage" where "readAt" is null/,
    tables: ['contactMessage'],
    reason: 'its index holds what nobody has read yet, and nothing else',
  },
];

/** Indexes that may be read in their order until a limit is reached. */
const WALKS: readonly (Allowed & { index: string })[] = [
  {
    index: 'customerListingByName',
    statement:
      /from "customerListing"( where 1 = 1( and \("sortName", "customerId"\) [<>] \([^)]+\))?)? order by "sortName" (asc|desc), "customerId" (asc|desc) limit /,
    reason: 'the list of all customers: each that is read is on the page',
  },
  {
    index: 'contactMessageInbox',
    statement: /from "contactMessage" where "archivedAt" is null/,
    reason: 'it holds the messages of the inbox, and nothing else',
  },
  {
    index: 'contactMessageArchive',
    statement: /from "contactMessage" where "archivedAt" is not null/,
    reason: 'it holds the messages of the archive, and nothing else',
  },
  ...['sqlite_autoindex_invitation_1', 'invitation_pkey'].map((index) => ({
    index,
    statement: /from "invitation" inner join .* order by "invitation"\."id" desc limit/,
    reason: 'all invitations, the newest first: each that is read is on the page',
  })),
  {
    index: 'invitationOfColleague',
    statement: /where "invitation"\."position" is not null order/,
    reason: 'it holds the invitations of colleagues, and nothing else',
  },
  {
    index: 'auditEntryById',
    statement: /from \(select \* from "auditEntry"( where "id" < \S+)? order by "id" desc limit/,
    reason: 'the record of access to everybody: each entry that is read is on the page',
  },
  {
    index: 'auditEntryChange',
    statement:
      /from \(select \* from "auditEntry" where .*"does" <> 'reads' order by "id" desc limit/,
    reason: 'it holds the changes, and nothing else',
  },
];

const words = (how: string) => how.split(/\W+/);

export const isSmall = ({ table }: Reading): boolean => Object.hasOwn(SMALL_TABLES, table);

const isOn = ({ on }: Allowed, engine: Engine) => on === undefined || on === engine;

/** Reads everything, as it gives everything: once at a time, a page after the other. */
const OF_ALL_DATA = 'GET /api/practice/all-data ';

/** Whether this reading is allowed: all others have to find their rows by an index. */
export function mayRead(reading: Reading, { sql, of }: Statement, engine: Engine): boolean {
  if (of.startsWith(OF_ALL_DATA)) return true;
  const { table, how, walk } = reading;
  const isAllowed = (each: Allowed) => isOn(each, engine) && each.statement.test(sql);
  return (
    isSmall(reading) ||
    ABOUT_TABLES.test(table) ||
    ALLOWED.some((each) => isAllowed(each) && each.tables.includes(table)) ||
    (walk && WALKS.some((each) => isAllowed(each) && words(how).includes(each.index)))
  );
}

/** Exceptions that are no longer needed. */
export const unneeded = (seen: Iterable<Statement>, engine: Engine): string[] => {
  const all = [...seen];
  return [...ALLOWED, ...WALKS]
    .filter((each) => isOn(each, engine) && !all.some(({ sql }) => each.statement.test(sql)))
    .map(({ reason }) => reason);
};
