import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { parsedMail } from '../outbox.ts';
import { tablesOf } from '../tableHashes.ts';
import { keepSecret } from './kept.ts';

/**
 * Stores every text in the rows of a practice, and every link that it mailed, as secrets: none may be in a
 * log.
 */
export async function keepSecretsOf(db: Db, dataDir: string): Promise<void> {
  if (!process.env.KEEP_LOGS) return;
  for (const { name } of await tablesOf(db)) {
    if (name.startsWith('kysely_')) continue;
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    for (const row of rows) keepSecret(Object.values(row).map(parsed));
  }
  for (const file of lettersIn(join(dataDir, 'outbox'))) keepLinkOf(readFileSync(file, 'utf8'));
}

/** Stores the token in the link of a mail as a secret. */
export function keepLinkOf(letter: string): void {
  const { link } = parsedMail(letter);
  if (link && URL.canParse(link)) keepSecret([...new URL(link).searchParams.values()]);
}

/** Some columns contain JSON, such as lists of meals. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const lettersIn = (folder: string): string[] =>
  readdirSync(folder.replace(/outbox$/, '')).includes('outbox')
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.eml'))
        .map((file) => join(folder, file))
    : [];
