import { type Kysely, sql } from 'kysely';
import { countRows } from '../countRows.ts';
import type { Engine } from '../open.ts';
import { coaching, plans, progress } from './0044-schema/coaching.ts';
import { customerListing } from './0044-schema/customer-listing.ts';
import { customerSummary, keepSummary } from './0044-schema/customer-summary.ts';
import { articles, conversations, sending } from './0044-schema/messages.ts';
import { accounts, practice, profiles, rights } from './0044-schema/people.ts';
import { OWNERS, personRows, withinLimits } from './0044-schema/person-rows.ts';
import { articleSearch, kept, strips } from './0044-schema/triggers.ts';

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
  const run = async (...texts: readonly string[]) => {
    // The next statement begins at the beginning of a line; what is inside of a trigger does not.
    for (const statement of texts.flatMap((text) => text.trim().split(/;(?:\n(?! )|$)/)))
      if (statement !== '')
        await sql
          .raw(statement.replaceAll(/\b[A-Z]+\b/g, (word) => words[word] ?? word))
          .execute(db);
  };
  await run(accounts, rights, practice, profiles, coaching, plans, progress, strips[engine]);
  await run(conversations, articles, articleSearch[engine], sending, kept[engine]);
  await run(customerSummary);
  for (const statement of keepSummary(engine)) await statement.execute(db);
  await run(customerListing(engine), personRows);
  await countRows(db, engine, OWNERS);
  await run(withinLimits[engine]);
}
