import type { DayField } from '#domain/progress/dayParts.ts';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { checkDay, isFit } from './checkDay.ts';
import type { DayValues } from './dayShown.ts';
import { MoodField } from './MoodField.tsx';
import { NotesField } from './NotesField.tsx';
import classes from './RestFields.module.css';
import { ScoreField } from './ScoreField.tsx';
import { SleepField } from './SleepField.tsx';
import { sleepHoursOf } from './sleep.ts';
import { TypedText } from './TypedText.tsx';
import { isSameSleep, typedSleep } from './typedSleep.ts';
import type { DayHere, How } from './useDay.ts';
import { WaterField } from './WaterField.tsx';

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
    <div className={classes.fields}>
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
  <div className={classes.fields}>
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
