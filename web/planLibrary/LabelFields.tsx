import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import {
  FOR_WHOM_MAX,
  LIBRARY_NAME_MAX,
  LIBRARY_TAGS_TYPED_MAX,
} from '#domain/planLibrary/libraryPlan.ts';
import type { LibraryPlanChange } from '#domain/planLibrary/libraryPlanSchema.ts';
import { useForm } from '../draft/useForm.ts';
import { Field, LongField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { libraryTagsQuery } from './api.ts';
import classes from './KeepForm.module.css';
import { FOR_WHOM_HINT, TAGS_HINT } from './words.ts';

type Labels = Pick<LibraryPlanChange, 'name' | 'tags' | 'forWhom'>;
type Typed = { name: string; tags: string; forWhom: string };

const schema = async () =>
  (await import('#domain/planLibrary/libraryPlanSchema.ts')).libraryLabelsSchema;

/** A form for the name of a library plan and for whom it is. */
export const useLabelForm = (initial: Typed, submit: (labels: Labels) => Promise<void>) =>
  useForm<Typed, Labels>({ initial, schema, submit });

export function LabelFields({ form }: { form: ReturnType<typeof useLabelForm> }) {
  const { data } = useQuery(libraryTagsQuery);
  const tagsId = useId();
  return (
    <div className={classes.fields}>
      <Field
        label="Name"
        maxLength={LIBRARY_NAME_MAX}
        autoComplete="off"
        data-autofocus
        {...form.field('name')}
      />
      <Field
        label="Tags"
        hint={TAGS_HINT}
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
        label="For Whom"
        hint={FOR_WHOM_HINT}
        maxLength={FOR_WHOM_MAX}
        rows={2}
        {...form.field('forWhom')}
      />
      {form.failureMessage && (
        <Failure message="The library was not changed." reason={form.failureMessage} />
      )}
    </div>
  );
}
