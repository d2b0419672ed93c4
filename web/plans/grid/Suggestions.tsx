import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { fieldElement } from '../form/focusField.ts';
import classes from './Suggestions.module.css';
import type { Offered } from './useSuggestions.ts';

type Props = { offered: Offered; onTake: (offered: Offered, meal: string) => void };

type Spot = Pick<CSSProperties, 'left' | 'top' | 'bottom' | 'minWidth'>;

const ROOM_PX = 260;

/** Beneath the cell; above it where the window ends. */
function spotFor({ left, top, bottom, width }: DOMRect): Spot {
  const beneath = bottom + ROOM_PX < window.innerHeight;
  const edge = beneath ? { top: bottom + 4 } : { bottom: window.innerHeight - top + 4 };
  return { left, minWidth: width, ...edge };
}

/** Meals used before, beneath the cell one types in: arrows and Enter, or a tap. */
export function Suggestions({ offered, onTake }: Props) {
  const { path, meals, at } = offered;
  const [spot, setSpot] = useState<Spot | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell grows with what is offered for.
  useLayoutEffect(() => {
    const cell = fieldElement(path)?.parentElement?.getBoundingClientRect();
    if (cell) setSpot(spotFor(cell));
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
