import type { FoundMessage } from '#domain/conversations/conversationSchema.ts';
import { excerptOf, searchedWords, wordsIn } from '#domain/search.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { pagesOf } from '../http/cursor.ts';

const PAGES = pagesOf('all-messages', 2);

/** How many messages one request looks at, and how many of them at once. */
const LOOKED_AT = 10_000;
const AT_ONCE = 500;

type Asked = {
  readonly search: string;
  readonly after?: string | undefined;
  readonly limit: number;
};
type Row = FoundMessage & { readonly sentAt: string };

/**
 * The messages of all customers that have every searched word, the newest first. One request looks at a bounded
 * number of messages; `next` goes on from there, also when it found nothing. Words are compared as `wordsIn` reads
 * them, whatever the database. Nobody looks at messages of a customer who has not agreed, or has withdrawn that.
 */
export async function searchMessages(
  db: Db,
  { search, after, limit }: Asked,
): Promise<{ items: FoundMessage[]; next: string | null; searchedBackTo: string | null }> {
  const words = searchedWords(search);
  // Signs alone, such as 👍, are no words: they are found as they are.
  const signs = words.length > 0 ? '' : search.trim();
  const items: FoundMessage[] = [];
  let keys = PAGES.keysOf(after);
  let last: Row | undefined;
  for (let looked = 0; (words.length > 0 || signs) && looked < LOOKED_AT; looked += AT_ONCE) {
    const rows = await messagesBefore(db, keys);
    for (const row of rows) {
      last = row;
      const text = wordsIn(row.text).join(' ');
      if (!words.every((word) => text.includes(word)) || !row.text.includes(signs)) continue;
      items.push({
        ...row,
        text: excerptOf(row.text, words)
          .map((part) => part.text)
          .join(''),
      });
      if (items.length === limit) return { items, next: cursorOf(row), searchedBackTo: row.sentAt };
    }
    if (rows.length < AT_ONCE || !last) return { items, next: null, searchedBackTo: null };
    keys = [last.sentAt, last.id];
  }
  return last
    ? { items, next: cursorOf(last), searchedBackTo: last.sentAt }
    : { items, next: null, searchedBackTo: null };
}

const cursorOf = ({ sentAt, id }: Row) => PAGES.cursorOf(sentAt, id);

function messagesBefore(db: Db, keys: readonly string[] | null): Promise<Row[]> {
  const [sentAt, id] = keys ?? [];
  let asking = db
    .selectFrom('message')
    .innerJoin('user', 'user.id', 'message.customerId')
    .select(['message.id', 'message.customerId', 'message.sentAt', 'message.text'])
    .select(['message.side as from', 'user.name', 'user.email'])
    .where('user.consent', '=', 'given')
    .where('message.takenBackAt', 'is', null);
  if (sentAt !== undefined && id !== undefined)
    asking = asking.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('message.sentAt', 'message.id'), '<', tuple(sentAt, id)),
    );
  return asking
    .orderBy('message.sentAt', 'desc')
    .orderBy('message.id', 'desc')
    .limit(rowLimit(AT_ONCE))
    .execute();
}
