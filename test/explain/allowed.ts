import type { Reading } from './plans.ts';
import type { Statement } from './statements.ts';

/** Tables that do not grow with the number of customers, each with the reason. */
const SMALL_TABLES: Readonly<Record<string, string>> = {
  practice: 'one row at most, by its check',
  practiceAttention: 'one row at most, by its check',
  practiceRule: 'a row for each rule of the practice, of which there is one',
  setUpLink: 'one row, until the first dietician is there',
  migration: 'a row for each migration',
  measurementKind: 'a hundred rows at most, by its rule',
  article: 'a thousand rows at most, by its rule',
  articleSearch: 'a row for each article',
  articleStarter: 'a row for each starter, of which there are twelve',
  dieticianProfile: 'a row for each dietician of the practice',
};

/** The engine's own tables about tables: rows for each table and column of the product. */
const ABOUT_TABLES = /^(sqlite_|pg_)/;

/** What may be read from one end to the other all the same, each with the reason. */
const ALLOWED: readonly { statement: RegExp; tables: readonly string[]; reason: string }[] = [
  {
    statement: /^select \(select count\(\*\) as "count" from "user" where /,
    tables: ['user', 'coachingPeriod'],
    reason:
      'how many customers stand how: each is counted, on SQLite in an index. Whose period has ended follows from today’s date where they live, and no write tells of it',
  },
  {
    statement: /"user"\."sortName" like /,
    tables: ['user', 'coachingPeriod', 'profileImage'],
    reason:
      'a search for a part of a name or address: each is looked at, in memory, until a page of them is full',
  },
  {
    statement: /^delete from "(verification" where "value" like|rateLimit" where \(?"key" like)/,
    tables: ['verification', 'rateLimit'],
    reason:
      'a chore, once or twice for each person who is erased, or proves an address that nobody had confirmed: these tables hold what is of the last day alone',
  },
  {
    statement: /from "user" inner join "customerSummary" .*"waitingSince" is not null/,
    tables: ['user', 'customerSummary', 'coachingPeriod', 'conversation', 'dayNote'],
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
    tables: ['dayNote'],
    reason: 'the board asks for all notes that wait: their index holds these alone',
  },
  {
    statement: /from "conversation" inner join "message" .* where "waitingSince" is not null/,
    tables: ['conversation', 'conversationWaiting', 'message'],
    reason:
      'the board asks for all messages that wait: the index holds the conversations that do alone',
  },
  {
    statement: /count\(\*\) as "count" from "contactMessage" where "readAt" is null/,
    tables: ['contactMessage'],
    reason: 'its index holds what nobody has read yet, and nothing else',
  },
];

/** Which indexes may be walked in their order until a limit ends it, by which statements, and why. */
const WALKS: readonly { index: string; statement: RegExp; reason: string }[] = [
  {
    index: 'userByRoleAndName',
    statement:
      /where "user"\."role" = [?$\d]+( and \("user"\."sortName", "user"\."id"\) > \([^)]+\))? order by/,
    reason: 'the list of all customers: each that is read is on the page',
  },
  {
    index: 'userByRoleAndName',
    statement:
      /and \("coachingPeriod"\."planStatus" = 'active' and \("coachingPeriod"\."planEndDate" < /,
    reason:
      'the expired: who they are changes at midnight with no write that an index would follow. PostgreSQL walks where it has counted many; SQLite after the first page, which it finds by their last day',
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
  {
    index: 'auditEntryById',
    statement:
      /from "auditEntry" left join .* "customer"\."id" = "auditEntry"\."customerId" order by/,
    reason: 'the record of access to everybody: each entry that is read is on the page',
  },
];

const words = (how: string) => how.split(/\W+/);

/** Whether this may be: everything else has to find its rows by an index. */
export const mayRead = ({ table, how, walk }: Reading, { sql }: Statement): boolean =>
  Object.hasOwn(SMALL_TABLES, table) ||
  ABOUT_TABLES.test(table) ||
  ALLOWED.some(({ statement, tables }) => statement.test(sql) && tables.includes(table)) ||
  (walk && WALKS.some(({ index, statement }) => statement.test(sql) && words(how).includes(index)));

/** Reasons nobody needs any more. */
export const unneeded = (seen: Iterable<Statement>): string[] => {
  const all = [...seen];
  return [...ALLOWED, ...WALKS]
    .filter(({ statement }) => !all.some(({ sql }) => statement.test(sql)))
    .map(({ reason }) => reason);
};
