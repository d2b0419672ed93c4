import type { Conversation, ConversationInput } from '#domain/conversations/conversationSchema.ts';
import { isSnoozed } from '#domain/conversations/waiting.ts';
import { addDays, type Day } from '#domain/day.ts';
import { requireDietician } from '../coaching/assignment.ts';
import { lastNoteAt } from '../dayNotes/notes.ts';
import type { Db } from '../db/open.ts';
import { invalidField } from '../http/failure.ts';
import { type CustomerScope, todayOf } from '../http/session.ts';
import { editedMeanwhile } from '../http/write.ts';
import { say } from '../words.ts';
import { type Changing, lockConversation } from './changing.ts';
import type { ConversationRow } from './noun.ts';
import { tellAssignee } from './told.ts';
import { whatWaits } from './waiting.ts';

/** The state of a conversation for dieticians: its assignee, until when it is put off, and what of it waits. */
export async function readConversation(
  db: Db,
  { customerId }: Pick<CustomerScope, 'customerId'>,
  today: Day,
): Promise<Conversation> {
  const row = await db
    .selectFrom('conversation')
    .leftJoin('user as assignee', (join) =>
      join.onRef('assignee.id', '=', 'conversation.assigneeId').on('assignee.role', '=', 'client'),
    )
    .select(['snoozedUntil', 'snoozedAt', 'waitingSince', 'version'])
    .select(['assignee.id', 'assignee.name'])
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  const waits = await whatWaits(db, [customerId], { excerpts: false });
  return {
    assignee: row?.id ? { id: row.id, name: row.name ?? '' } : null,
    snoozedUntil: row ? await holding(db, customerId, row, today) : null,
    version: row?.version ?? 0,
    ...waits(customerId),
  };
}

type Snoozed = Pick<ConversationRow, 'snoozedUntil' | 'snoozedAt' | 'waitingSince'>;

/** Until when a conversation is put off; null once that day is reached, or when a note was written since. */
async function holding(
  db: Db,
  customerId: string,
  row: Snoozed,
  today: Day,
): Promise<string | null> {
  if (row.snoozedUntil === null) return null;
  const [asked, noted] = [row.waitingSince ?? '', (await lastNoteAt(db, { customerId })) ?? ''];
  return isSnoozed(row, today, asked > noted ? asked : noted) ? row.snoozedUntil : null;
}

/**
 * Assigns a conversation to a dietician and puts it off until a day. Throws 409 for an assignee who is no
 * dietician, 412 when `version` is not the latest, 422 for a day that is not in the future.
 */
export async function changeConversation(
  changing: Changing,
  version: number,
  { assigneeId, snoozedUntil }: ConversationInput,
): Promise<void> {
  const { operation, running, scope } = changing;
  const before = await lockConversation(changing);
  if (before.version !== version) throw editedMeanwhile();
  if (assigneeId !== null && assigneeId !== before.assigneeId)
    await requireDietician(running.db, assigneeId);
  const today = todayOf(operation, scope);
  const isNew = snoozedUntil !== (await holding(running.db, scope.customerId, before, today));
  if (isNew) refuseDay(snoozedUntil, today);
  const at = operation.now().toISOString();
  await running.db
    .updateTable('conversation')
    .set({ assigneeId, snoozedUntil, version: version + 1 })
    .set(isNew ? { snoozedAt: snoozedUntil === null ? null : at } : {})
    .where('customerId', '=', scope.customerId)
    .execute();
  running.changed('conversation', scope.customerId);
  if (assigneeId !== null && assigneeId !== before.assigneeId)
    await tellAssignee(changing, assigneeId, before);
}

const MOST_DAYS = 366;

function refuseDay(until: Day | null, today: Day): void {
  if (until !== null && (until <= today || until > addDays(today, MOST_DAYS)))
    throw invalidField('snoozedUntil', say.dayAhead);
}
