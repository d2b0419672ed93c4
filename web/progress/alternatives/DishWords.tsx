import { pickedWords } from '#domain/progress/picked.ts';
import { Group } from '../../ui/Group.tsx';
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
    <Group className={classes.alternatives} label={groupLabel(timing)}>
      {alternatives.map((words) => (
        <button
          key={words}
          type="button"
          dir="auto"
          className={classes.alternative}
          aria-pressed={picked === words}
          onClick={() => onPick(words)}
        >
          {words}
        </button>
      ))}
    </Group>
  );
}

const groupLabel = (timing: string) => (timing ? `${timing}: which one?` : 'Which one?');
