import {
  IconMoodCry,
  IconMoodEmpty,
  IconMoodHappy,
  IconMoodSad,
  IconMoodSmile,
  IconMoodWink,
} from '@tabler/icons-react';
import { inDigits } from '#domain/language/language.ts';
import type { DayField } from '#domain/progress/dayParts.ts';
import { DAY_NOTES_MAX, MOODS, moodWords } from '#domain/progress/progress.ts';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { checkDay, isFit } from './checkDay.ts';
import type { DayValues } from './dayShown.ts';
import classes from './fields.module.css';
import { Choices, GrowingText, Stepper, TypedText } from './fields.tsx';
import { isSameSleep, sleepHoursOf, sleepQuestion, stepSleep, typedSleep } from './sleep.ts';
import type { DayHere, How } from './useDay.ts';
import { WaterField } from './WaterField.tsx';
import { say } from './words.ts';

type Props = {
  values: DayValues;
  /** Absent: the fields are read-only. */
  day?: DayHere | undefined;
  /** Submit has asked how much water is meant. */
  isWaterAsked?: boolean;
  /** Shows the notes in read-only fields as well. */
  withNotes?: boolean;
};

/** The fields besides the meals, each saved by itself: when tapped, or when typing pauses. */
export default function RestFields({ values, day, isWaterAsked = false, withNotes = true }: Props) {
  if (!day) return <ReadOnly values={values} withNotes={withNotes} />;
  const { record } = day;
  const errors = errorsOf(values, record);
  const set = (
    field: DayField,
    typed: string | number | null,
    how: How & { isMeant?: boolean } = {},
  ) => {
    const next = { ...values, [field]: typed };
    const hours = field === 'sleepHours' ? sleepHoursOf(String(typed)) : null;
    const isDraft = !how.isMeant && !isFit(field, next, record);
    const value = field !== 'sleepHours' || isDraft ? typed : hours;
    void day.set(field, value, { ...(how.isTyped && { isTyped: true }), isDraft });
  };
  const isAsked = day.isDraft('waterIntake');
  return (
    <div className={classes.all}>
      <TypedText
        value={values.waterIntake}
        onChange={(words, isTyped) => set('waterIntake', words, { isTyped })}
        onLeave={day.flush}
      >
        {(value, onChange) => (
          <WaterField
            value={value}
            onChange={onChange}
            error={errors.waterIntake}
            meant={isAsked ? null : value}
            onMeant={(words) => set('waterIntake', words, { isMeant: true })}
            wasSubmitted={isWaterAsked}
            isPicked
          />
        )}
      </TypedText>
      <TypedText
        value={values.sleepHours}
        onChange={(typed, isTyped) => set('sleepHours', typedSleep(typed), { isTyped })}
        onLeave={day.flush}
        isSame={isSameSleep}
      >
        {(value, onChange, isTyping) => (
          <SleepField
            value={value}
            onChange={onChange}
            error={isTyping ? undefined : errors.sleepHours}
          />
        )}
      </TypedText>
      <MoodField value={values.mood} onChange={(mood) => set('mood', mood)} error={errors.mood} />
      <ScoreField
        value={values.dietScore}
        onChange={(score) => set('dietScore', score)}
        error={errors.dietScore}
      />
      <TypedText
        value={values.notes}
        onChange={(notes, isTyped) => set('notes', notes, { isTyped })}
        onLeave={day.flush}
      >
        {(value, onChange) => <NotesField value={value} onChange={onChange} error={errors.notes} />}
      </TypedText>
    </div>
  );
}

const ReadOnly = ({ values, withNotes }: { values: DayValues; withNotes: boolean }) => (
  <div className={classes.all}>
    <WaterField value={values.waterIntake} />
    <SleepField value={values.sleepHours} />
    <MoodField value={values.mood} />
    <ScoreField value={values.dietScore} />
    {withNotes && <NotesField value={values.notes} />}
  </div>
);

function errorsOf(values: DayValues, stored: DailyProgress | null) {
  const checked = checkDay(values, stored);
  return checked.ok ? {} : checked.errors;
}

type FieldOf<Value> = {
  value: Value;
  /** Absent: read-only. */
  onChange?: ((value: Value) => void) | undefined;
  error?: string | undefined;
};

/** Hours of sleep, typed or changed in steps of half an hour. */
function SleepField({ value, onChange, error }: FieldOf<string>) {
  const hours = sleepHoursOf(typedSleep(value));
  const known = hours !== null && !Number.isNaN(hours);
  // Somebody who typed a unit reads their own.
  const isBare = known && !/[^\d.,\s]/.test(value);
  const question = onChange ? sleepQuestion(hours) : '';
  return (
    <Stepper
      label={say.fields.sleepHours}
      value={value}
      onChange={(typed) => onChange?.(typed)}
      onStep={onChange && ((direction) => onChange(stepSleep(typedSleep(value), direction)))}
      stepLabels={{ less: say.halfHourLess, more: say.halfHourMore }}
      readOnly={!onChange}
      inputMode="decimal"
      role="spinbutton"
      aria-valuemin={0}
      aria-valuemax={24}
      aria-valuenow={known ? hours : undefined}
      placeholder={onChange ? say.sleepExample : say.notLogged}
      {...(isBare && { unit: say.hoursUnit(hours) })}
      error={error}
      hint={
        question && (
          <p className="above-2 semibold" role="status">
            {question}
          </p>
        )
      }
    />
  );
}

const faces: Readonly<Record<string, typeof IconMoodSmile>> = {
  Awful: IconMoodCry,
  Low: IconMoodSad,
  Okay: IconMoodEmpty,
  Good: IconMoodSmile,
  Great: IconMoodHappy,
};

/** Five faces with words; a mood stored in other words is offered as it is. */
function MoodField({ value, onChange, error }: FieldOf<string>) {
  const known: readonly string[] = MOODS;
  const moods = value === '' || known.includes(value) ? known : [...known, value];
  return (
    <Choices<string>
      label={say.fields.mood}
      value={value === '' ? null : value}
      onChange={onChange && ((mood) => onChange(mood ?? ''))}
      error={error}
      choices={moods.map((mood) => {
        const Face = faces[mood] ?? IconMoodWink;
        const face = (
          <>
            <Face size={30} stroke={1.5} aria-hidden />
            <span>{moodWords(mood)}</span>
          </>
        );
        return { value: mood, name: moodWords(mood), face };
      })}
    />
  );
}

const SCORES = [1, 2, 3, 4, 5];

/** The customer's own score for the day. */
function ScoreField({ value, onChange, error }: FieldOf<number | null>) {
  return (
    <Choices
      label={say.fields.dietScore}
      value={value}
      onChange={onChange}
      error={error}
      hint={onChange && say.scoreMeans}
      choices={SCORES.map((score) => ({
        value: score,
        name: inDigits(score),
        face: <span className="text-17">{inDigits(score)}</span>,
      }))}
    />
  );
}

/** From this length on, the number of characters left is shown. */
const NEAR_THE_END = DAY_NOTES_MAX - 500;

function NotesField({ value, onChange, error }: FieldOf<string>) {
  const left = DAY_NOTES_MAX - value.trim().length;
  const room = left >= 0 ? say.charactersLeft(left) : say.charactersTooMany(-left);
  return (
    <GrowingText
      label={say.fields.notes}
      value={value}
      onChange={onChange}
      placeholder={onChange ? say.howWasTheDay : say.none}
      error={error}
      hint={onChange && value.length > NEAR_THE_END && <p className="small above-2">{room}</p>}
    />
  );
}
