import { sql } from 'kysely';
import {
  FEW_CUSTOMERS,
  NAME_WORDS_MAX,
  nameWordsIn,
  suggested,
  typedWords,
  wordsOfMeal,
} from '#domain/plans/mealSuggestions.ts';
import { mealBeginningSchema, mealSuggestionsSchema } from '#domain/plans/planSchema.ts';
import type { Db, Engine } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';

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
async function withoutNames(asked: Asked, texts: readonly string[]): Promise<Set<string>> {
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

/** More than are suggested, because some of them may be left out. */
const LOOKED_AT = 24;
/** Sorts after every letter: the words that begin with 'oat' lie between 'oat' and 'oat' plus this. */
const AFTER_ALL = '\u{10ffff}';
/** If a word is in more texts than this, not all of them are read: see {@link textsWith}. */
const COMMON = 2000;
const MOST_USED = 5000;

type Asked = { readonly db: Db; readonly engine: Engine };

/** The meals of the practice's plans and its library that continue what is typed, those in most plans first. */
async function suggestMeals(asked: Asked, begins: string): Promise<string[]> {
  const typed = typedWords(begins);
  if (!typed) return [];
  const { db } = asked;
  const found = await textsWith(db, [
    ...typed.whole.map((word) => ({ word, isWhole: true })),
    { word: typed.begun, isWhole: false },
  ]);
  const few = found.filter(({ customers }) => customers <= FEW_CUSTOMERS).map(({ text }) => text);
  const people = Map.groupBy(await peopleWith(db, few), ({ text }) => text);
  const kept = await inLibrary(db, few);
  // A rare meal must be in the library or in a plan of a customer with consent; otherwise its customer has
  // left or has withdrawn their consent.
  const known = few.filter(
    (text) =>
      kept.has(text) || people.get(text)?.some(({ consent }) => consent === 'given') === true,
  );
  const nameless = await withoutNames(asked, known);
  const open = found.filter(
    ({ text, customers }) => customers > FEW_CUSTOMERS || nameless.has(text),
  );
  return suggested(
    open.map(({ text }) => ({ text, people: people.get(text) ?? [] })),
    begins,
  );
}

async function inLibrary(db: Db, texts: readonly string[]): Promise<Set<string>> {
  if (texts.length === 0) return new Set();
  const rows = await db
    .selectFrom('mealTextKept')
    .select('text')
    .distinct()
    .where('text', 'in', texts)
    .execute();
  return new Set(rows.map(({ text }) => text));
}

type Sought = { readonly word: string; readonly isWhole: boolean };

/**
 * The texts with all these words that are in the most plans. Reading every text of a common word would take
 * longer the more plans the practice has. So the texts of a rarer word are read; when all words are common,
 * only the texts in the most plans, which contain many matches.
 */
async function textsWith(db: Db, sought: readonly Sought[]) {
  let rare: Sought | undefined;
  for (const each of sought) if (!rare && !(await isCommon(db, each))) rare = each;
  const all = db.selectFrom('mealText').selectAll();
  const texts = rare
    ? all.where('text', 'in', wordsLike(db, rare).select('text')).limit(rowLimit(COMMON))
    : all.orderBy('plans', 'desc').orderBy('text').limit(rowLimit(MOST_USED));
  let query = db.selectFrom(texts.as('candidate')).select(['text', 'customers']);
  for (const each of sought)
    if (each !== rare)
      query = query.where(({ exists }) =>
        exists(
          wordsLike(db, each)
            .select('mealTextWord.word')
            .where('mealTextWord.text', '=', sql.ref<string>('candidate.text')),
        ),
      );
  return query.orderBy('plans', 'desc').orderBy('text').limit(rowLimit(LOOKED_AT)).execute();
}

async function isCommon(db: Db, sought: Sought): Promise<boolean> {
  const beyond = await wordsLike(db, sought)
    .select('word')
    .limit(rowLimit(1))
    .offset(rowLimit(COMMON))
    .executeTakeFirst();
  return beyond !== undefined;
}

function wordsLike(db: Db, { word, isWhole }: Sought) {
  const all = db.selectFrom('mealTextWord');
  return isWhole
    ? all.where('mealTextWord.word', '=', word)
    : all
        .where('mealTextWord.word', '>=', word)
        .where('mealTextWord.word', '<', `${word}${AFTER_ALL}`);
}

async function peopleWith(db: Db, texts: readonly string[]) {
  if (texts.length === 0) return [];
  return db
    .selectFrom('mealTextUse')
    .innerJoin('user', 'user.id', 'mealTextUse.customerId')
    .select(['mealTextUse.text', 'user.name', 'user.email', 'user.consent'])
    .where('mealTextUse.text', 'in', texts)
    .execute();
}

export function suggestionRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: '/meal-suggestions',
    summary: 'Meals of the practice’s plans with the words that are being typed, most used first',
    by: ['dietician'],
    query: mealBeginningSchema,
    gives: mealSuggestionsSchema,
    answer: async ({ query }) => ({
      items: await suggestMeals(deps, query.begins),
    }),
  });
}
