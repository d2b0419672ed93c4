import { searchedWords } from '#domain/search.ts';
import type { Visit } from '#domain/visits/visitSchema.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import { notFound } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';

const PAGES = pagesOf('visits', 2);

const ofCustomer = (db: Db, { customerId }: CustomerScope) =>
  db
    .selectFrom('visit')
    .leftJoin('user', 'user.id', 'visit.writerId')
    .select(['visit.id', 'visit.date', 'visit.text', 'visit.nextStep'])
    .select(['visit.changedAt', 'visit.version', 'user.name as writer'])
    .select(['visit.sections', 'visit.figures', 'visit.signedAt', 'visit.signedBy'])
    .where('visit.customerId', '=', customerId);

type Asked = {
  readonly search: string;
  readonly after?: string | undefined;
  readonly limit: number;
};

/**
 * A page of a customer's visits, the latest day first; with a search, only visits that have all of its words.
 * Throws 422 for a cursor of another list.
 */
export async function listVisits(db: Db, scope: CustomerScope, { search, after, limit }: Asked) {
  const [date, id] = PAGES.keysOf(after) ?? [];
  let asking = ofCustomer(db, scope);
  // Searched words consist of letters and digits only, so none contains a wildcard.
  for (const word of searchedWords(search))
    asking = asking.where('visit.words', 'like', `%${word}%`);
  if (date !== undefined && id !== undefined)
    asking = asking.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('visit.date', 'visit.id'), '<', tuple(date, id)),
    );
  const rows = await asking
    .orderBy('visit.date', 'desc')
    .orderBy('visit.id', 'desc')
    .limit(rowLimit(limit + 1))
    .execute();
  const { items, next } = pageFrom(rows, limit, (last) => PAGES.cursorOf(last.date, last.id));
  return { items: await asVisits(db, scope, items), next };
}

/** One visit. Throws 404. */
export async function readVisit(db: Db, scope: CustomerScope, id: string): Promise<Visit> {
  const row = await ofCustomer(db, scope).where('visit.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const [visit] = await asVisits(db, scope, [row]);
  return visit as Visit;
}

type Row = Pick<Visit, 'id' | 'date' | 'text' | 'nextStep' | 'writer' | 'changedAt' | 'version'> &
  Record<'sections' | 'figures' | 'signedAt' | 'signedBy', string | null>;

/** Visits as they are read, each with its addenda, the earliest first. */
async function asVisits(
  db: Db,
  { customerId }: CustomerScope,
  rows: readonly Row[],
): Promise<Visit[]> {
  const signed = rows.flatMap(({ id, signedAt }) => (signedAt === null ? [] : id));
  const addenda =
    signed.length === 0
      ? []
      : await db
          .selectFrom('visitAddendum')
          .select(['visitId', 'id', 'text', 'writer', 'writtenAt'])
          .where('customerId', '=', customerId)
          .where('visitId', 'in', signed)
          .orderBy('id')
          .execute();
  return rows.map(({ sections, figures, signedAt, signedBy, ...visit }) => ({
    ...visit,
    sections: sections && (JSON.parse(sections) as Visit['sections']),
    figures: figures && (JSON.parse(figures) as Visit['figures']),
    signed: signedAt === null ? null : { at: signedAt, by: signedBy ?? '' },
    addenda: addenda.flatMap(({ visitId, ...each }) => (visitId === visit.id ? each : [])),
  })) as Visit[];
}
