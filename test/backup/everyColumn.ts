import type { ColumnMetadata, Transaction } from 'kysely';
import { DECLARED } from '#server/app/nouns.ts';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Engine } from '../engines.ts';
import { tablesOf } from '../tableHashes.ts';
import { foreignKeys } from './foreignKeys.ts';

export type Row = Record<string, unknown>;

const ROWS = 130;
// Characters that are likely to change on the way through JSON, lines, SQL or another engine.
const ODD = 'Ünï \u2028 "q" \'s\' \\n \\u0041 \n\r\t {"a":[1]} 山田 👩🏽‍🍳 e\u0301 %_$1 ';

const ONE_ROW = new Set(['practice', 'practiceAttention', 'practiceLook', 'visitTemplate']);
const MADE_BY_DATABASE = new Set([
  'migration',
  'customerSummary',
  'customerListing',
  'customerGrams',
  'personRows',
  'personLimit',
  // A restore counts these tables again.
  'mealTextUse',
  'mealText',
  'mealTextWord',
  'mealTextKept',
]);
const KEYS = new Set(['id', 'key', 'tokenHash', 'codeHash', 'rule', 'ownerId']);

const weekOf = (index: number) =>
  JSON.stringify(Array.from({ length: 7 }, () => ({ meals: [`${ODD}${index}`, ''] })));

/** Values for columns that accept only some values; `index` counts the rows of a table. */
const RULES: Readonly<Record<string, (index: number) => unknown>> = {
  'user.id': (index) => `user-${index}`,
  'user.timeZone': (index) => [null, 'Europe/Oslo', 'Asia/Kolkata'][index % 3],
  'customerProfile.lastUpdated': (index) => new Date(1.7e12 + index).toISOString(),
  // Read by the database, which counts the days with a meal.
  'dietPlan.weeklyDietPlan': (index) => weekOf(index),
  'savedDietPlan.weeklyDietPlan': (index) => weekOf(index),
  'libraryPlan.days': (index) => JSON.stringify([[`${ODD}${index}`, '']]),
  'dietPlan.marked': (index) => (index % 2 ? null : JSON.stringify({ reason: ODD, words: [] })),
  'profileImage.filename': (index) => `${index}.webp`,
  'user.role': (index) => [null, 'client', 'customer'][index % 3],
  'coachingPeriod.planStatus': (index) => ['not_set', 'active', 'paused'][index % 3],
  'dailyProgress.dietScore': (index) => (index % 5) + 1,
  'dailyProgress.sleepHours': (index) => [7, 7.25, 0.1 + 0.2, 1e-7, 23.999999999999996][index % 5],
  // The database sets it to the status of the period.
  'user.periodStatus': () => 'not_set',
  'user.consent': (index) => ['none', 'given', 'withdrawn'][index % 3],
  // Not due, or a server on this database would send them.
  'reminder.nextAt': (index) => (index % 2 === 0 ? '2099-01-01T20:00:00.000Z' : null),
  'appointment.remindAt': () => null,
  // Nothing is old enough to be deleted, and no digest is due.
  'notification.createdAt': () => '2099-01-01T20:00:00.000Z',
  'notificationSetting.digestAt': () => null,
  'practice.id': () => 1,
  'practiceAttention.id': () => 1,
  'practiceLook.id': () => 1,
  'practiceLook.folder': () => 'practice',
  'practiceLook.filename': () => `logo-${'0'.repeat(36)}-300x100-dark.webp`,
  'visitTemplate.id': () => 1,
  'practice.deletionDays': () => 30,
  'article.id': (index) => `article-${index}`,
  'articleImage.filename': (index) => `${index}.webp`,
  'article.status': (index) => ['draft', 'published'][index % 2],
  'message.side': (index) => ['customer', 'dietician'][index % 2],
  'answerPhoto.filename': (index) => `answer-${index}.webp`,
  'mealPhoto.filename': (index) => `meal-${index}.webp`,
  'messagePicture.filename': (index) => `message-${index}.webp`,
  'messageFile.filename': (index) => `message-${index}.pdf`,
  'article.tags': (index) => JSON.stringify([`${ODD}${index}`]),
};

/**
 * Adds rows to every table, except those that the database fills itself: every column is filled, and nullable
 * columns are null in every second row. Rows refer to existing rows, users to users that come later.
 */
export async function fillEveryColumn(db: Db, engine: Engine): Promise<void> {
  const tables = (await tablesOf(db)).filter(({ name }) => !MADE_BY_DATABASE.has(name));
  const references = await foreignKeys(db, engine);
  const order = Object.keys(DECLARED.tables);
  await db.transaction().execute(async (transaction) => {
    const made = new Map<string, Row[]>();
    for (const { name, columns } of tables.toSorted(
      (a, b) => order.indexOf(a.name) - order.indexOf(b.name),
    )) {
      const rows = Array.from({ length: ONE_ROW.has(name) ? 1 : ROWS }, (_, index) => {
        const filled = columns.filter(isWritten).map((column) => {
          const to = references.find((each) => each.table === name && each.column === column.name);
          const value = to
            ? made.get(to.toTable)?.[index]?.[to.toColumn]
            : valueFor(name, column, index);
          return [column.name, value ?? null] as const;
        });
        return Object.fromEntries(filled);
      });
      made.set(name, rows);
      await insert(transaction, name, rows);
    }
    await referToLaterOnes(transaction, made.get('user') ?? []);
  });
}

/** PostgreSQL generates this column from others. */
const isWritten = ({ dataType }: ColumnMetadata) => dataType !== 'tsvector';

const insert = (db: Transaction<Schema>, name: string, rows: Row[]) =>
  db
    .insertInto(name as keyof Schema)
    .values(rows as never)
    .execute();

function valueFor(table: string, column: ColumnMetadata, index: number): unknown {
  const rule = RULES[`${table}.${column.name}`];
  if (rule) return rule(index);
  // SQLite would accept null in a key, PostgreSQL would not.
  if (column.isNullable && !KEYS.has(column.name) && index % 2 === 1) return null;
  const dataType = column.dataType.toLowerCase();
  if (
    /bool/.test(dataType) ||
    /^(emailVerified|disabled|active|hidesNumbers|app|push|mail|isShown|forNewCustomers|isTogether)$/.test(
      column.name,
    )
  )
    return index % 2 === 0;
  if (/double|float/.test(dataType)) return index + 0.1;
  if (/bigint|int8/.test(dataType)) return Number.MAX_SAFE_INTEGER - index;
  if (/int/.test(dataType)) return index;
  if (/Date$/.test(column.name)) return `2026-02-${10 + (index % 19)}`;
  if (/At$|^since$/.test(column.name)) return new Date(1.7e12 + index * 86_400_123).toISOString();
  return `${ODD}${column.name} ${index}`;
}

async function referToLaterOnes(db: Transaction<Schema>, users: Row[]): Promise<void> {
  for (const [index, { id }] of users.entries())
    await db
      .updateTable('user')
      .set({ dieticianId: index % 2 === 0 ? String(users.at(-1 - index)?.id) : null })
      .where('id', '=', String(id))
      .execute();
}

/** The content of all tables, by name, in a form that is the same for both engines. */
export async function everything(db: Db): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const { name } of await tablesOf(db)) {
    const rows = await db
      .selectFrom(name as keyof Schema)
      .selectAll()
      .execute();
    found[name] = inOrder(JSON.parse(JSON.stringify(rows, alike)));
  }
  return found;
}

const inOrder = (rows: Row[]) =>
  rows
    .map((row) => [JSON.stringify(row), row] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row);

// SQLite stores booleans as numbers; PostgreSQL returns eight-byte integers as text.
const alike = (_key: string, value: unknown) => {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' && /^9\d{15}$/.test(value)) return Number(value);
  return value;
};
