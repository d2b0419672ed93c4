import type { Keeping } from './draftKeeper.ts';
import classes from './FootBar.module.css';
import { useFormValue } from './planFormContext.ts';

/** Whether anything is unsaved, and whether the browser keeps it meanwhile. */
export function UnsavedState({ keeping }: { keeping: Keeping | null }) {
  const dirty = useFormValue((form) => form.dirty);
  const editing = useFormValue(({ state }) => state.source.kind === 'edit');
  if (!dirty) {
    return (
      <p className={classes.state} data-quiet="true">
        {editing ? 'No changes yet' : 'Nothing unsaved'}
      </p>
    );
  }
  return (
    <p className={classes.state}>
      <span className={classes.dot} />
      {keeping === 'refused'
        ? 'Unsaved changes. This browser does not keep them: upload or save soon.'
        : 'Unsaved changes, kept in this browser'}
    </p>
  );
}
