import { expect } from 'vitest';
import { type Random, randomFrom } from '#demo/random.ts';
import type { CustomerPage } from '#domain/customers/customerSchema.ts';
import { STRIP_DAYS } from '#domain/customers/limits.ts';
import { addDays, type Day } from '#domain/day.ts';
import { DAYS_PER_PLAN, MEALS_PER_DAY } from '#domain/plans/plan.ts';
import type { DietPlan, PlanInput, PlanSummary } from '#domain/plans/planSchema.ts';
import { copyOf, startingOn } from '#domain/plans/week.ts';
import { adherenceOf, loggedOf } from '#domain/progress/adherence.ts';
import { mealsShown } from '#domain/progress/mealsShown.ts';
import type { DailyProgress, ProgressDay, TrackedDay } from '#domain/progress/progressSchema.ts';
import { RECORD_COLUMNS, storedDayOf } from '#server/progress/queries.ts';
import type { RunningEngine } from '../engines.ts';
import { dayInput } from '../factories/days.ts';
import { todayOf } from '../factories/people.ts';
import { planCast, plansOf } from '../factories/planCast.ts';
import { planInput } from '../factories/plans.ts';
import { confirmed } from '../http/confirmed.ts';
import { download } from '../rights/download.ts';

/** Logged days are at most this many days back. */
const DAYS_BACK = 20;
const DISHES = ['Oats', 'Lentil soup', 'Trout', 'Salad', 'Tofu', 'Yoghurt', 'Nuts', 'Rice', ''];

/**
 * One customer with random changes of plans and days; `days` holds the customer's last version of each day.
 */
export class Story {
  readonly random: Random;
  readonly engine: RunningEngine;
  readonly #cast: Awaited<ReturnType<typeof planCast>>;
  readonly today: Day;
  readonly days = new Map<Day, DailyProgress>();
  readonly told: string[] = [];
  #plans: DietPlan[] = [];

  private constructor(
    engine: RunningEngine,
    cast: Awaited<ReturnType<typeof planCast>>,
    seed: string,
  ) {
    this.engine = engine;
    this.#cast = cast;
    this.random = randomFrom(seed);
    this.today = todayOf(cast.customer);
  }

  static async begin(engine: RunningEngine, seed: string) {
    return new Story(engine, await planCast(engine), seed);
  }

  async step(): Promise<void> {
    const what = this.random.pick([
      'log',
      'log',
      'log',
      'upload',
      'update',
      'delete',
      'copy',
    ] as const);
    this.told.push(what);
    if (what === 'log') return this.#log();
    if (what === 'upload') return this.#upload(this.#aPlan());
    const plan = this.#plans.length > 0 ? this.random.pick(this.#plans) : null;
    if (!plan) return this.#upload(this.#aPlan());
    if (what === 'copy') return this.#upload(startingOn(copyOf(plan), this.#start()));
    this.#plans = this.#plans.filter(({ id }) => id !== plan.id);
    const path = `${plansOf(this.#cast.customer)}/${plan.id}`;
    if (what === 'delete') {
      const { status } = await this.#cast.as.delete(path, { ifMatch: plan.version });
      return expect(status).toBe(204);
    }
    const { status, body } = await confirmed<DietPlan>(this.#changed(plan), (input) =>
      this.#cast.as.put(path, input, { ifMatch: plan.version }),
    );
    expect(status).toBe(200);
    this.#plans.push(body);
  }

  #start = () => addDays(this.today, this.random.whole(-DAYS_BACK - 4, 3));
  #meals = () => Array.from({ length: MEALS_PER_DAY }, () => this.random.pick(DISHES));
  #aPlan = () =>
    planInput(this.#start(), {
      name: `Week ${this.told.length}`,
      meals: Array.from({ length: DAYS_PER_PLAN }, () => this.#meals()),
    });

  /** The plan with some other dishes and another name; sometimes for another week. */
  #changed(plan: DietPlan): PlanInput {
    const { name: _, notes, startDate, endDate, weeklyDietPlan, mealTimings } = plan;
    const changed = {
      name: `Mended ${this.told.length}`,
      ...{ notes, startDate, endDate, mealTimings },
      weeklyDietPlan: weeklyDietPlan.map(({ date, meals }) => ({
        date,
        meals: meals.map((meal) => (this.random.chance(0.4) ? this.random.pick(DISHES) : meal)),
      })),
    };
    return this.random.chance(0.3) ? startingOn(changed, this.#start()) : changed;
  }

  async #upload(plan: PlanInput): Promise<void> {
    const { customer, as } = this.#cast;
    const { status, body } = await confirmed<DietPlan>(plan, (input) =>
      as.post(plansOf(customer), input),
    );
    expect(status).toBe(201);
    this.#plans.push(body);
  }

  async #read(date: Day): Promise<TrackedDay> {
    const { customer } = this.#cast;
    const path = `/api/customers/${customer.id}/daily-progress/${date}`;
    return (await this.engine.as(customer).get<TrackedDay>(path)).body;
  }

  /** Logs a day like a screen: changes some of the ticks that are shown. */
  async #log(): Promise<void> {
    const { customer } = this.#cast;
    const as = this.engine.as(customer);
    const date = addDays(this.today, -this.random.whole(0, DAYS_BACK - 1));
    const path = `/api/customers/${customer.id}/daily-progress/${date}`;
    const day = await this.#read(date);
    const rows = mealsShown(day).map(({ index, meal, done, changedTo }) => {
      const isNew = changedTo !== undefined && changedTo.meal !== '' && this.random.chance(0.3);
      return { index, meal: isNew ? changedTo.meal : meal, done: this.random.chance(0.3) !== done };
    });
    const meals = Object.fromEntries(rows.map(({ index, done }) => [index, done]));
    const ticked = rows.filter(({ done }) => done);
    const dishes = Object.fromEntries(ticked.map(({ index, meal }) => [index, meal]));
    const input = dayInput({ meals, notes: `Step ${this.told.length}` });
    const { status, body } = await as.put<DailyProgress>(path, { ...input, dishes });
    expect(status).toBe(200);
    expect(body).toMatchObject({ meals, notes: input.notes });
    for (const { index, meal } of ticked) expect(body.planned.meals[index]).toBe(meal);
    this.days.set(date, body);
  }

  /** Checks that every logged day is as its customer last saved it, both in the database and in the API. */
  async check(): Promise<void> {
    const { customer, as: dietician } = this.#cast;
    const stored = await this.engine.db
      .selectFrom('dailyProgress')
      .select(RECORD_COLUMNS)
      .where('customerId', '=', customer.id)
      .execute();
    expect(new Map(stored.map((row) => [row.date, storedDayOf(row).record]))).toEqual(this.days);
    const date = this.days.size > 0 ? this.random.pick([...this.days.keys()]) : this.today;
    expect((await this.#read(date)).record).toEqual(this.days.get(date) ?? null);
    const query = new URLSearchParams({ from: addDays(this.today, -DAYS_BACK), to: this.today });
    const { body } = await dietician.get<{ items: ProgressDay[] }>(
      `/api/customers/${customer.id}/daily-progress?${query}`,
    );
    expect(body.items.filter(({ logged }) => logged !== 'none')).toEqual(this.#squares());
  }

  #squares = (): ProgressDay[] =>
    [...this.days.values()]
      .toSorted((one, other) => (one.date < other.date ? -1 : 1))
      .map(({ date, meals: ticks, planned }) => {
        const { done, meals } = adherenceOf(planned.meals, ticks);
        return { date, logged: loggedOf({ done, meals }), done, meals };
      });

  /** Slower checks, once at the end: the list of customers, the plans, the export. */
  async checkAll(): Promise<void> {
    const { customer, as: dietician } = this.#cast;
    const squares = this.#squares();
    for (const [date, record] of this.days) expect((await this.#read(date)).record).toEqual(record);
    const list = await dietician.get<CustomerPage>(
      `/api/customers?search=${encodeURIComponent(customer.email)}`,
    );
    expect(list.body.items[0]?.strip.filter((logged) => logged !== 'none')).toEqual(
      squares
        .filter(({ date }) => date > addDays(this.today, -STRIP_DAYS))
        .map((each) => each.logged),
    );
    const { body } = await dietician.get<{ items: PlanSummary[] }>(
      `${plansOf(customer)}?limit=100`,
    );
    for (const { id, daysLogged } of body.items)
      expect(daysLogged).toBe(
        [...this.days.values()].filter(({ planned }) => planned.planId === id).length,
      );
    const files = await download(this.engine, customer);
    const rows = JSON.parse(files.get('dailyProgress.json')?.toString() ?? '') as DailyProgress[];
    expect(rows.toSorted((one, other) => (one.date < other.date ? -1 : 1))).toMatchObject(
      squares.map(({ date, done, meals }) => {
        const { planned, meals: ticks, notes, version } = this.days.get(date) ?? {};
        return {
          ...{ date, notes, version, meals: ticks, mealsDone: done, mealsOfDay: meals },
          ...{ planId: planned?.planId, planName: planned?.planName, plannedFrom: planned?.from },
          ...{ plannedMeals: planned?.meals, mealTimings: planned?.mealTimings },
        };
      }),
    );
  }
}
