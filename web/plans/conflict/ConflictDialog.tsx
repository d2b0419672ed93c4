import { useState } from 'react';
import { isolated } from '#domain/language/language.ts';
import { timingName } from '#domain/plans/plan.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { say as ofPlans } from '#domain/plans/words.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { ToggleGroup } from '../../kit/ToggleGroup.tsx';
import {
  dayTitle,
  FIELD_ORDER,
  type FieldPath,
  fieldName,
  type PlanText,
  textOf,
} from '../form/fields.ts';
import { usePlanForm } from '../form/planForm.ts';
import { placeOf } from '../grid/moves.ts';
import { say } from '../words.ts';
import classes from './ConflictDialog.module.css';

type Props = {
  theirs: DietPlan;
  onDecide: (values: PlanText, isTheirs: boolean) => void;
  onClose: () => void;
};

/** Another dietician stored the plan in the meantime: shows both versions side by side where they differ. */
export default function ConflictDialog({ theirs, onDecide, onClose }: Props) {
  const form = usePlanForm();
  const [{ values, base }] = useState(() => form.state);
  const [found] = useState(() => differences(base, values, textOf(theirs)));
  const [choices, setChoices] = useState(() => proposed(found));
  const sides = new Set(found.map(({ path }) => choices[path]));
  const only = sides.size === 1 ? [...sides][0] : null;
  const choose = (path: string, side: Side) => setChoices((now) => ({ ...now, [path]: side }));
  const startDate = values.startDate ?? '';

  return (
    <Dialog title={say.planChanged} onClose={onClose} wide>
      <p className="below-4 muted">{say.someoneUpdated(isolated(theirs.name))}</p>
      {found.length === 0 ? (
        <p>{say.bothSame}</p>
      ) : (
        <>
          <div className="flex gap-2 below-3">
            <Button variant="default" size="xs" onClick={() => setChoices(allOf(found, 'mine'))}>
              {say.allMine}
            </Button>
            <Button variant="default" size="xs" onClick={() => setChoices(allOf(found, 'theirs'))}>
              {say.allTheirs}
            </Button>
          </div>
          <ul className="plain">
            {found.map((difference) => (
              <DifferenceRow
                key={difference.path}
                difference={difference}
                startDate={startDate}
                timings={theirs.mealTimings}
                chosen={choices[difference.path] ?? 'mine'}
                onChoose={choose}
              />
            ))}
          </ul>
        </>
      )}
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {say.backToForm}
        </Button>
        <Button
          onClick={() =>
            onDecide(merged(values, found, choices), only === 'theirs' || found.length === 0)
          }
        >
          {only === 'theirs' || found.length === 0
            ? say.takeTheirs
            : only === 'mine'
              ? say.keepMine
              : say.updateWithChoices}
        </Button>
      </div>
    </Dialog>
  );
}

type DifferenceRowProps = {
  difference: Difference;
  startDate: string;
  timings: readonly string[];
  chosen: Side;
  onChoose: (path: string, side: Side) => void;
};

const SIDES: readonly Side[] = ['mine', 'theirs'];

function DifferenceRow({ difference, startDate, timings, chosen, onChoose }: DifferenceRowProps) {
  const { path, changedBy } = difference;
  const place = placeOf(path);
  const where =
    place && place.column > 0
      ? say.mealInDay(
          dayTitle(startDate, place.column - 1),
          isolated(timingName(timings[place.row] ?? '')) || say.mealOfNumber(place.row + 1),
        )
      : fieldName(path);
  return (
    <li>
      <div className="below-4">
        <p id={`of-${path}`} className="text-13 semibold below-1">
          {where}
          {changedBy === 'both' && <span className={classes.both}>{say.bothChanged}</span>}
        </p>
        <ToggleGroup
          look="cards"
          labelledBy={`of-${path}`}
          className={classes.sides}
          choices={SIDES.map((side) => ({
            value: side,
            face: (
              <>
                <span className="small">{say[side]}</span>
                <span dir="auto" className={classes.text} data-blank={difference[side] === ''}>
                  {difference[side] || ofPlans.blank}
                </span>
              </>
            ),
          }))}
          chosen={chosen}
          onChoose={(side) => onChoose(path, side)}
        />
      </div>
    </li>
  );
}

type Side = 'mine' | 'theirs';

/** A field whose typed value differs from the one another dietician stored in the meantime. */
type Difference = {
  readonly path: FieldPath;
  readonly mine: string;
  readonly theirs: string;
  /** Who changed the field since the plan was loaded. */
  readonly changedBy: Side | 'both';
};

export function differences(base: PlanText, mine: PlanText, theirs: PlanText): Difference[] {
  return FIELD_ORDER.flatMap((path) => {
    const [was = '', my = '', their = ''] = [base[path], mine[path], theirs[path]];
    if (my === their) return [];
    const changedBy = my === was ? 'theirs' : their === was ? 'mine' : 'both';
    return [{ path, mine: my, theirs: their, changedBy }];
  });
}

type Choices = Readonly<Record<FieldPath, Side>>;

/**
 * The first choices: a field that only one side changed takes that change, a field that both changed takes mine.
 */
export const proposed = (found: readonly Difference[]): Choices =>
  Object.fromEntries(
    found.map(({ path, changedBy }) => [path, changedBy === 'theirs' ? 'theirs' : 'mine']),
  );

export const allOf = (found: readonly Difference[], side: Side): Choices =>
  Object.fromEntries(found.map(({ path }) => [path, side]));

export function merged(mine: PlanText, found: readonly Difference[], choices: Choices): PlanText {
  const taken = found.filter(({ path }) => choices[path] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map(({ path, theirs }) => [path, theirs])) };
}
