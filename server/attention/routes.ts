import { REASON_KINDS, type ReasonKind } from '#domain/attention/attention.ts';
import {
  type AttentionPage,
  type AttentionQuery,
  type AttentionRow,
  attentionPageSchema,
  attentionQuerySchema,
  FIRST_WORDS_MAX,
  ownThresholdsInputSchema,
  ownThresholdsSchema,
  snoozeInputSchema,
  thresholdsInputSchema,
  thresholdsSchema,
} from '#domain/attention/attentionSchema.ts';
import type { Conversation } from '#domain/conversations/conversationSchema.ts';
import { isMine } from '#domain/conversations/waiting.ts';
import { imageUrl } from '#domain/images/image.ts';
import { truncate } from '#domain/text.ts';
import type { Db } from '../db/open.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import { allNeeding, type Needing } from './board.ts';
import { saveSnooze } from './snoozes.ts';
import {
  ownThresholds,
  practiceThresholds,
  saveOwnThresholds,
  savePracticeThresholds,
} from './thresholds.ts';

const PAGES = pagesOf('attention', 3);

type Waiting = Pick<Conversation, 'messages' | 'notes'>;
/** `waitingOf`: what waits of each of these customers, with the beginnings of the texts. */
type BoardDeps = {
  readonly db: Db;
  readonly waitingOf: (customerIds: readonly string[]) => Promise<(id: string) => Waiting>;
};
type Asking = { readonly at: Date; readonly me: string };

/** A page of the customers who need a dietician, most urgent first, with their number by reason. Throws 422. */
async function readBoard(
  deps: BoardDeps,
  query: AttentionQuery,
  { at, me }: Asking,
): Promise<AttentionPage> {
  const after = PAGES.keysOf(query.after);
  const all = await allNeeding(deps.db, at);
  const mine = all.filter(({ assignee }) =>
    isMine({ assigneeId: assignee?.id ?? null, dieticianId: null }, me),
  );
  const asked = query.mine === 'yes' ? mine : all;
  const reasonsOf = query.snoozed === 'yes' ? putOffOf : shownOf;
  const some = asked.filter((person) => reasonsOf(person).length > 0);
  const { reason } = query;
  const rows = reason
    ? some.filter((person) => reasonsOf(person).some(({ kind }) => kind === reason))
    : some;
  rows.sort(byUrgency);
  const from = after ? rows.findIndex((row) => comesAfter(row, after)) : 0;
  const rest = from === -1 ? [] : rows.slice(from, from + query.limit + 1);
  const { items, next } = pageFrom(rest, query.limit, (row) =>
    PAGES.cursorOf(String(row.urgency), row.sortName, row.id),
  );
  return {
    items: await asRows(deps, items, reasonsOf),
    next,
    counts: {
      all: countOf(all, shownOf),
      mine: countOf(mine, shownOf),
      snoozed: countOf(asked, putOffOf),
      reasons: countsByReason(some, reasonsOf),
    },
  };
}

type ReasonsOf = (person: Needing) => Needing['shown'];

const shownOf: ReasonsOf = ({ shown }) => shown;
const putOffOf: ReasonsOf = ({ putOff }) => putOff;

const countOf = (people: readonly Needing[], reasonsOf: ReasonsOf) =>
  people.filter((person) => reasonsOf(person).length > 0).length;

function countsByReason(
  people: readonly Needing[],
  reasonsOf: ReasonsOf,
): Record<ReasonKind, number> {
  const counts = Object.fromEntries(REASON_KINDS.map((kind) => [kind, 0])) as Record<
    ReasonKind,
    number
  >;
  for (const person of people) for (const { kind } of reasonsOf(person)) counts[kind] += 1;
  return counts;
}

type Key = Pick<Needing, 'urgency' | 'sortName' | 'id'>;

function byUrgency(one: Key, other: Key): number {
  if (one.urgency !== other.urgency) return other.urgency - one.urgency;
  if (one.sortName !== other.sortName) return one.sortName < other.sortName ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

const comesAfter = (row: Key, [urgency = '', sortName = '', id = '']: readonly string[]) =>
  row.id !== id && byUrgency(row, { urgency: Number(urgency), sortName, id }) > 0;

/** Adds names, pictures and first words, only for the customers on the page. */
async function asRows(
  { db, waitingOf }: BoardDeps,
  people: readonly Needing[],
  reasonsOf: ReasonsOf,
): Promise<AttentionRow[]> {
  const rows =
    people.length === 0
      ? []
      : await db
          .selectFrom('user')
          .select(['id', 'name'])
          // A subquery by the key of each user: for a join PostgreSQL reads the rows of all pictures.
          .select(({ selectFrom }) =>
            selectFrom('profileImage')
              .select('filename')
              .whereRef('ownerId', '=', 'user.id')
              .as('filename'),
          )
          .where(
            'id',
            'in',
            people.map(({ id }) => id),
          )
          .execute();
  const waits = await waitingOf(people.map(({ id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return people.flatMap((person) => {
    const who = byId.get(person.id);
    // Erased since the board was read.
    if (!who) return [];
    const { assignee } = person;
    return {
      id: who.id,
      name: who.name,
      profileImageUrl: imageUrl(who.id, who.filename),
      today: person.today,
      assignee: assignee ? { id: assignee.id, name: assignee.name } : null,
      reasons: reasonsOf(person).map((reason) => ({
        ...reason,
        words: firstWords(reason.kind, waits(person.id)),
      })),
      snoozes: [...person.snoozes],
    };
  });
}

/** The first words of the question that waits, or of the note; null for other reasons. */
function firstWords(kind: ReasonKind, { messages, notes }: Waiting): string | null {
  if (kind === 'asked') return truncate(messages?.first.text ?? '', FIRST_WORDS_MAX);
  return kind === 'note' ? truncate(notes[0]?.text ?? '', FIRST_WORDS_MAX) : null;
}

export function attentionRoutes(api: Api, deps: Deps & BoardDeps): void {
  const { db, now } = deps;
  api.operation({
    get: '/attention',
    summary: 'Who needs a dietician and why, the most urgent first',
    by: ['dietician'],
    reads: 'attention-list',
    query: attentionQuerySchema,
    gives: attentionPageSchema,
    answer: async ({ session, query }) => {
      const asking = { at: now(), me: session.id };
      return await readBoard(deps, query, asking);
    },
  });

  api.operation({
    put: '/customers/{uid}/attention/snooze',
    summary: 'Put a customer off until a day of theirs, all or one reason, for the whole practice',
    by: ['dietician'],
    changes: 'attention',
    takes: snoozeInputSchema,
    answer: async ({ scope, session, operation, input }) => {
      const byId = session.id;
      await saveSnooze(operation, scope, input, byId);
    },
  });

  api.operation({
    get: '/practice/attention',
    summary: 'From when on somebody needs a dietician',
    by: ['dietician'],
    gives: thresholdsSchema,
    answer: async ({ context }) => {
      const thresholds = await practiceThresholds(db);
      context.header('etag', `"${thresholds.version}"`);
      return thresholds;
    },
  });

  api.operation({
    put: '/practice/attention',
    summary: 'Set from when on somebody needs a dietician',
    by: ['practiceOwner'],
    changes: 'attention-thresholds',
    ifMatch: 'needed',
    takes: thresholdsInputSchema,
    gives: thresholdsSchema,
    answer: async ({ context, operation, input, version }) => {
      await savePracticeThresholds(operation, input, version);
      const thresholds = await practiceThresholds(db);
      context.header('etag', `"${thresholds.version}"`);
      return thresholds;
    },
  });

  api.operation({
    get: '/customers/{uid}/attention',
    summary: 'From when on this customer needs a dietician, where it differs from the practice',
    by: ['dietician'],
    reads: 'attention',
    gives: ownThresholdsSchema,
    answer: async ({ context, scope }) => {
      const thresholds = await ownThresholds(db, scope);
      context.header('etag', `"${thresholds.version}"`);
      return thresholds;
    },
  });

  api.operation({
    put: '/customers/{uid}/attention',
    summary: 'Set from when on this customer needs a dietician; null: as the practice',
    by: ['dietician'],
    changes: 'attention',
    ifMatch: 'needed',
    takes: ownThresholdsInputSchema,
    gives: ownThresholdsSchema,
    answer: async ({ context, scope, operation, input, version }) => {
      await saveOwnThresholds(operation, scope, input, version);
      const thresholds = await ownThresholds(db, scope);
      context.header('etag', `"${thresholds.version}"`);
      return thresholds;
    },
  });
}
