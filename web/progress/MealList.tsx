import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { timingName } from '#domain/plans/plan.ts';
import type { ChangedCell } from '#domain/plans/versionSchema.ts';
import { insteadWords } from '#domain/progress/adherence.ts';
import { pickedWords } from '#domain/progress/mealsShown.ts';
import type { MealIndex } from '#domain/progress/progress.ts';
import { lazyPart } from '../kit/lazy.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import { afterPaint, atRest } from '../kit/time.ts';
import { ChangedMark, changeOf } from '../planChanges/ChangedMark.tsx';
import classes from './MealList.module.css';
import type { MealPhotos as Photos } from './MealPhotos.tsx';
import { type DishRow, type MealRow, mealName, type OwnDay, SIGNS } from './mealRows.ts';
import type { DayHere } from './useDay.ts';
import { say } from './words.ts';

const MealMore = lazyPart(() =>
  atRest(async () => ({ default: (await import('./MealMore.tsx')).MealMore })),
);
const LatePhotos = lazyPart(async () => ({
  default: (await import('./MealPhotos.tsx')).MealPhotos,
}));

/** Content of the menu of a meal's row. */
export type MealAside = (dish: {
  index: number;
  timing: string;
  meal: string;
  /** What was eaten instead, in words. */
  eaten: string | undefined;
}) => ReactNode;

type Props = {
  rows: readonly MealRow[];
  /** Absent: read-only. */
  day?: DayHere | undefined;
  /** The meals that changed since the customer last looked at them. */
  changed: readonly ChangedCell[];
  next?: MealIndex | null;
  /** In the menu of a meal's row. */
  aside?: MealAside | undefined;
  own?: OwnDay | undefined;
  /** On a phone a meal has at most two lines, until its menu is open. */
  isClamped?: boolean;
};

/** The meals of a day. A changed meal has a row for both dishes. */
export const MealList = ({ rows, ...props }: Props) => (
  <ol className="plain" data-readonly={!props.day}>
    {rows.flatMap((row) =>
      row.dishes.map((dish) => (
        <Dish key={`${row.index} ${dish.meal}`} dish={dish} row={row} {...props} />
      )),
    )}
  </ol>
);

type DishProps = Omit<Props, 'rows'> & { row: MealRow; dish: DishRow };

/** A dish; its whole row is its checkbox. */
function Dish({ dish, row, day, changed, next, aside, own, isClamped = false }: DishProps) {
  const { index, dishes, isPlannedNoLonger, instead, photos } = row;
  const { meal, done, mark } = dish;
  const timing = timingName(dish.timing);
  const place = Number(index);
  const isLast = dish === dishes.at(-1);
  const isNext = isLast && index === next;
  const isUnsaved = day && day.failure !== null && day.waiting.includes(`meals.${index}`);
  // A changed dish shown next to the logged one is marked already.
  const change = dishes.length === 1 ? changeOf(changed, place, meal) : undefined;
  const name = timing ? `${timing}: ${meal}` : meal;
  const marked = mark ?? (change && 'changed');
  return (
    <li
      className={`tick-row ${classes.meal}`}
      data-done={done}
      data-next={isNext}
      data-second={dish !== dishes[0]}
    >
      <Tick
        name={marked ? say.marked(name, say.marks[marked].toLowerCase()) : name}
        done={done}
        sign={isNext ? 'next' : isLast ? instead?.kind : undefined}
        onTick={day && ((isDone) => void day.tick(index, meal, isDone))}
      />
      <div className={classes.words}>
        <p className={classes.timing}>
          <bdi>{timing}</bdi>
          {mark && <span className={classes.changed}>{say.marks[mark]}</span>}
          {isPlannedNoLonger && <span className={classes.changed}>{say.noLongerPlanned}</span>}
          {isNext && <span className={classes.chip}>{say.next}</span>}
          {done && <span className="accented">{say.done}</span>}
          {isLast && isUnsaved && <span className={classes.changed}>{say.notSavedYet}</span>}
        </p>
        <p
          className={classes.text}
          dir="auto"
          data-clamped={isClamped && !(day && dish.alternatives.length > 0)}
        >
          <DishWords dish={dish} onPick={day && ((words) => void day.pick(index, meal, words))} />
        </p>
        {change && <ChangedMark before={change.before} />}
        {isLast && instead && (
          <p className={classes.instead} dir="auto">
            {insteadWords(instead)}
          </p>
        )}
        {isLast && <MealPhotos name={mealName(row)} photos={photos} own={own} />}
      </div>
      {isLast && (day || aside) && (
        <Suspense fallback={<span className={classes.room} data-coming aria-hidden />}>
          <MealMore
            name={mealName(row)}
            instead={instead}
            meal={meal}
            owner={own?.customerId}
            {...(day && {
              onInstead: (told, isTyped) => void day.instead(index, told, isTyped),
              onLeave: day.flush,
              photosOf: own && { ...own, meal: place, count: photos.length },
            })}
            aside={
              aside &&
              (() => aside({ index: place, timing, meal, eaten: instead && insteadWords(instead) }))
            }
          />
        </Suspense>
      )}
    </li>
  );
}

type TickProps = {
  name: string;
  done: boolean;
  /** What is drawn while the meal is not done. */
  sign: keyof typeof SIGNS | undefined;
  onTick: ((done: boolean) => void) | undefined;
};

/** The checkbox of a dish. It is painted first: on a slow phone the day, which follows, takes longer to render. */
function Tick({ name, done, sign, onTick }: TickProps) {
  const [tapped, setTapped] = useState<boolean | null>(null);
  const isDone = tapped ?? done;
  const drawn = isDone ? 'done' : sign;
  return (
    <>
      <input
        type="checkbox"
        className="tick-box"
        checked={isDone}
        disabled={!onTick}
        onChange={({ currentTarget: { checked } }) => {
          setTapped(checked);
          afterPaint(() => {
            onTick?.(checked);
            setTapped(null);
          });
        }}
        aria-label={name}
      />
      <svg className={classes.circle} width="24" height="24" viewBox="0 0 24 24" aria-hidden>
        <circle cx="12" cy="12" r="10.25" />
        {drawn && <path d={SIGNS[drawn]} data-sign={drawn} />}
      </svg>
    </>
  );
}

type DishWordsProps = {
  dish: DishRow;
  /** Called when one of the alternatives was tapped. Absent: read-only. */
  onPick: ((words: string) => void) | undefined;
};

/** The words of a dish. Its alternatives are buttons above the checkbox that covers the row. */
function DishWords({ dish: { timing, meal, alternatives, picked }, onPick }: DishWordsProps) {
  if (!onPick) return picked ? pickedWords(picked, meal) : meal;
  if (alternatives.length === 0) return meal;
  return (
    <ToggleGroup
      label={timing ? say.whichOneOf(timingName(timing)) : say.whichOne}
      look="cards"
      className={classes.alternatives}
      choices={alternatives.map((words) => ({
        value: words,
        face: <span dir="auto">{words}</span>,
      }))}
      chosen={picked ?? null}
      onChoose={onPick}
      onClear={() => picked && onPick(picked)}
    />
  );
}

/** The photos of a meal, with their room reserved while the code loads. */
export const MealPhotos = (props: ComponentProps<typeof Photos>) =>
  props.photos.length > 0 && (
    <div className={classes.photos}>
      <Suspense>
        <LatePhotos {...props} />
      </Suspense>
    </div>
  );

const WIDTHS = [180, 240, 150, 220, 120, 190, 230];

/** The placeholder of the meals while they load. */
export const MealsSkeleton = () =>
  WIDTHS.map((width) => (
    <div key={width} className={classes.meal}>
      <Skeleton circle height={24} mt={2} />
      <div>
        <Skeleton width={72} height={10} mt={5} />
        <Skeleton width={width} height={14} mt={10} mb={4} />
      </div>
    </div>
  ));
