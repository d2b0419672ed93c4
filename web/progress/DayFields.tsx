import type { DayErrors, DayValues } from './dayValues.ts';
import { MoodField } from './MoodField.tsx';
import { NotesField } from './NotesField.tsx';
import { ScoreField } from './ScoreField.tsx';
import { SleepField } from './SleepField.tsx';
import { TypedText } from './TypedText.tsx';
import { isSameSleep, typedSleep } from './typedSleep.ts';
import type { DayForm } from './useDayForm.ts';
import { WaterField } from './WaterField.tsx';

type Props = {
  values: DayValues;
  errors: DayErrors;
  /** Absent: the day is read-only. */
  form: DayForm | undefined;
  /** Shows the notes in a read-only day as well. */
  withNotes: boolean;
};

/** The fields of a day besides its meals: water, sleep, mood, score and notes. */
export default function DayFields({ values, errors, form, withNotes }: Props) {
  const set = <F extends keyof DayValues>(field: F) =>
    form && ((value: DayValues[F]) => form.change({ [field]: value }));
  return (
    <>
      <WaterField
        value={values.waterIntake}
        onChange={set('waterIntake')}
        error={errors.waterIntake}
        meant={form?.draft.waterMeant}
        onMeant={form?.meanWater}
        wasSubmitted={form?.askedWater === values.waterIntake}
      />
      <TypedText
        value={values.sleepHours}
        onChange={(typed) => form?.change({ sleepHours: typedSleep(typed) })}
        isSame={isSameSleep}
      >
        {(value, onChange) => (
          <SleepField value={value} onChange={form && onChange} error={errors.sleepHours} />
        )}
      </TypedText>
      <MoodField value={values.mood} onChange={set('mood')} error={errors.mood} />
      <ScoreField value={values.dietScore} onChange={set('dietScore')} error={errors.dietScore} />
      {(form || withNotes) && (
        <NotesField value={values.notes} onChange={set('notes')} error={errors.notes} />
      )}
    </>
  );
}
