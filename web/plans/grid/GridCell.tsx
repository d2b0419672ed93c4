import { IconAlertTriangle, IconHandStop } from '@tabler/icons-react';
import { type FormEvent, memo, useId, useLayoutEffect, useRef } from 'react';
import { alternativesOf } from '#domain/plans/meal.ts';
import { type FieldPath, fieldMax, fieldName } from '../form/fields.ts';
import { useFieldValue, usePlanForm } from '../form/planForm.ts';
import { useMark } from '../marks/planMarks.ts';
import classes from './GridCell.module.css';

type Props = { path: FieldPath };

/** In browsers without it, a hidden copy of the text gives the cell its height. */
const SIZES_ITSELF = CSS.supports('field-sizing', 'content');

/** The share of the limit above which a cell shows its number of characters. */
const NEARLY_FULL = 0.9;

/**
 * One text of the grid. The browser holds the typed text, and it goes to the form past React (see useGridKeys), so
 * that a key stroke renders nothing; the form writes all other changes into the text box.
 */
export const GridCell = memo(function GridCell({ path }: Props) {
  const error = useFieldValue(path, (_, wrong) => wrong);
  const max = fieldMax(path);
  const long = useFieldValue(path, ({ length }) => (length > max * NEARLY_FULL ? length : 0));
  const alternatives = useFieldValue(path, (text) =>
    text.includes('\n') ? alternativesOf(text).length : 0,
  );
  const box = useTextOf(path);
  const noteId = useId();
  const mark = useMark(path);
  const markId = useId();
  const choice = alternatives > 0 ? `${alternatives} alternatives to choose from` : null;
  const room = long > 0 ? `${long} of ${max} characters` : null;
  const wrong = error !== undefined || long > max;
  const note = error ?? room ?? choice;
  const about = [note && noteId, mark && markId].filter(Boolean).join(' ');
  const isTiming = path.startsWith('mealTimings');
  return (
    <div
      className={classes.cell}
      data-kind={isTiming ? 'timing' : 'meal'}
      data-wrong={wrong}
      data-marked={mark && (mark.grave ? 'grave' : 'disliked')}
    >
      {/* A form of its own: at each key, browsers look through all fields of a form for autofill. */}
      <form className={classes.sizer} onSubmit={unasked} onReset={unasked}>
        <textarea
          ref={box}
          rows={1}
          dir="auto"
          className={classes.text}
          data-field={path}
          aria-label={fieldName(path)}
          placeholder={isTiming ? fieldName(path).replace(' Timing', '') : undefined}
          aria-invalid={wrong}
          aria-describedby={about || undefined}
        />
      </form>
      {mark && (
        <span id={markId} className={classes.mark}>
          {mark.grave ? (
            <IconAlertTriangle size={13} stroke={2} aria-hidden />
          ) : (
            <IconHandStop size={13} stroke={2} aria-hidden />
          )}
          <bdi>{mark.words}</bdi>
        </span>
      )}
      {note && (
        <span id={noteId} className={classes.note}>
          {note}
        </span>
      )}
    </div>
  );
});

/** An extension or a voice command may submit the form, which would reload the page. */
const unasked = (event: FormEvent) => event.preventDefault();

/** Returns the ref of a text box, and writes every change of the field into it. */
function useTextOf(path: FieldPath) {
  const form = usePlanForm();
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    let shown: string | null = null;
    const show = () => {
      const value = form.state.values[path] ?? '';
      const element = box.current;
      if (!element || value === shown) return;
      shown = value;
      // Typed text is in the field already. Setting it again would move the caret.
      if (element.value !== value) element.value = value;
      if (!SIZES_ITSELF) element.parentElement?.setAttribute('data-replica', `${value} `);
    };
    show();
    return form.subscribeTo(path, show);
  }, [form, path]);
  return box;
}
