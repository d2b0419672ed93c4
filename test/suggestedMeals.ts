import { dayIn } from '#domain/day.ts';
import { countAllMeals } from '#server/plans/mealTexts.ts';
import type { RunningEngine } from './engines.ts';
import type { Person } from './factories/people.ts';
import { planInput } from './factories/plans.ts';

export const TODAY = dayIn('UTC', new Date());

type Client = ReturnType<RunningEngine['as']>;

/** A plan with these meals on each day. */
export const planOf = (...meals: string[]) =>
  planInput(TODAY, { meals: Array.from({ length: 8 }, (_, at) => meals[at] ?? '') });

/** What tests of suggested meals do: upload plans, ask for suggestions, and look at the counts. */
export function suggestedMeals(engine: RunningEngine) {
  let nth = 0;
  const counted = () =>
    Promise.all([
      engine.db.selectFrom('mealText').selectAll().orderBy('text').execute(),
      engine.db.selectFrom('mealTextWord').selectAll().orderBy('word').orderBy('text').execute(),
      engine.db
        .selectFrom('mealTextUse')
        .selectAll()
        .orderBy('customerId')
        .orderBy('text')
        .execute(),
      engine.db
        .selectFrom('mealTextKept')
        .selectAll()
        .orderBy('libraryPlanId')
        .orderBy('text')
        .execute(),
    ]);
  return {
    asDietician: async () => engine.as(await engine.make.aDietician()),
    async upload(client: Client, customer: Person, ...meals: string[]) {
      nth += 1;
      const { body } = await client.post<{ id: string; version: number }>(
        `/api/customers/${customer.id}/diet-plans`,
        planOf(...meals),
        { headers: { 'idempotency-key': `suggestions-${engine.name}-${nth}` } },
      );
      return body;
    },
    async suggest(client: Client, begins: string) {
      const path = `/api/meal-suggestions?${new URLSearchParams({ begins })}`;
      return (await client.get<{ items: string[] }>(path)).body.items;
    },
    counted,
    /** The counts after everything was deleted and counted again, as after a restore. */
    async countedAnew() {
      for (const table of ['mealTextUse', 'mealTextKept', 'mealText'] as const)
        await engine.db.deleteFrom(table).execute();
      await engine.db.transaction().execute(countAllMeals);
      return counted();
    },
  };
}
