import type { Reason } from '#domain/attention/attention.ts';
import { FIRST_WORDS_MAX } from '#domain/attention/attentionSchema.ts';
import { truncate } from '#domain/text.ts';
import type { Db } from '../db/open.ts';

type Written = Pick<Reason, 'kind' | 'messageId' | 'date'> & { readonly of: string };

/** What customers wrote that is a reason to look at them: the first words of the question, or of the note. */
export async function firstWords(
  db: Db,
  reasons: readonly Written[],
): Promise<(reason: Written) => string | null> {
  const asked = reasons.flatMap(({ of, messageId: id }) => (id ? [{ of, id }] : []));
  const noted = reasons.flatMap(({ kind, of, date }) =>
    kind === 'note' && date ? [{ of, date }] : [],
  );
  const words = new Map<string, string>();
  const keep = (of: string, key: string, text: string) =>
    words.set(`${of} ${key}`, truncate(text, FIRST_WORDS_MAX));
  if (asked.length > 0) {
    const rows = await db
      .selectFrom('message')
      .select(['customerId', 'id', 'text'])
      .where(({ or, eb, and }) =>
        or(asked.map(({ of, id }) => and([eb('customerId', '=', of), eb('id', '=', id)]))),
      )
      .execute();
    for (const { customerId, id, text } of rows) keep(customerId, id, text);
  }
  if (noted.length > 0) {
    const rows = await db
      .selectFrom('dailyProgress')
      .select(['customerId', 'date', 'notes'])
      .where(({ or, eb, and }) =>
        or(noted.map(({ of, date }) => and([eb('customerId', '=', of), eb('date', '=', date)]))),
      )
      .execute();
    for (const { customerId, date, notes } of rows) keep(customerId, date, notes);
  }
  return ({ kind, of, messageId, date }) => {
    if (messageId) return words.get(`${of} ${messageId}`) ?? '';
    return kind === 'note' ? (words.get(`${of} ${date}`) ?? '') : null;
  };
}
