import { VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import { fieldElement } from '../form/focusField.ts';
import classes from './Suggestions.module.css';
import type { Offered } from './useSuggestions.ts';

type Props = { offered: Offered; onTake: (offered: Offered, meal: string) => void };

type Spot = { readonly left: number; readonly top: number; readonly width: number };

/** Meals used before, beneath the cell one types in: arrows and Enter, or a tap. */
export function Suggestions({ offered, onTake }: Props) {
  const { path, meals, at } = offered;
  const [spot, setSpot] = useState<Spot | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell grows with what is offered for.
  useLayoutEffect(() => {
    const cell = fieldElement(path)?.parentElement?.getBoundingClientRect();
    if (cell) setSpot({ left: cell.left, top: cell.bottom + 4, width: cell.width });
  }, [path, meals]);

  if (!spot) return null;
  return (
    <>
      <div
        role="listbox"
        aria-label="Meals used before"
        className={classes.list}
        style={{ left: spot.left, top: spot.top, minWidth: spot.width }}
      >
        {meals.map((meal, index) => (
          <div
            key={meal}
            role="option"
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
