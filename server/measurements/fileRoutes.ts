import { sql } from 'kysely';
import { kindName } from '#domain/measurements/measurement.ts';
import { importedSchema, importInputSchema } from '#domain/measurements/measurementSchema.ts';
import type { Db } from '../db/open.ts';
import { inPages, PAGE_ROWS, rowLimit } from '../db/pages.ts';
import { csvOf, streamOf } from '../http/csv.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Api } from '../http/operation.ts';
import type { CustomerScope } from '../http/session.ts';
import { write } from '../http/write.ts';
import { say } from '../words.ts';
import { importRows, previewImport } from './importRows.ts';

const path = '/customers/{uid}';

const COLUMNS = ['date', 'measuredAt', 'kind', 'value', 'unit', 'note', 'writtenBy'] as const;

type Kinds = readonly { readonly id: string; readonly name: string }[];

async function* rowsOf(db: Db, { customerId }: CustomerScope, named: Kinds) {
  const asking = db
    .selectFrom('measurement')
    .leftJoin('user as writer', 'writer.id', 'measurement.writerId')
    .select(['date', 'measuredAt', 'kind', 'value', 'unit', 'note', 'writer.name as writtenBy'])
    .where('customerId', '=', customerId)
    .orderBy('kind')
    .orderBy('measuredAt')
    .limit(rowLimit(PAGE_ROWS));
  const pages = inPages<Awaited<ReturnType<typeof asking.execute>>[number]>((behind) =>
    behind
      ? asking
          .where(
            ({ refTuple, tuple }) =>
              sql<boolean>`${refTuple('kind', 'measuredAt')} > ${tuple(behind.kind, behind.measuredAt)}`,
          )
          .execute()
      : asking.execute(),
  );
  for await (const rows of pages)
    yield rows.map((row) => ({ ...row, kind: kindName(row.kind, named) }));
}

export function measurementFileRoutes(api: Api, deps: Deps): void {
  const { db, now } = deps;

  api.operation({
    post: `${path}/measurement-imports`,
    summary:
      'Import values of one kind; what is there already is not stored twice, unlikely ones are asked about',
    by: ['owner', 'dietician'],
    changes: 'measurement',
    takes: importInputSchema,
    makes: importedSchema,
    refuses: [409, 413],
    answer: async ({ scope, session, operation, input: { preview, ...input } }) => {
      if (preview) return await previewImport(db, scope, input, { now });
      const writerId = session.id;
      return write(operation, async (running) => {
        const done = await importRows(running.db, scope, input, { writerId, now });
        if (done.added > 0) running.changed('measurement', scope.customerId);
        return done;
      });
    },
  });

  api.operation({
    get: `${path}/measurements.csv`,
    summary: 'Everything that was measured of a customer, as a CSV file',
    by: ['owner', 'dietician'],
    takesOut: true,
    reads: 'measurement',
    responses: {
      200: {
        description: 'The file.',
        content: { 'text/csv': { schema: { type: 'string' } } },
      },
    },
    refuses: [409],
    answer: async ({ context, scope }) => {
      if (scope.hidesNumbers) throw new ApiFailure(409, 'numbers-hidden', say.numbersHidden);
      // Read before the answer begins, so that an unreachable database gives an error and not half a file.
      const named = await db.selectFrom('measurementKind').select(['id', 'name']).execute();
      return context.body(streamOf(csvOf(COLUMNS, rowsOf(db, scope, named))), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="weekplate-measurements.csv"',
      });
    },
  });
}
