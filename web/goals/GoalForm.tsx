import { useEffect, useId, useRef, useState } from 'react';
import type { Day } from '#domain/day.ts';
import { DAY_KINDS, GOAL_KINDS, GOAL_WORDS_MAX, isDayKind, unitsOf } from '#domain/goals/goal.ts';
import type { Goal, GoalInput, OwnKind } from '#domain/goals/goalSchema.ts';
import { unitName } from '#domain/measurements/measurement.ts';
import { useEditForm } from '../draft/useEditForm.ts';
import { DayField } from '../kit/DayField.tsx';
import { Field, FormNotes, LongField, SelectField } from '../kit/Field.tsx';
import { Foot } from '../kit/Foot.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
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
import { goalName, kindWords } from './inWords.ts';
import { say } from './words.ts';

type Props = {
  customerId: string;
  /** The goal that is changed; null for a new one. */
  goal: Goal | null;
  ownKinds: readonly OwnKind[];
  today: Day;
  /** Words typed during the save are left in the form of the goal `leftIn`; null: none are. */
  onDone: (leftIn: string | null) => void;
};

/** The form of one goal: in its place in the list, or above the list for a new one. */
export function GoalForm({ ownKinds, ...props }: Props) {
  const { goal, today } = props;
  const form = useGoalForm(props);
  const title = useId();
  const { content } = form;
  // A form left open on an earlier visit must not scroll to itself.
  const opens = useRef(!form.isRestored);
  useEffect(() => {
    if (opens.current)
      content.current?.querySelector<HTMLElement>('select, input, textarea')?.focus();
  }, [content]);
  const { kind } = form.values;
  return (
    <form {...form.form} aria-labelledby={title} className="grid gap-4">
      <h3 id={title} className="text-17">
        {goal ? say.editGoal(goalName(goal, ownKinds)) : say.newGoal}
      </h3>
      {!goal && <KindField form={form} ownKinds={ownKinds} />}
      {kind !== '' && (
        <>
          {kind === 'habit' && (
            <Field
              {...form.field('words')}
              label={say.whatYouDo}
              maxLength={GOAL_WORDS_MAX}
              placeholder={say.walkAfterLunch}
            />
          )}
          <TargetFields form={form} />
          <div className={classes.pair}>
            <DayField
              {...form.field('beginsOn')}
              label={say.begins}
              onChange={(beginsOn) => form.change({ beginsOn })}
            />
            <DayField
              {...form.field('endsOn')}
              label={ofKit.date}
              min={today}
              onChange={(endsOn) => form.change({ endsOn })}
            />
          </div>
          {form.asksReason && (
            <LongField
              {...form.field('reason')}
              label={say.reason}
              description={reasonWords(goal?.reason)}
              rows={2}
            />
          )}
        </>
      )}
      {form.failureMessage && <Failure message={say.failedToSave} reason={form.failureMessage} />}
      <FormNotes notes={notesOf(form)} />
      <Foot does={say.saveGoal} onCancel={form.cancel} busy={form.busy} disabled={kind === ''} />
    </form>
  );
}

const reasonWords = (kept = ''): string => (kept === '' ? say.reasonIsKept : say.reasonSoFar(kept));

function KindField({ form, ownKinds }: { form: GoalFormState; ownKinds: readonly OwnKind[] }) {
  const { hidesNumbers } = useMe();
  // A customer who hides body figures would not see their own target afterwards.
  const kinds = hidesNumbers ? DAY_KINDS : GOAL_KINDS;
  return (
    <SelectField
      {...form.field('kind')}
      label={say.about}
      onChange={({ currentTarget: { value } }) => {
        const own = ownKinds.find(({ id }) => id === value);
        form.choose(value, own?.unit);
      }}
    >
      <option value="" disabled>
        {say.choose}
      </option>
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {kindWords(kind, ownKinds)}
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
        label={kind === 'habit' ? say.howOften : isCounted ? say.eachDay : say.target}
        inputMode="decimal"
        autoComplete="off"
      />
      {units.length > 1 ? (
        <SelectField {...form.field('unit')} label={kind === 'habit' ? say.a : ofKit.unit}>
          {units.map((each) => (
            <option key={each} value={each}>
              {each === 'day' || each === 'week' ? say.spans[each] : unitName(each)}
            </option>
          ))}
        </SelectField>
      ) : (
        <span className={classes.unit}>{unit === '%' ? say.ofTheMeals : unitName(unit)}</span>
      )}
      {!isCounted && (
        <Field
          {...form.field('start')}
          label={ofKit.from}
          placeholder={say.asMeasured}
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
    form.isRestored && ofKit.notSavedYet,
    form.isOutdated && say.outdated,
    !form.isKept && ofKit.cannotKeepDrafts,
  ].filter((note) => note !== false);

type Setup = Omit<Props, 'ownKinds'>;

/** The form of a goal: its draft, and why it was not saved. */
function useGoalForm({ customerId, goal, today, onDone }: Setup) {
  const me = useMe();
  // Choosing what a goal is about is nothing to lose yet.
  const [about, setAbout] = useState({ kind: '', unit: '' });
  const keyOf = (id: string | null) => draftKey(me.id, customerId, id);
  const { mutateAsync } = useGoalChange(customerId);
  const form = useEditForm<GoalValues, GoalInput, Goal>({
    key: keyOf(goal?.id ?? null),
    keyOf,
    shape: goalValues,
    saved: goal,
    valuesOf: (saved) => {
      const values = valuesOf(saved, today);
      return saved || about.kind === '' ? values : withKind(values, about.kind, about.unit);
    },
    check: (values) => checkedGoal(values, today),
    create: (input, key) => mutateAsync(() => addGoal(customerId, input, key)),
    change(input, { values, base, ...made }) {
      const { kind: _, ...all } = input;
      return mutateAsync(() =>
        goal
          ? changeGoal(customerId, goal, changesOf(input, values, base))
          : changeGoal(customerId, made, all),
      );
    },
    patched: withPatch,
    // An error in one field may be fixed in another: a later date can make a target possible.
    mends: ['target', 'endsOn'],
    onStored: ({ id }, isDone) => onDone(isDone ? null : id),
    done: () => toastSuccess(goal ? say.goalSaved : say.goalSet),
    failed: (reason) => toastFailure(`${say.failedToSave} ${reason}`),
  });
  return {
    ...form,
    choose(kind: string, unit = '') {
      setAbout({ kind, unit });
      if (form.isChanged) form.change(withKind(form.values, kind, unit));
    },
    /** Whether a reason is asked for: the goal lies, or lay, outside of safe bounds. */
    asksReason:
      form.errors.reason !== undefined ||
      form.values.reason !== '' ||
      (me.role !== 'customer' && goal !== null && goal.reason !== ''),
    cancel() {
      if (form.busy) return;
      form.drop();
      onDone(null);
    },
  };
}

type GoalFormState = ReturnType<typeof useGoalForm>;
