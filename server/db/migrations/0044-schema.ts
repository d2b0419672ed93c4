import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { countRows } from '../countRows.ts';
import type { Engine } from '../open.ts';
import { customerListing } from './0044-schema/customer-listing.ts';
import { keepSummary } from './0044-schema/customer-summary.ts';

/**
 * The words in capitals stand for what the engines call differently. Keys, days and what is sorted by compare byte
 * by byte on both, whatever the server's locale.
 */
const WORDS = {
  sqlite: { KEY: 'text', INSTANT: 'text', FLAG: 'integer', NO: '0' },
  postgres: { KEY: 'text collate "C"', INSTANT: 'timestamptz', FLAG: 'boolean', NO: 'false' },
};

/** The first schema. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const words: Readonly<Record<string, string>> = {
    ...WORDS[engine],
    PERSON: `${WORDS[engine].KEY} not null references "user" ("id") on delete cascade`,
    WRITER: `${WORDS[engine].KEY} references "user" ("id") on delete set null`,
  };
  const run = async (text: string) => {
    // The next statement begins at the beginning of a line; what is inside of a trigger does not.
    for (const statement of text.trim().split(/;(?:\n(?! )|$)/))
      if (statement !== '')
        await sql
          .raw(statement.replaceAll(/\b[A-Z]+\b/g, (word) => words[word] ?? word))
          .execute(db);
  };
  for (const name of ['people', 'coaching', 'messages', engine])
    await run(readFileSync(new URL(`./0044-schema/${name}.sql`, import.meta.url), 'utf8'));
  for (const statement of keepSummary(engine)) await statement.execute(db);
  await run(customerListing(engine));
  await countRows(db, engine, OWNERS);
}

/** The column with the owner of the rows of each table that is counted. */
const OWNERS = {
  ...of('userId', 'account', 'session', 'authenticator', 'recoveryCode', 'passkey', 'consent'),
  ...of('userId', 'accountDeletion', 'notificationSetting', 'notificationChoice'),
  ...of('userId', 'pushDevice', 'pushRemoved'),
  ...of('customerId', 'coachingPeriod', 'note', 'visit', 'visitChange', 'customerProfile'),
  ...of('customerId', 'chosenAllergens', 'dietPlan', 'dietPlanVersion', 'savedDietPlan'),
  ...of('customerId', 'dailyProgress', 'mealPhoto', 'dayNote', 'measurement', 'measurementChange'),
  ...of('customerId', 'goal', 'goalChange', 'goalHabitDay', 'conversation', 'message'),
  ...of('customerId', 'messagePicture', 'conversationDone', 'reminder', 'calendarFeed'),
  ...of('customerId', 'articleLink', 'articleRead', 'customerAttention', 'attentionSnooze'),
  ...of('ownerId', 'profileImage'),
  ...of('actorId', 'idempotencyKey'),
};

function of(owner: string, ...tables: string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, owner]));
}
