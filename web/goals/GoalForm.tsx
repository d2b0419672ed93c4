import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { Day } from '#domain/day.ts';
import { DAY_KINDS, GOAL_KINDS, GOAL_WORDS_MAX, isDayKind, unitsOf } from '#domain/goals/goal.ts';
import type { Goal, OwnKind } from '#domain/goals/goalSchema.ts';
import { useErrorFocus } from '../draft/useErrorFocus.ts';
import { Button } from '../kit/Button.tsx';
import { DayField } from '../kit/DayField.tsx';
import { Field, FormNotes, LongField, SelectField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { useMe } from '../session/session.tsx';
import classes from './Goals.module.css';
import { withKind } from './goalValues.ts';
import { type GoalFormState, useGoalForm } from './useGoalForm.ts';
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
  useEffect(() => {
    content.current?.querySelector<HTMLElement>('select, input, textarea')?.focus();
  }, []);
  const { kind } = form.values;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form
      ref={content}
      aria-labelledby={title}
      noValidate
      onSubmit={submit}
      className={classes.form}
    >
      <h3 id={title} className={classes.formTitle}>
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
    ? 'It lies outside of safe bounds. What you write is kept with the goal.'
    : `Kept until now: “${kept}” It stays unless you write another one, which is asked for when the goal goes further.`;

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
        form.change(withKind(form.values, value, own?.unit));
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
    form.isOutdated && 'This goal was changed meanwhile. Only what you change here is saved.',
    !form.isKept && 'This browser keeps nothing: save before you leave this page.',
  ].filter((note) => note !== false);
