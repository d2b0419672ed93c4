import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Day } from '#domain/day.ts';
import { DAY_KINDS, GOAL_KINDS, GOAL_WORDS_MAX, isDayKind, unitsOf } from '#domain/goals/goal.ts';
import type { Goal, GoalInput, OwnKind } from '#domain/goals/goalSchema.ts';
import { messageOf } from '../api/errors.ts';
import { type Creation, createOnce, newCreation } from '../draft/createOnce.ts';
import { useEdit } from '../draft/useEdit.ts';
import { useErrorFocus, useSending } from '../draft/useSending.ts';
import { Button } from '../kit/Button.tsx';
import { DayField } from '../kit/DayField.tsx';
import { Field, FormNotes, LongField, SelectField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.ts';
import { addGoal, changeGoal, useGoalChange } from './api.ts';
import classes from './Goals.module.css';
import {
  changesOf,
  checkedGoal,
  draftKey,
  type GoalValues,
  goalValues,
  valuesOf,
  withKind,
  withPatch,
} from './goalValues.ts';
import { goalName, KIND_WORDS, SAVE_FAILED, unitWords } from './words.ts';

type Props = {
  customerId: string;
  /** The goal that is changed; null for a new one. */
  goal: Goal | null;
  ownKinds: readonly OwnKind[];
  today: Day;
  onDone: (leftIn: string | null) => void;
};

/** The form of one goal: in its place in the list, or above the list for a new one. */
export function GoalForm({ ownKinds, ...props }: Props) {
  const { goal, today } = props;
  const form = useGoalForm(props);
  const title = useId();
  const content = useRef<HTMLFormElement>(null);
  useErrorFocus(content, form);
  // A form left open on an earlier visit must not scroll to itself.
  const opens = useRef(!form.isRestored);
  useEffect(() => {
    if (opens.current)
      content.current?.querySelector<HTMLElement>('select, input, textarea')?.focus();
  }, []);
  const { kind } = form.values;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form ref={content} aria-labelledby={title} noValidate onSubmit={submit} className="grid gap-4">
      <h3 id={title} className="text-17">
        {goal ? `Edit “${goalName(goal, ownKinds)}”` : 'New goal'}
      </h3>
      {!goal && <KindField form={form} ownKinds={ownKinds} />}
      {kind !== '' && (
        <>
          {kind === 'habit' && (
            <Field
              {...form.field('words')}
              label="What you do"
              maxLength={GOAL_WORDS_MAX}
              placeholder="A walk after lunch"
            />
          )}
          <TargetFields form={form} />
          <div className={classes.pair}>
            <DayField
              {...form.field('beginsOn')}
              label="Begins"
              onChange={(beginsOn) => form.change({ beginsOn })}
            />
            <DayField
              {...form.field('endsOn')}
              label="Date"
              min={today}
              onChange={(endsOn) => form.change({ endsOn })}
            />
          </div>
          {form.asksReason && (
            <LongField
              {...form.field('reason')}
              label="Reason"
              description={reasonWords(goal?.reason)}
              rows={2}
            />
          )}
        </>
      )}
      {form.failure && <Failure message={SAVE_FAILED} reason={form.failure} />}
      <FormNotes notes={notesOf(form)} />
      <div className="buttons" data-at-end>
        <Button variant="default" onClick={form.cancel}>
          Cancel
        </Button>
        <Button type="submit" loading={form.busy} disabled={kind === ''}>
          Save Goal
        </Button>
      </div>
    </form>
  );
}

const reasonWords = (kept = ''): string =>
  kept === ''
    ? 'This is outside the safe range. Your reason is kept with the goal.'
    : `Your reason so far: “${kept}” Write a new one if the goal goes further.`;

function KindField({ form, ownKinds }: { form: GoalFormState; ownKinds: readonly OwnKind[] }) {
  const { hidesNumbers } = useMe();
  // A customer who hides body figures would not see their own target afterwards.
  const kinds = hidesNumbers ? DAY_KINDS : GOAL_KINDS;
  return (
    <SelectField
      {...form.field('kind')}
      label="About"
      onChange={({ currentTarget: { value } }) => {
        const own = ownKinds.find(({ id }) => id === value);
        form.choose(value, own?.unit);
      }}
    >
      <option value="" disabled>
        Choose …
      </option>
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {KIND_WORDS[kind]}
        </option>
      ))}
      {!hidesNumbers &&
        ownKinds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </SelectField>
  );
}

function TargetFields({ form }: { form: GoalFormState }) {
  const { kind, unit } = form.values;
  const units = unitsOf(kind);
  const isCounted = isDayKind(kind);
  const { error, ...target } = form.field('target');
  const refusal = useId();
  const fields = (
    <div className={classes.target}>
      <Field
        {...target}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && refusal}
        label={kind === 'habit' ? 'How often' : isCounted ? 'Each day' : 'Target'}
        inputMode="decimal"
        autoComplete="off"
      />
      {units.length > 1 ? (
        <SelectField {...form.field('unit')} label={kind === 'habit' ? 'A' : 'Unit'}>
          {units.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </SelectField>
      ) : (
        <span className={classes.unit}>{unit === '%' ? '% of the meals' : unitWords(unit)}</span>
      )}
      {!isCounted && (
        <Field
          {...form.field('start')}
          label="From"
          placeholder="as measured"
          inputMode="decimal"
          autoComplete="off"
        />
      )}
    </div>
  );
  // Spans the whole form: the error may be several sentences, and the field is narrow.
  return (
    <>
      {fields}
      {error && (
        <div id={refusal} className={classes.refusal}>
          {error.split('\n').map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </>
  );
}

/** Sentences about the state of the form; mostly none. */
const notesOf = (form: GoalFormState): string[] =>
  [
    form.isRestored && 'Not saved yet. Everything is as you left it.',
    form.isOutdated && 'This goal has changed. Only your changes here are saved.',
    !form.isKept && 'This browser can’t keep drafts. Save before you leave this page.',
  ].filter((note) => note !== false);

type Setup = {
  readonly customerId: string;
  /** The goal that is changed; null for a new one. */
  readonly goal: Goal | null;
  readonly today: Day;
  /** Words typed during the save are left in the form of the goal `leftIn`; null: none are. */
  readonly onDone: (leftIn: string | null) => void;
};

/** The form of a goal: its draft, and why it was not saved. */
function useGoalForm({ customerId, goal, today, onDone }: Setup) {
  const me = useMe();
  const key = draftKey(me.id, customerId, goal?.id ?? null);
  // Choosing what a goal is about is nothing to lose yet.
  const [about, setAbout] = useState({ kind: '', unit: '' });
  const edit = useEdit<GoalValues, Goal>({
    key,
    shape: goalValues,
    saved: goal,
    valuesOf: (saved) => {
      const values = valuesOf(saved, today);
      return saved || about.kind === '' ? values : withKind(values, about.kind, about.unit);
    },
  });
  const creation = useRef<Creation<GoalInput, Goal>>(newCreation());
  const { mutateAsync } = useGoalChange(customerId);
  const sending = useSending<string | null>(key, {
    onStored: onDone,
    onUnseen(outcome) {
      if (!outcome.ok && outcome.failure !== null)
        toastFailure(`${SAVE_FAILED} ${messageOf(outcome.failure)}`);
    },
  });

  const store = async (input: GoalInput) => {
    const stored = await mutateAsync(() => {
      if (goal) return changeGoal(customerId, goal, changesOf(input, edit.values, edit.base));
      return createOnce(creation.current, input, {
        create: (sent, withKey) => addGoal(customerId, sent, withKey),
        change: (made, { kind: _, ...change }) => changeGoal(customerId, made, change),
      });
    });
    toastSuccess(goal ? 'Goal saved.' : 'Goal set.');
    return edit.settle(stored, draftKey(me.id, customerId, stored.id)) ? null : stored.id;
  };
  const change = (patch: Partial<GoalValues>) => {
    // An error in one field may be fixed in another: a later date can make a target possible.
    sending.mend([...Object.keys(patch), 'target', 'endsOn']);
    edit.change((was) => withPatch(was, patch));
  };
  const isAboutField = Object.keys(sending.errors).some((field) => field in edit.values);

  return {
    ...edit,
    change,
    choose(kind: string, unit = '') {
      setAbout({ kind, unit });
      if (edit.isChanged) change(withKind(edit.values, kind, unit));
    },
    errors: sending.errors,
    refusals: sending.refusals,
    busy: sending.busy,
    failure: isAboutField || sending.failure === null ? null : messageOf(sending.failure),
    /** Whether a reason is asked for: the goal lies, or lay, outside of safe bounds. */
    asksReason:
      sending.errors.reason !== undefined ||
      edit.values.reason !== '' ||
      (me.role !== 'customer' && goal !== null && goal.reason !== ''),
    field: (name: keyof GoalValues) => ({
      name,
      value: edit.values[name],
      error: sending.errors[name],
      onChange: (event: { currentTarget: { value: string } }) =>
        change({ [name]: event.currentTarget.value }),
    }),
    save: () => sending.send(() => checkedGoal(edit.values, today), store),
    cancel() {
      if (sending.busy) return;
      edit.drop();
      onDone(null);
    },
  };
}

type GoalFormState = ReturnType<typeof useGoalForm>;
