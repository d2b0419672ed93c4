import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';
import { dayIn } from '#domain/day.ts';
import type { Engine } from '../open.ts';

type Profile = { weight: number | null; weightUnit: 'kg' | 'lbs' };
type Weighed = {
  customerId: string;
  profile: string;
  lastUpdated: string;
  timeZone: string | null;
};

const BATCH = 500;
const KG_PER_POUND = 0.45359237;

/**
 * What is measured of customers, what it was before it was corrected or deleted, and the kinds that a
 * practice adds. The weight of each profile becomes the first measurement. Customers for whom numbers are
 * hidden are marked in their account, which every request reads anyway.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const flag = engine === 'postgres' ? sql`boolean` : sql`integer`;
  const off = engine === 'postgres' ? sql`false` : sql`0`;
  // Keys, days and instants compare byte by byte on both engines, whatever the server's locale.
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required = (column: ColumnDefinitionBuilder) => column.notNull();

  await db.schema
    .createTable('measurementKind')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('unit', 'text', required)
    .addColumn('createdAt', key, required)
    .addColumn('retiredAt', key)
    .execute();
  await db.schema
    .createTable('measurement')
    .addColumn('customerId', key, (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('kind', key, required)
    .addColumn('measuredAt', key, required)
    .addColumn('id', key, required)
    .addColumn('date', key, required)
    .addColumn('value', 'double precision', required)
    .addColumn('unit', 'text', required)
    .addColumn('si', 'double precision', required)
    .addColumn('note', 'text', required)
    .addColumn('writerId', key, (column) => column.references('user.id').onDelete('set null'))
    .addColumn('createdAt', key, required)
    .addColumn('changedAt', key, required)
    .addColumn('version', 'integer', required)
    .addPrimaryKeyConstraint('measurementKey', ['customerId', 'kind', 'measuredAt'])
    .execute();
  await db.schema
    .createIndex('measurementId')
    .on('measurement')
    .columns(['customerId', 'id'])
    .unique()
    .execute();
  await db.schema.createIndex('measurementBy').on('measurement').column('writerId').execute();
  await db.schema
    .createTable('measurementChange')
    .addColumn('customerId', key, (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('measurementId', key, required)
    .addColumn('version', 'integer', required)
    .addColumn('was', 'text', required)
    .addColumn('by', 'text', required)
    .addColumn('byId', key, (column) => column.references('user.id').onDelete('set null'))
    .addColumn('changedAt', key, required)
    .addPrimaryKeyConstraint('measurementChangeKey', ['customerId', 'measurementId', 'version'])
    .execute();
  await db.schema
    .createIndex('measurementChangeBy')
    .on('measurementChange')
    .column('byId')
    .execute();
  await db.schema
    .alterTable('user')
    .addColumn('hidesNumbers', flag, (column) => column.notNull().defaultTo(off))
    .execute();
  await weightsOfProfiles(db);
}

async function weightsOfProfiles(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Weighed>`select "customerId", "profile", "lastUpdated", "timeZone"
      from "customerProfile" join "user" on "user"."id" = "customerProfile"."customerId"
      where "customerId" > ${after} order by "customerId" limit ${sql.lit(BATCH)}`.execute(db);
    for (const { customerId, profile, lastUpdated, timeZone } of rows) {
      const { weight, weightUnit } = JSON.parse(profile) as Profile;
      if (weight === null) continue;
      const unit = weightUnit === 'lbs' ? 'lb' : 'kg';
      const kilograms = unit === 'lb' ? weight * KG_PER_POUND : weight;
      const date = dayIn(timeZone ?? 'UTC', new Date(lastUpdated));
      await sql`insert into "measurement" ("customerId", "kind", "measuredAt", "id", "date", "value",
          "unit", "si", "note", "writerId", "createdAt", "changedAt", "version")
        values (${customerId}, 'weight', ${lastUpdated}, 'profile', ${date}, ${weight}, ${unit},
          ${kilograms}, '', ${customerId}, ${lastUpdated}, ${lastUpdated}, 1)`.execute(db);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.customerId;
  }
}
