import type { Day } from '#domain/day.ts';
import { AskButton } from './AskButton.tsx';
import { useAsked } from './useAsked.ts';

type Meal = { readonly index: number; readonly timing: string; readonly meal: string };
type Props = { customerId: string; date: Day; dish: Meal };

/** Asks about a meal of a day. */
export function AskMeal({ customerId, date, dish: { index, timing, meal } }: Props) {
  const asked = useAsked(customerId, date);
  return (
    <AskButton
      customerId={customerId}
      subject={{ kind: 'meal', date, meal: index, timing, text: meal }}
      name={meal}
      count={asked.ofMeal(index)}
      isMore={asked.isMore}
    />
  );
}
