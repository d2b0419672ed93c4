import { IconChecks } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import type { ChangedCell } from '#domain/plans/versionSchema.ts';
import { MEAL_INDEXES } from '#domain/progress/progress.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { Button } from '../kit/Button.tsx';
import { lazyPlace } from '../kit/lazy.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { atRest } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { NoLongerPlanned } from '../planChanges/ChangedMark.tsx';
import classes from './DayBody.module.css';
import type { DayValues } from './dayShown.ts';
import { type MealAside, MealList, MealPhotos, MealsSkeleton } from './MealList.tsx';
import { mealRows, nextMeal, type OwnDay, openDishes } from './mealRows.ts';
import type { DayHere } from './useDay.ts';
import type { DayForm } from './useDayForm.ts';
import { say } from './words.ts';

type Props = {
  day: TrackedDay;
  values: DayValues;
  /** Absent: the same layout, read-only. */
  form?: (DayHere & Partial<Pick<DayForm, 'askedWater'>>) | undefined;
  /** Above the meals, for a dietician: how the day went, with the customer's notes, which are then no field. */
  above?: ReactNode;
  /** The meals that changed since the customer last looked at them. */
  changed?: readonly ChangedCell[];
  mealAside?: MealAside | undefined;
  own?: OwnDay | undefined;
  /** The time of the customer's day, in minutes. */
  minutes: number;
  name?: string;
  /** Above and below the meals, in their card. */
  head?: ReactNode;
  foot?: ReactNode;
  /** What to say of the day's plan; absent: why a day has no meals. */
  note?: string | null | undefined;
};

// Below the meals on a phone, so fetched after them.
const RestFields = lazyPlace(() => atRest(() => import('./RestFields.tsx')));

/** A day: its meals and the other fields, in one layout for the dashboard, My Progress and dieticians. */
export function DayBody(props: Props) {
  const { day, values, form, above, changed = [], mealAside, own, minutes } = props;
  const { name = say.meals, head, foot, note } = props;
  const ticks = form?.meals;
  const rows = mealRows(day, ticks);
  const isListed = ({ meal }: { meal: number }) => rows.some(({ index }) => Number(index) === meal);
  const isToday = day.date === day.today;
  const next = form && isToday ? nextMeal(rows, minutes) : null;
  return (
    <div className={classes.frame} data-readonly={!form}>
      <div className={classes.body}>
        <section className={classes.meals} aria-label={name}>
          {above}
          <NoMeals day={day} note={note} editing={Boolean(form)} hasRows={rows.length > 0} />
          {rows.length > 0 && (
            <div className="card clipped">
              {head}
              <MealList
                {...{ rows, changed, next, own }}
                day={form}
                aside={mealAside}
                isClamped={own !== undefined}
              />
              {form && (
                <AllAsPlanned
                  {...openDishes(rows, day, isToday ? minutes : null)}
                  onPress={form.tickAll}
                />
              )}
              {foot}
            </div>
          )}
          {day.planned && !day.record && (
            <NoLongerPlanned
              // A changed meal stays in the list if its dish was ticked.
              cells={changed.filter((cell) => !isListed(cell))}
              timings={day.planned.mealTimings}
            />
          )}
          <MealPhotos
            name={say.otherMeal}
            photos={(day.photos ?? []).filter((photo) => !isListed(photo))}
            own={own}
          />
          {rows.length === 0 && foot}
        </section>
        <section className={classes.fields} aria-label={say.waterSleepMood}>
          <Suspense fallback={<FieldsSkeleton />}>
            <RestFields
              values={values}
              day={form}
              isWaterAsked={form !== undefined && form.askedWater === values.waterIntake}
              withNotes={!above}
            />
          </Suspense>
        </section>
      </div>
    </div>
  );
}

type AllProps = ReturnType<typeof openDishes> & { onPress: DayHere['tickAll'] };

/** Logs at once what is planned and not logged yet; a single meal is logged by its own row. */
const AllAsPlanned = ({ dishes, isMore, onPress }: AllProps) =>
  dishes.length > 1 && (
    <div className={classes.all}>
      <Button
        variant="subtle"
        leftSection={<IconChecks size={20} stroke={1.5} aria-hidden />}
        onClick={({ currentTarget, detail }) => {
          // The button goes away; who pressed it by keyboard goes on at the meals.
          const list = currentTarget.closest('section')?.querySelector('input');
          if (detail === 0) list?.focus({ preventScroll: true });
          void onPress(dishes);
        }}
      >
        {isMore ? say.allSoFar(dishes.length) : say.allAsPlanned}
      </Button>
    </div>
  );

type SkeletonProps = { above?: ReactNode; withHead?: boolean };

/** The placeholder of a day while it loads, as the customer or as their dietician reads it; `withHead`: as on the dashboard. */
export const DaySkeleton = ({ above, withHead = false }: SkeletonProps) => (
  <div className={classes.frame} aria-busy="true" role="status" aria-label={ofKit.loading}>
    <div className={classes.body}>
      <div className={classes.meals}>
        {above}
        <div className="card clipped">
          {withHead && (
            <div className={classes.skeletonHead}>
              <Skeleton width={90} height={16} mb={14} mt={4} />
              <Skeleton height={6} />
            </div>
          )}
          <MealsSkeleton />
        </div>
      </div>
      <div className={classes.fields}>
        <FieldsSkeleton />
      </div>
    </div>
  </div>
);

const FIELDS = ['water', 'sleep', 'mood', 'score'];

const FieldsSkeleton = () =>
  FIELDS.map((field) => (
    <div key={field} className={classes.field}>
      <Skeleton width={96} height={14} mb={12} />
      <Skeleton height={56} />
    </div>
  ));

type NoMealsProps = Pick<Props, 'day' | 'note'> & { editing: boolean; hasRows: boolean };

/** Says why a day has no meals of its own, or which plan they are from. */
function NoMeals({ day, note, editing, hasRows }: NoMealsProps) {
  const missing = note ?? whyNone(day, hasRows);
  if (missing === null) return null;
  if (hasRows) return <p className="quiet">{missing}</p>;
  return (
    <div className={classes.noMeals}>
      <p className={classes.missing}>{missing}</p>
      {editing && <p className="plain">{say.restCanBeLogged}</p>}
    </div>
  );
}

function whyNone({ record, planned, hasAnyPlan }: TrackedDay, hasRows: boolean): string | null {
  if (record?.planned.from === 'gone')
    return say.planGone(
      // How many meals were ticked is known even if it is not known what they were.
      MEAL_INDEXES.filter((index) => record.meals[index] === true).length,
    );
  if (record?.planned.from === 'none' && (planned !== null || hasRows))
    return say.loggedWithoutPlan;
  if (hasRows) return null;
  if (planned || record?.planned.planId) return say.noMealsPlanned;
  return hasAnyPlan ? say.noPlanForDate : say.noPlan;
}
