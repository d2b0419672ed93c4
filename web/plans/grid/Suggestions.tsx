import { useId, useLayoutEffect, useState } from 'react';
import { Options } from '../../kit/Combobox.tsx';
import { VisuallyHidden } from '../../kit/Spoken.tsx';
import { type ListSpot, listSpot } from './listSpot.ts';
import classes from './Suggestions.module.css';
import type { Offered } from './useSuggestions.ts';

type Props = { offered: Offered; onTake: (offered: Offered, meal: string) => void };

/** Meals used before, below the cell being typed in: arrows and Enter, or a tap. */
export function Suggestions({ offered, onTake }: Props) {
  const { path, meals, at } = offered;
  const id = useId();
  const [spot, setSpot] = useState<ListSpot | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell's height depends on the meals that are offered.
  useLayoutEffect(() => {
    setSpot(listSpot(path));
  }, [path, meals]);

  if (!spot) return null;
  return (
    <>
      <div className={classes.list} style={spot}>
        <Options
          id={id}
          label="Meals used before"
          options={meals.map((meal) => ({ id: meal }))}
          face={(meal) => <span dir="auto">{meal.id}</span>}
          active={meals[at]}
          onChoose={(meal) => onTake(offered, meal)}
        />
      </div>
      <VisuallyHidden role="status">{meals[at] ?? ''}</VisuallyHidden>
    </>
  );
}
