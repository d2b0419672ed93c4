import type { CountedDay } from '#domain/foods/foodSchema.ts';
import { MAIN_NUTRIENTS, NUTRIENTS, type Nutrient } from '#domain/foods/nutrients.ts';
import { type Judged, judged, type Target } from '#domain/targets/target.ts';
import classes from './Foods.module.css';
import { amountOf, figureOf } from './inWords.ts';
import { say } from './words.ts';

const MAIN: readonly Nutrient[] = MAIN_NUTRIENTS;

/** What a day should contain; undefined while nobody knows. */
export type Wanted =
  | { readonly targets: readonly Target[]; readonly tolerance: number }
  | undefined;

/** The nutrients with a target beside those that every line shows. */
export const othersWanted = (wanted: Wanted): Nutrient[] =>
  wanted?.targets.map(({ nutrient }) => nutrient).filter((id) => !MAIN.includes(id)) ?? [];

type SumsProps = Pick<CountedDay, 'totals'> & { wanted?: Wanted };

/** What a day contains, how much of it could be counted, and how far it is from what is wanted. */
export function Sums({ totals, wanted }: SumsProps) {
  const shown = [...MAIN, ...othersWanted(wanted)];
  const { foods, counted, nutrients } = totals;
  const all = wanted ? judged(totals, wanted) : [];
  const isUnclear = all.length > 0 && all.every(({ state }) => state === 'unclear');
  return (
    <>
      {shown.map((id) => {
        const sum = nutrients[id];
        const found = all.find(({ nutrient }) => nutrient === id);
        return (
          <span key={id} className="nowrap">
            {id !== 'energy' && <span className="quiet">{say.nutrients[id]} </span>}
            {sum ? amountOf(sum.value, NUTRIENTS[id]) : '–'}
            {found && !isUnclear && <Mark {...found} />}
          </span>
        );
      })}
      <span className={classes.counted} data-some={counted < foods || undefined}>
        {say.countedOf(counted, foods)}
        {isUnclear && say.butUnclear}
      </span>
    </>
  );
}

/** How far a sum is from its target, in words, so that the colour only helps to find it. */
function Mark({ state, by }: Judged) {
  if (state === 'within') return <span className={classes.within}>{say.within}</span>;
  if (state === 'unclear') return <span className={classes.mark}>{say.unclear}</span>;
  const amount = figureOf(by);
  return (
    <strong className={classes.mark} data-far>
      {state === 'below' ? say.below(amount) : say.above(amount)}
    </strong>
  );
}
