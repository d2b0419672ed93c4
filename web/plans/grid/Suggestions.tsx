import { useLayoutEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type ListSpot, listSpot } from './listSpot.ts';
import classes from './Suggestions.module.css';
import type { Offered } from './useSuggestions.ts';

type Props = { offered: Offered; onTake: (offered: Offered, meal: string) => void };

/** Meals used before, below the cell being typed in: arrows and Enter, or a tap. */
export function Suggestions({ offered, onTake }: Props) {
  const { path, meals, at } = offered;
  const [spot, setSpot] = useState<ListSpot | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell's height depends on the meals that are offered.
  useLayoutEffect(() => {
    setSpot(listSpot(path));
  }, [path, meals]);

  if (!spot) return null;
  return (
    <>
      <div role="listbox" aria-label="Meals used before" className={classes.list} style={spot}>
        {meals.map((meal, index) => (
          <div
            key={meal}
            role="option"
            dir="auto"
            tabIndex={-1}
            aria-selected={index === at}
            className={classes.meal}
            onPointerDown={(event) => {
              event.preventDefault();
              onTake(offered, meal);
            }}
          >
            {meal}
          </div>
        ))}
      </div>
      <VisuallyHidden role="status">{meals[at] ?? ''}</VisuallyHidden>
    </>
  );
}
