import { pickedWords } from '#domain/progress/mealsShown.ts';
import { ToggleGroup } from '../../kit/ToggleGroup.tsx';
import type { DishRow } from '../mealRows.ts';
import classes from './DishWords.module.css';

type Props = {
  dish: DishRow;
  /** Called when one of the alternatives was tapped. Absent: read-only. */
  onPick?: ((words: string) => void) | undefined;
};

/** The words of a dish. Its alternatives are buttons above the checkbox that covers the row. */
export function DishWords({ dish: { timing, meal, alternatives, picked }, onPick }: Props) {
  if (!onPick) return picked ? pickedWords(picked, meal) : meal;
  if (alternatives.length === 0) return meal;
  return (
    <ToggleGroup
      label={groupLabel(timing)}
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

const groupLabel = (timing: string) => (timing ? `${timing}: which one?` : 'Which one?');
