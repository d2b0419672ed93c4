import type { SuggestionInput } from '#domain/conversations/messageSchema.ts';
import { MEAL_MAX, MEALS_PER_DAY } from '#domain/plans/plan.ts';
import { Button } from '../ui/Button.tsx';
import { DayField } from '../ui/DayField.tsx';
import { LongField, SelectField } from '../ui/Field.tsx';
import classes from './Composer.module.css';

type Props = {
  suggestion: SuggestionInput;
  error: string | undefined;
  onChange: (suggestion: SuggestionInput) => void;
  onRemove: () => void;
};

const MEALS = Array.from({ length: MEALS_PER_DAY }, (_, meal) => meal);

/** The meal that a dietician would change: of which day, which one, and what it would be. */
export function SuggestionFields({ suggestion, error, onChange, onRemove }: Props) {
  const set = (change: Partial<SuggestionInput>) => onChange({ ...suggestion, ...change });
  return (
    <fieldset className={classes.suggestion} aria-label="Suggested meal">
      <DayField
        label="Day of the meal"
        value={suggestion.date}
        onChange={(date) => set({ date })}
      />
      <SelectField
        label="Meal"
        value={suggestion.meal}
        onChange={(event) => set({ meal: Number(event.currentTarget.value) })}
      >
        {MEALS.map((meal) => (
          <option key={meal} value={meal}>
            Meal {meal + 1}
          </option>
        ))}
      </SelectField>
      <LongField
        className={classes.whole}
        label="Suggested meal"
        value={suggestion.text}
        error={error}
        maxLength={MEAL_MAX}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
      <div className={classes.whole}>
        <Button variant="subtle" color="gray" size="compact-md" onClick={onRemove}>
          Suggest Nothing
        </Button>
      </div>
    </fieldset>
  );
}
