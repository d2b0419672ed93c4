import { useEffect } from 'react';
import { type Day, isDay } from '#domain/day.ts';
import { emptySections, NEXT_STEP_MAX } from '#domain/visits/record.ts';
import type { Visit, VisitInput } from '#domain/visits/visitSchema.ts';
import { useEditForm } from '../draft/useEditForm.ts';
import { checkWith } from '../draft/useSending.ts';
import { DayField } from '../kit/DayField.tsx';
import { DraftNotice } from '../kit/DraftNotice.tsx';
import { Field, LongField } from '../kit/Field.tsx';
import { Foot } from '../kit/Foot.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.ts';
import { listOf, nullable, object, type Shaped, string } from '../store/shape.ts';
import { addVisit, refetchVisits, saveVisit, showStored } from './api.ts';
import { Figures } from './Record.tsx';
import classes from './Visits.module.css';
import { say } from './words.ts';

type Props = {
  customerId: string;
  today: Day;
  /** The visit to change; null for a new one. */
  saved: Visit | null;
  /** Of a new record: its headings; null for plain notes. */
  headings?: readonly string[] | null;
  /** Called with the id of the visit that was still written in when it was saved; null: the form is done. */
  onClose: (leftIn: string | null) => void;
};

export function VisitFields({ customerId, today, saved, headings = null, onClose }: Props) {
  const form = useVisitForm({ customerId, today, saved, headings, onStored: onClose });
  const { sections } = form.values;
  const { busy, content } = form;
  useEffect(() => content.current?.querySelector('textarea')?.focus(), [content]);
  const cancel = () => {
    form.drop();
    onClose(null);
  };
  return (
    <form
      {...form.form}
      className={classes.form}
      aria-label={saved ? say.editVisit : sections ? say.newRecord : say.newVisit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.save();
      }}
    >
      <DraftNotice draft={form} outdated={say.savedBySomebodyElse} />
      <DayField
        {...form.field('date')}
        label={say.date}
        required
        onChange={(date) => form.change({ date })}
      />
      {sections ? (
        <>
          {isDay(form.values.date) && <Figures customerId={customerId} date={form.values.date} />}
          {sections.map(({ heading, text }, at) => (
            <LongField
              key={heading}
              label={heading}
              value={text}
              error={
                form.errors[`sections.${at}.text`] ?? (at === 0 ? form.errors.text : undefined)
              }
              onChange={({ currentTarget: { value } }) =>
                form.change((was) => ({
                  text: was.text,
                  sections:
                    was.sections?.map((each, nth) =>
                      nth === at ? { ...each, text: value } : each,
                    ) ?? null,
                }))
              }
            />
          ))}
        </>
      ) : (
        <LongField {...form.field('text')} label={say.talkedAbout} required />
      )}
      <Field
        {...form.field('nextStep')}
        label={say.nextStep}
        maxLength={NEXT_STEP_MAX}
        autoComplete="off"
      />
      {form.failureMessage && <Failure message={say.saveFailed} reason={form.failureMessage} />}
      <Foot does={say.saveVisit} onCancel={cancel} busy={busy} disabled={form.isOutdated} />
    </form>
  );
}

const shape = object({
  date: string,
  text: string,
  nextStep: string,
  sections: nullable(listOf(object({ heading: string, text: string }))),
});
type Values = Shaped<typeof shape>;

const schema = async () => (await import('#domain/visits/visitSchema.ts')).visitInputSchema;

type Setup = Required<Pick<Props, 'customerId' | 'today' | 'saved' | 'headings'>> & {
  readonly onStored: Props['onClose'];
};

/** The form of a visit; typed text is kept in the browser until it is saved. */
function useVisitForm({ customerId, today, saved, headings, onStored }: Setup) {
  const { id: writerId } = useMe();
  const keyOf = (id?: string) =>
    visitKey(writerId, customerId, id ?? (headings ? NEW_RECORD : undefined));
  const shown = async (storing: Promise<Visit>) => {
    const stored = await storing;
    showStored(customerId, stored);
    return stored;
  };
  return useEditForm<Values, VisitInput, Visit>({
    key: keyOf(saved?.id),
    keyOf,
    shape,
    saved,
    valuesOf: (visit) => ({
      date: visit?.date ?? today,
      text: visit?.text ?? '',
      nextStep: visit?.nextStep ?? '',
      sections: visit ? visit.sections : headings && emptySections(headings),
    }),
    check: (values) => checkWith(schema, values),
    create: (input, key) => shown(addVisit(customerId, input, key)),
    change: (input, { id, version }) => shown(saveVisit(customerId, id, input, version)),
    refetch: () => refetchVisits(customerId),
    onStored: ({ id }, isDone) => onStored(isDone ? null : id),
    done: () => toastSuccess(say.saved),
    failed: (reason) => toastFailure(`${say.saveFailed} ${reason}`),
  });
}

/** In place of the id of a record that is not saved yet. */
export const NEW_RECORD = 'new-record';

/** The key under which the browser keeps the typed text of a visit; a new one has no id. */
export const visitKey = (writerId: string, customerId: string, id = 'new'): string =>
  `weekplate:${writerId}:visit:${customerId}:${id}`;
