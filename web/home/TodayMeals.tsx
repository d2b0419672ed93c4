import { minutesOfDay } from '#domain/plans/mealTime.ts';
import type { ChangedCell } from '#domain/plans/versionSchema.ts';
import { insteadWords } from '#domain/progress/adherence.ts';
import type { DayPart } from '#domain/progress/dayParts.ts';
import type { MealIndex } from '#domain/progress/progress.ts';
import { useMinute } from '../kit/time.ts';
import { ChangeOf } from '../planChanges/ChangedMark.tsx';
import { DishWords } from '../progress/alternatives/DishWords.tsx';
import { MealMore } from '../progress/instead/MealMoreLater.tsx';
import { type DishRow, type MealRow, mealName } from '../progress/mealRows.ts';
import { MealPhotos } from '../progress/photos/MealPhotosLater.tsx';
import type { DayHere } from '../progress/useDay.ts';
import { useMe } from '../session/session.tsx';
import { AskMeal } from './AskLater.tsx';
import { MealTick } from './MealTick.tsx';
import { nextMealOf } from './nextMeal.ts';
import classes from './TodayCard.module.css';
import { NOT_SAVED } from './words.ts';

type Props = {
  rows: readonly MealRow[];
  changed: readonly ChangedCell[];
  /** The parts of the day that could not be saved yet. */
  unsaved: readonly DayPart[];
  onTick: (index: MealIndex, dish: string, done: boolean) => void;
  onPick: DayHere['pick'];
  onInstead: DayHere['instead'];
  onLeave: () => void;
};

/** Today's meals; each whole row is its checkbox. */
export function TodayMeals({ rows, changed, unsaved, onTick, onPick, onInstead, onLeave }: Props) {
  const { id, timeZone, today } = useMe();
  const own = { customerId: id, date: today };
  const now = useMinute();
  const next = nextPlace(rows, minutesOfDay(timeZone ?? 'UTC', now));
  return (
    <ol className="plain">
      {rows.flatMap((row) => {
        const { index, dishes, isPlannedNoLonger, instead, photos } = row;
        return dishes.map((dish, nth) => {
          const { timing, meal, done, mark } = dish;
          const isLast = nth === dishes.length - 1;
          const isNext = index === next && isLast;
          return (
            <li
              key={`${index} ${meal}`}
              className={`tick-row ${classes.meal}`}
              data-done={done}
              data-next={isNext}
            >
              <MealTick
                done={done}
                sign={isNext ? 'next' : (instead?.kind ?? 'open')}
                name={nameOf(dish)}
                onTick={(isDone) => onTick(index, meal, isDone)}
              />
              <div className={classes.words}>
                <p className={classes.timing}>
                  <bdi>{timing}</bdi>
                  {mark && <span className={classes.changed}>{mark}</span>}
                  {isPlannedNoLonger && <span className={classes.changed}>No longer planned</span>}
                  {isNext && <span className={classes.chip}>Next</span>}
                  {done && <span className={classes.doneWord}>done</span>}
                  {isLast && unsaved.includes(`meals.${index}`) && (
                    <span className={classes.changed}>{NOT_SAVED}</span>
                  )}
                </p>
                <p className={classes.text} dir="auto">
                  <DishWords dish={dish} onPick={(words) => onPick(index, meal, words)} />
                </p>
                {isLast && instead && (
                  <p className="meal-instead" dir="auto">
                    {insteadWords(instead)}
                  </p>
                )}
                {isLast && <MealPhotos name={mealName(row)} photos={photos} own={own} />}
                {dishes.length === 1 && (
                  <ChangeOf cells={changed} meal={Number(index)} text={meal} />
                )}
              </div>
              {isLast && (
                <>
                  <AskMeal
                    customerId={id}
                    date={today}
                    dish={{ index: Number(index), timing, meal }}
                  />
                  <MealMore
                    name={mealName(row)}
                    instead={instead}
                    onInstead={(said, isTyped) => onInstead(index, said, isTyped)}
                    onLeave={onLeave}
                    photosOf={{ ...own, meal: Number(index), count: photos.length }}
                  />
                </>
              )}
            </li>
          );
        });
      })}
    </ol>
  );
}

function nameOf({ timing, meal, mark }: DishRow): string {
  const name = timing ? `${timing}: ${meal}` : meal;
  return mark ? `${name} (${mark.toLowerCase()})` : name;
}

/**
 * The meal to mark as next. A meal is over once any of its dishes is ticked, or something else was logged for
 * it.
 */
function nextPlace(rows: readonly MealRow[], minutes: number): MealIndex | null {
  const dishes = rows.flatMap(({ dishes: [dish] }) => dish ?? []);
  const meals = dishes.map(({ meal }) => meal);
  const mealTimings = dishes.map(({ timing }) => timing);
  const ticks = Object.fromEntries(
    rows.map((row, place) => [
      place,
      row.instead !== undefined || row.dishes.some(({ done }) => done),
    ]),
  );
  const place = nextMealOf({ meals, mealTimings }, ticks, minutes);
  return place === null ? null : (rows[place]?.index ?? null);
}
