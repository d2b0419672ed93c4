import type { DayField } from '#domain/progress/mergeDay.ts';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { waterQuestion } from '#domain/progress/water.ts';
import type { DayValues } from './dayValues.ts';
import { MoodField } from './MoodField.tsx';
import { NotesField } from './NotesField.tsx';
import classes from './RestFields.module.css';
import { ScoreField } from './ScoreField.tsx';
import { SleepField } from './SleepField.tsx';
import { checkDay } from './submitDay.ts';
import { TypedText } from './TypedText.tsx';
import { isSameSleep, typedSleep } from './typedSleep.ts';
import type { SelfSavedDay } from './useSelfSaving.ts';
import { WaterField } from './WaterField.tsx';

type How = { isTyped?: boolean; waterMeant?: string };

/** The fields besides the meals, each saved by itself: when tapped, or when typing pauses. */
export default function RestFields({ saved }: { saved: SelfSavedDay }) {
  const { values, waterMeant } = saved.draft;
  const stored = saved.day?.record ?? null;
  const errors = errorsOf(values, stored);
  const set = (patch: Partial<DayValues>, how: How = {}) => {
    const next = { ...values, ...patch };
    const meant = how.waterMeant ?? waterMeant;
    const parts = (Object.keys(patch) as DayField[]).filter((field) =>
      isFit(field, { values: next, stored, meant }),
    );
    saved.set(patch, { ...how, parts });
  };
  return (
    <div className={classes.fields}>
      <TypedText
        value={values.waterIntake}
        onChange={(waterIntake, isTyped) => set({ waterIntake }, { isTyped })}
        onLeave={saved.flush}
      >
        {(value, onChange) => (
          <WaterField
            value={value}
            onChange={onChange}
            error={errors.waterIntake}
            meant={waterMeant}
            onMeant={(words) => set({ waterIntake: words }, { waterMeant: words })}
            isPicked
          />
        )}
      </TypedText>
      <TypedText
        value={values.sleepHours}
        onChange={(typed, isTyped) => set({ sleepHours: typedSleep(typed) }, { isTyped })}
        onLeave={saved.flush}
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
      <MoodField value={values.mood} onChange={(mood) => set({ mood })} error={errors.mood} />
      <ScoreField
        value={values.dietScore}
        onChange={(dietScore) => set({ dietScore })}
        error={errors.dietScore}
      />
      <TypedText
        value={values.notes}
        onChange={(notes, isTyped) => set({ notes }, { isTyped })}
        onLeave={saved.flush}
      >
        {(value, onChange) => <NotesField value={value} onChange={onChange} error={errors.notes} />}
      </TypedText>
    </div>
  );
}

type Stored = DailyProgress | null;

function errorsOf(values: DayValues, stored: Stored) {
  const checked = checkDay(values, stored);
  return checked.ok ? {} : checked.errors;
}

/** Whether a field can be stored as it is: it has no error, and the water needs no clarification. */
function isFit(
  field: DayField,
  { values, stored, meant }: { values: DayValues; stored: Stored; meant: string | null },
): boolean {
  if (errorsOf(values, stored)[field] !== undefined) return false;
  const words = values.waterIntake;
  return field !== 'waterIntake' || words === meant || waterQuestion(words) === null;
}
