import { useState } from 'react';
import { hasMeal, NO_MEAL } from '#domain/planLibrary/libraryPlan.ts';
import type { LibraryPlan, LibraryPlanInput } from '#domain/planLibrary/libraryPlanSchema.ts';
import { libraryWeekOf } from '#domain/planLibrary/libraryWeek.ts';
import { type Creation, createOnce, newCreation } from '../draft/createOnce.ts';
import { Button } from '../kit/Button.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { changeInLibrary, putIntoLibrary } from './api.ts';
import classes from './KeepForm.module.css';
import type { Keepable } from './keepable.ts';
import { LabelFields, useLabelForm } from './LabelFields.tsx';
import { FOR_EVERYBODY, namesWords } from './words.ts';

type Props = { keepable: Keepable; onCancel: () => void; onKept: (id: string) => void };

/** Asks for a week's name in the library, and for whom it is. */
export function KeepForm({ keepable, onCancel, onKept }: Props) {
  const { plan, name, notesName, naming } = keepable;
  const [withNotes, keepNotes] = useState(false);
  const [creation] = useState<Creation<LibraryPlanInput, LibraryPlan>>(newCreation);
  const form = useLabelForm({ name, tags: '', forWhom: '' }, async (labels) => {
    const week = libraryWeekOf(withNotes ? plan : { ...plan, notes: '' });
    if (!hasMeal(week.days)) throw new Error(NO_MEAL);
    const kept = await createOnce(
      creation,
      { ...labels, week },
      { create: putIntoLibrary, change: changeInLibrary },
    );
    toastSuccess('Kept in the library.');
    onKept(kept.id);
  });
  return (
    <form {...form.form}>
      <p className="quiet">{FOR_EVERYBODY}</p>
      {naming.length > 0 && <p role="alert">{namesWords(naming)}</p>}
      <LabelFields form={form} />
      {plan.notes.trim() !== '' && (
        <label className={classes.notes}>
          <input
            type="checkbox"
            checked={withNotes}
            onChange={({ currentTarget }) => keepNotes(currentTarget.checked)}
          />
          <span>
            With its notes{notesName ? ', which name the customer' : ''}:{' '}
            <bdi className={classes.quoted}>{plan.notes}</bdi>
          </span>
        </label>
      )}
      <div className="buttons" data-foot>
        <Button type="button" variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={form.busy}>
          Keep
        </Button>
      </div>
    </form>
  );
}
