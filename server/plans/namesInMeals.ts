import { sql } from 'kysely';
import {
  FEW_CUSTOMERS,
  NAME_WORDS_MAX,
  nameWordsIn,
  wordsOfMeal,
} from '#domain/plans/mealSuggestions.ts';
import type { Db, Engine } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';

type Asked = { readonly db: Db; readonly engine: Engine };

/**
 * The characters that may follow a part of a name in the index of the customer search: a blank, the line's
 * end, a sign.
 */
const BEHIND = [' ', '\n', '-', ',', '.'];
/** The characters that separate parts of a name: O’Brien has the part Brien. */
const SIGNS = [...BEHIND.slice(1), "'", '’'];

/**
 * Those of these meals that contain no part of any customer's name. A word that more than a few customers
 * have in their plans is an ordinary one, such as olive or rice, even if somebody has that name.
 */
export async function withoutNames(asked: Asked, texts: readonly string[]): Promise<Set<string>> {
  const looked = new Map<string, readonly string[]>();
  const all = new Set<string>();
  for (const text of texts) {
    const words = nameWordsIn(text);
    // Beyond this number of words meals are not checked, so they are not suggested.
    if (all.size + words.length > NAME_WORDS_MAX) continue;
    looked.set(text, words);
    for (const word of words) all.add(word);
  }
  const telling = new Set<string>();
  for (const name of await namesAmong(asked, [...all]))
    if (!(await isOrdinary(asked.db, name))) telling.add(name);
  return new Set(
    [...looked]
      .filter(([, words]) => !words.some((word) => telling.has(word)))
      .map(([text]) => text),
  );
}

/**
 * Those of these words that are a whole part of a customer's name. The index of three-character parts finds a
 * word together with the sign after it.
 */
async function namesAmong({ db, engine }: Asked, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const list = JSON.stringify(words);
  const whole = (word: string) => sql`
    ' ' || ${SIGNS.reduce((text, sign) => sql`replace(${text}, ${sign}, ' ')`, sql`"words"`)}
    like '% ' || ${sql.ref(word)} || ' %'`;
  const ends = (each: (sign: string) => ReturnType<typeof sql>, or: string) =>
    sql.join(BEHIND.map(each), sql.raw(or));
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ word: string }>`
          select "asked"."value" as "word" from json_each(${list}) as "asked"
          where exists (select 1 from "customerGrams" where "customerGrams" match
            ${ends((sign) => sql`'"' || "asked"."value" || ${`${sign}"`}`, ` || ' OR ' || `)}
            and ${whole('asked.value')})`.execute(db)
      : await sql<{ word: string }>`
          select "asked"."word" from jsonb_array_elements_text(cast(${list} as jsonb)) as "asked"("word")
          where exists (select 1 from "customerGrams" where
            (${ends((sign) => sql`"grams" @> "gramsOf"("asked"."word" || ${sign})`, ' or ')})
            and ${whole('asked.word')})`.execute(db);
  return rows.map(({ word }) => word);
}

/**
 * Looks at no more uses than this. If they all belong to `FEW_CUSTOMERS` or fewer, the word counts as a name, and
 * the meal is not suggested.
 */
const USES_LOOKED_AT = 2000;

async function isOrdinary(db: Db, name: string): Promise<boolean> {
  const [word = ''] = wordsOfMeal(name);
  const some = db
    .selectFrom('mealTextWord')
    .innerJoin('mealTextUse', 'mealTextUse.text', 'mealTextWord.text')
    .select('customerId')
    .where('mealTextWord.word', '=', word)
    .limit(rowLimit(USES_LOOKED_AT));
  const people = await db
    .selectFrom(some.as('some'))
    .select('customerId')
    .distinct()
    .limit(rowLimit(FEW_CUSTOMERS + 1))
    .execute();
  return people.length > FEW_CUSTOMERS;
}
