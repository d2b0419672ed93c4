import { IconArrowsSplit2 } from '@tabler/icons-react';
import { IconButton } from '../../ui/Button.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { type FieldPath, fieldName } from '../form/fields.ts';
import { aboutToWrite, focusFieldSoon } from '../form/focusField.ts';
import { usePlanForm } from '../form/planForm.ts';
import { ADD_ALTERNATIVE, ADD_ALTERNATIVE_HINT } from './alternativeWords.ts';
import { anotherAhead } from './anotherAhead.ts';

/** Begins another alternative of a meal; the caret stands where it will be typed. */
export function AddAlternative({ meal }: { meal: FieldPath | null }) {
  const form = usePlanForm();
  const add = () => {
    if (meal === null) return;
    aboutToWrite(meal);
    form.fill({ [meal]: anotherAhead(form.state.values[meal] ?? '') });
    focusFieldSoon(meal);
  };
  return (
    <Hint label={ADD_ALTERNATIVE_HINT} atEnd>
      <IconButton
        size={34}
        aria-label={ADD_ALTERNATIVE}
        aria-description={meal === null ? undefined : fieldName(meal)}
        disabled={meal === null}
        onMouseDown={(event) => event.preventDefault()}
        onClick={add}
      >
        <IconArrowsSplit2 size={18} stroke={1.5} aria-hidden />
      </IconButton>
    </Hint>
  );
}
