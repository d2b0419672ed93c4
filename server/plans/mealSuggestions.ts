import { sql } from 'kysely';
import { FEW_CUSTOMERS, suggested, typedWords } from '#domain/plans/mealSuggestions.ts';
import type { Db, Engine } from '../db/open.ts';
import { rowLimit } from '../db/rowLimit.ts';
import { withoutNames } from './namesInMeals.ts';

/** Some of them may be left out. */
const LOOKED_AT = 24;
/** Behind every letter, so that words that begin with 'oat' are those between it and this. */
const AFTER_ALL = '\u{10ffff}';
/** Of a word that more texts have than this, they are not all looked at: see {@link textsWith}. */
const COMMON = 2000;
const MOST_USED = 5000;

type Asked = { readonly db: Db; readonly engine: Engine };

/** The meals of the practice's plans and its library that go on from what is typed, those of most plans first. */
export async function suggestMeals(asked: Asked, begins: string): Promise<string[]> {
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
  // One that was in nobody's plans would be of somebody who is gone.
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

/** Of some meals those that a plan of the library has. */
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
 * The texts with all these words that most plans have. To look at each text of a common word would take as
 * long as the practice has plans: so those of a rarer word are looked at, and where all words are common
 * the texts of most plans alone, among which they are many.
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

/** Who has a meal in their plans. */
async function peopleWith(db: Db, texts: readonly string[]) {
  if (texts.length === 0) return [];
  return db
    .selectFrom('mealTextUse')
    .innerJoin('user', 'user.id', 'mealTextUse.customerId')
    .select(['mealTextUse.text', 'user.name', 'user.email', 'user.consent'])
    .where('mealTextUse.text', 'in', texts)
    .execute();
}
