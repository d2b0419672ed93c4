import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import {
  FOR_WHOM_MAX,
  LIBRARY_NAME_MAX,
  LIBRARY_TAGS_TYPED_MAX,
} from '#domain/planLibrary/libraryPlan.ts';
import type {
  LibraryPlan,
  LibraryPlanChange,
  LibraryPlanInput,
} from '#domain/planLibrary/libraryPlanSchema.ts';
import { libraryWeekOf } from '#domain/planLibrary/libraryWeek.ts';
import { hasMeal } from '#domain/plans/plan.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import { say as inDomain } from '#domain/words.ts';
import { type Creation, createOnce, newCreation } from '../draft/createOnce.ts';
import { useForm } from '../draft/useForm.ts';
import { Filled } from '../kit/Button.tsx';
import { Field, LongField } from '../kit/Field.tsx';
import { Foot } from '../kit/Foot.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { changeInLibrary, libraryPlanQuery, libraryTagsQuery, putIntoLibrary } from './api.ts';
import { namesWords } from './inWords.ts';
import classes from './Library.module.css';
import { say } from './words.ts';

type Props = { keepable: Keepable; onCancel: () => void; onKept: (id: string) => void };

export function KeepForm({ keepable, onCancel, onKept }: Props) {
  const { plan, name, notesName, naming } = keepable;
  const [withNotes, keepNotes] = useState(false);
  const [creation] = useState<Creation<LibraryPlanInput, LibraryPlan>>(newCreation);
  const form = useLabelForm({ name, tags: '', forWhom: '' }, async (labels) => {
    const week = libraryWeekOf(withNotes ? plan : { ...plan, notes: '' });
    if (!hasMeal(week.days)) throw new Error(inDomain.noMeal);
    const kept = await createOnce(
      creation,
      { ...labels, week },
      { create: putIntoLibrary, change: changeInLibrary },
    );
    toastSuccess(say.keptInLibrary);
    onKept(kept.id);
  });
  return (
    <form {...form.form}>
      <p className="quiet">{say.forPractice}</p>
      {naming.length > 0 && <p role="alert">{namesWords(naming)}</p>}
      <LabelFields form={form} />
      {plan.notes.trim() !== '' && (
        <label className={classes.keepNotes}>
          <input
            type="checkbox"
            checked={withNotes}
            onChange={({ currentTarget }) => keepNotes(currentTarget.checked)}
          />
          <span>
            <Filled
              text={notesName ? say.withNamingNotes : say.withNotes}
              notes={<bdi className="muted breaks lines">{plan.notes}</bdi>}
            />
          </span>
        </label>
      )}
      <Foot does={say.keep} onCancel={onCancel} busy={form.busy} />
    </form>
  );
}

type Labels = Pick<LibraryPlanChange, 'name' | 'tags' | 'forWhom'>;
type Typed = { name: string; tags: string; forWhom: string };

const schema = async () =>
  (await import('#domain/planLibrary/libraryPlanSchema.ts')).libraryLabelsSchema;

const useLabelForm = (initial: Typed, submit: (labels: Labels) => Promise<void>) =>
  useForm<Typed, Labels>({ initial, schema, submit });

function LabelFields({ form }: { form: ReturnType<typeof useLabelForm> }) {
  const { data } = useQuery(libraryTagsQuery);
  const tagsId = useId();
  return (
    <div className="grid gap-3 above-3">
      <Field
        label={ofKit.name}
        maxLength={LIBRARY_NAME_MAX}
        autoComplete="off"
        data-autofocus
        {...form.field('name')}
      />
      <Field
        label={ofKit.tags}
        hint={say.tagsHint}
        maxLength={LIBRARY_TAGS_TYPED_MAX}
        autoComplete="off"
        list={tagsId}
        {...form.field('tags')}
      />
      <datalist id={tagsId}>
        {data?.items.map(({ tag }) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <LongField
        label={say.forWhom}
        hint={say.forWhomHint}
        maxLength={FOR_WHOM_MAX}
        rows={2}
        {...form.field('forWhom')}
      />
      {form.failureMessage && <Failure message={say.notChanged} reason={form.failureMessage} />}
    </div>
  );
}

export function ChangeForm({ plan, onEnd }: { plan: LibraryPlan; onEnd: () => void }) {
  const queries = useQueryClient();
  const initial = { name: plan.name, tags: plan.tags.join(', '), forWhom: plan.forWhom };
  const form = useLabelForm(initial, async (labels) => {
    const changed = await changeInLibrary(plan, labels);
    queries.setQueryData(libraryPlanQuery(plan.id).queryKey, changed);
    void queries.invalidateQueries({ queryKey: ['library-plan'] });
    toastSuccess(say.changed);
    onEnd();
  });
  const { ref } = form.form;
  // The pressed button is gone.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <form {...form.form} aria-label={say.changePlan(plan.name)}>
      <LabelFields form={form} />
      <Foot does={ofKit.save} onCancel={onEnd} busy={form.busy} />
    </form>
  );
}

/** A plan that may go into the library, with a name that does not contain its customer's. */
export type Keepable = {
  readonly plan: PlanInput;
  readonly name: string;
  readonly notesName: boolean;
  /** The meals and timings that contain the name, by their names on screen. */
  readonly naming: readonly string[];
};
