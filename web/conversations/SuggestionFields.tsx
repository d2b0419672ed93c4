import { useQuery } from '@tanstack/react-query';
import type { SuggestionInput } from '#domain/conversations/conversationSchema.ts';
import { isDay } from '#domain/day.ts';
import { MEAL_MAX } from '#domain/plans/plan.ts';
import type { Errors } from '../draft/useSending.ts';
import { Button } from '../kit/Button.tsx';
import { DayField } from '../kit/DayField.tsx';
import { LongField, SelectField } from '../kit/Field.tsx';
import { plannedDayQuery } from './api.ts';
import classes from './Composer.module.css';
import { errorKey, mealChoices, placeWords, planOf } from './suggestion.ts';
import { say } from './words.ts';

type Props = {
  customerId: string;
  suggestion: SuggestionInput;
  /** Error sentences, by `errorKey`. */
  errors: Errors;
  onChange: (suggestion: SuggestionInput) => void;
  onRemove: () => void;
};

export function SuggestionFields(props: Props) {
  const { customerId, suggestion, errors, onChange, onRemove } = props;
  const { date, meal, text } = suggestion;
  const planned = useQuery({ ...plannedDayQuery(customerId, date), enabled: isDay(date) });
  const set = (change: Partial<SuggestionInput>) => onChange({ ...suggestion, ...change });
  return (
    <fieldset className={classes.suggestion} aria-label={say.suggestedMeal}>
      <DayField
        label={say.dayOfMeal}
        value={date}
        error={errors[errorKey('date')]}
        onChange={(day) => set({ date: day })}
      />
      <SelectField
        label={say.meal}
        value={meal}
        error={errors[errorKey('meal')]}
        onChange={(event) => set({ meal: Number(event.currentTarget.value) })}
      >
        {mealChoices(planned.data ? planOf(planned.data) : null, meal).map((each) => (
          <option key={each.meal} value={each.meal}>
            {each.label}
          </option>
        ))}
      </SelectField>
      <LongField
        className={classes.whole}
        label={say.suggestedMeal}
        description={planned.isError ? say.mealNotLoaded : placeWords(planned.data, meal)}
        value={text}
        error={errors[errorKey('text')]}
        maxLength={MEAL_MAX}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
      <div className={classes.whole}>
        <Button variant="subtle" color="gray" size="compact-md" onClick={onRemove}>
          {say.removeSuggestion}
        </Button>
      </div>
    </fieldset>
  );
}
