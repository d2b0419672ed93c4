import { memo, useId } from 'react';
import { type FieldPath, fieldMax, fieldName } from '../form/fields.ts';
import { useField, usePlanForm } from '../form/planFormContext.ts';
import classes from './GridCell.module.css';

type Props = { path: FieldPath };

/** Elsewhere a replica of the text gives the cell its height. */
const SIZES_ITSELF = CSS.supports('field-sizing', 'content');

/** From how much of its room on a cell says how full it is. */
const NEARLY_FULL = 0.9;

/** One text of the grid. It alone renders when it is typed in. */
export const GridCell = memo(function GridCell({ path }: Props) {
  const form = usePlanForm();
  const { value, error } = useField(path);
  const noteId = useId();
  const max = fieldMax(path);
  const room = value.length > max * NEARLY_FULL ? `${value.length} of ${max} characters` : null;
  const tooLong = value.length > max;
  const note = error ?? room;
  const isTiming = path.startsWith('mealTimings');
  return (
    <div
      className={classes.cell}
      data-kind={isTiming ? 'timing' : 'meal'}
      data-wrong={error !== undefined || tooLong}
    >
      <div className={classes.sizer} data-replica={SIZES_ITSELF ? undefined : `${value} `}>
        <textarea
          rows={1}
          className={classes.text}
          data-field={path}
          aria-label={fieldName(path)}
          placeholder={isTiming ? fieldName(path).replace(' Timing', '') : undefined}
          aria-invalid={error !== undefined || tooLong}
          aria-describedby={note ? noteId : undefined}
          value={value}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            form.type(path, isTiming ? typed.replaceAll(/\s*\n\s*/g, ' ') : typed);
          }}
        />
      </div>
      {note && (
        <span id={noteId} className={classes.note}>
          {note}
        </span>
      )}
    </div>
  );
});
