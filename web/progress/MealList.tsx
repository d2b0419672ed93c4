import type { ReactNode } from 'react';
import type { Day } from '#domain/day.ts';
import type { ChangedCell } from '#domain/plans/versionSchema.ts';
import { insteadWords } from '#domain/progress/adherence.ts';
import type { MealIndex } from '#domain/progress/progress.ts';
import { ChangedMark } from '../planChanges/ChangedMark.tsx';
import { DishWords } from './alternatives/DishWords.tsx';
import classes from './MealList.module.css';
import { MealSign } from './MealSign.tsx';
import { type DishRow, type MealRow, mealName } from './mealRows.ts';
import { MealPhotos } from './photos/MealPhotosLater.tsx';

type Tick = (index: MealIndex, dish: string, done: boolean) => void;
type Pick = (index: MealIndex, dish: string, words: string) => void;

/** Content at the end of a meal's row. */
export type MealAside = (dish: { index: number; timing: string; meal: string }) => ReactNode;

type Props = {
  rows: readonly MealRow[];
  /** Absent: read-only, without ticks. */
  onTick?: Tick | undefined;
  onPick?: Pick | undefined;
  /** The meals that changed since the customer last looked at them. */
  changed: readonly ChangedCell[];
  aside?: MealAside | undefined;
  /** More actions on a meal, after `aside`. */
  more?: ((row: MealRow) => ReactNode) | undefined;
  /** The customer and the day, if customers see their own day. */
  own?: { readonly customerId: string; readonly date: Day } | undefined;
};

/** The meals of a day. Each row is one checkbox; a changed meal has a row for both dishes. */
export function MealList({ rows, onTick, onPick, changed, aside, more, own }: Props) {
  return (
    <ul className={classes.meals} data-readonly={!onTick} data-own={own !== undefined}>
      {rows.map((row) => {
        const { index, dishes } = row;
        return (
          <li key={index} className={classes.place}>
            {dishes.map((dish, nth) => (
              <Dish
                key={dish.meal}
                dish={dish}
                row={row}
                own={own}
                onTick={onTick}
                onPick={onPick}
                // A changed dish shown next to the logged one is marked already.
                change={dishes.length > 1 ? undefined : changeOf(changed, index, dish.meal)}
                aside={
                  nth === dishes.length - 1 && (
                    <>
                      {aside?.({ index: Number(index), timing: dish.timing, meal: dish.meal })}
                      {more?.(row)}
                    </>
                  )
                }
              />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

const changeOf = (changed: readonly ChangedCell[], index: MealIndex, text: string) =>
  changed.find(({ meal, after }) => String(meal) === index && after === text);

type DishProps = {
  dish: DishRow;
  row: MealRow;
  own: Props['own'];
  onTick: Tick | undefined;
  onPick: Pick | undefined;
  change: ChangedCell | undefined;
  /** Only for the last dish of a row. */
  aside: ReactNode;
};

function Dish({ dish, row, own, onTick, onPick, change, aside }: DishProps) {
  const { index, isPlannedNoLonger, instead, photos } = row;
  const { timing, meal, done, mark } = dish;
  const name = timing ? `${timing}: ${meal}` : meal;
  const said = mark ?? (change ? 'Changed' : null);
  return (
    <div className={`tick-row ${classes.meal}`} data-done={done} data-mark={mark}>
      <input
        type="checkbox"
        className="tick-box"
        checked={done}
        disabled={!onTick}
        onChange={(event) => onTick?.(index, meal, event.currentTarget.checked)}
        aria-label={said ? `${name} (${said.toLowerCase()})` : name}
      />
      <svg className={classes.tick} width="28" height="28" viewBox="0 0 28 28" aria-hidden>
        <circle cx="14" cy="14" r="12.5" />
        <path d="M8.5 14.5l3.8 3.8 7.4-8" pathLength="1" />
        {!done && aside && instead && (
          <g transform="translate(2 2)">
            <MealSign sign={instead.kind} />
          </g>
        )}
      </svg>
      <span className={classes.words}>
        {(timing || mark) && (
          <span className={classes.timing}>
            {timing && <bdi>{timing}</bdi>}
            {mark && <span className={classes.mark}>{mark}</span>}
          </span>
        )}
        <span className={classes.text} dir="auto">
          <DishWords dish={dish} onPick={onPick && ((words) => onPick(index, meal, words))} />
        </span>
        {change && <ChangedMark before={change.before} />}
        {aside && instead && (
          <span className="meal-instead" dir="auto">
            {insteadWords(instead)}
          </span>
        )}
        {aside && <MealPhotos name={mealName(row)} photos={photos} own={own} />}
        {isPlannedNoLonger && <span className={classes.noLonger}>No longer planned</span>}
      </span>
      {aside}
    </div>
  );
}
