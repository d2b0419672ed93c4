import { FEW_CUSTOMERS, suggested, typedWords } from '#domain/plans/mealSuggestions.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/rowLimit.ts';

/** Some of them may be left out. */
const LOOKED_AT = 24;
/** Behind every letter, so that words that begin with 'oat' are those between it and this. */
const AFTER_ALL = '\u{10ffff}';

/** The meals of the practice's plans that go on from what is typed, those of most plans first. */
export async function suggestMeals(db: Db, begins: string): Promise<string[]> {
  const typed = typedWords(begins);
  if (!typed) return [];
  const { whole, begun } = typed;
  let query = db
    .selectFrom('mealText')
    .select(['text', 'customers'])
    .where('text', 'in', (words) =>
      words
        .selectFrom('mealTextWord')
        .select('text')
        .where('word', '>=', begun)
        .where('word', '<', `${begun}${AFTER_ALL}`),
    );
  for (const word of whole)
    query = query.where('text', 'in', (words) =>
      words.selectFrom('mealTextWord').select('text').where('word', '=', word),
    );
  const found = await query
    .orderBy('plans', 'desc')
    .orderBy('text')
    .limit(rowLimit(LOOKED_AT))
    .execute();
  const few = found.filter(({ customers }) => customers <= FEW_CUSTOMERS).map(({ text }) => text);
  const names = Map.groupBy(await namesOf(db, few), ({ text }) => text);
  const open = found.filter(
    ({ text }) => names.get(text)?.every(({ consent }) => consent !== 'given') !== true,
  );
  return suggested(
    open.map(({ text }) => ({ text, names: names.get(text)?.map(({ name }) => name) ?? [] })),
    begins,
  );
}

/** Who has a meal in their plans. */
async function namesOf(db: Db, texts: readonly string[]) {
  if (texts.length === 0) return [];
  return db
    .selectFrom('mealTextUse')
    .innerJoin('user', 'user.id', 'mealTextUse.customerId')
    .select(['mealTextUse.text', 'user.name', 'user.consent'])
    .where('mealTextUse.text', 'in', texts)
    .execute();
}
