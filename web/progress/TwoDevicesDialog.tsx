import { useState } from 'react';
import { insteadWords } from '#domain/progress/instead.ts';
import { conflictPath, type DayConflict, type MealState } from '#domain/progress/mergeDay.ts';
import type { DayContent, TrackedDay } from '#domain/progress/progressSchema.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import type { Collision } from './submitDay.ts';
import classes from './TwoDevicesDialog.module.css';
import { type Choices, type Side, settled } from './twoDevices.ts';

type Props = {
  collision: Collision;
  day: TrackedDay;
  onDecide: (content: DayContent) => void;
  onClose: () => void;
};

/** The day was logged differently on another device: shows both values of each part, and asks which to keep. */
export default function TwoDevicesDialog({ collision, day, onDecide, onClose }: Props) {
  const { merged } = collision;
  const [choices, setChoices] = useState<Choices>({});
  const [isMissing, setIsMissing] = useState(false);
  const submit = () => {
    const content = settled(merged, choices);
    if (content) onDecide(content);
    else setIsMissing(true);
  };
  return (
    <Dialog title="Logged on two devices" onClose={onClose}>
      <p className={classes.lead}>
        Another device logged this day, too. All else is brought together; here both say something
        different. What shall be kept?
      </p>
      {merged.conflicts.map((conflict) => {
        const path = conflictPath(conflict);
        const { title, sides } = conflictWords(conflict, day);
        return (
          <fieldset key={path} className={classes.conflict}>
            <legend className={classes.title} dir="auto">
              {title}
            </legend>
            {sides.map((words) => (
              <Choice
                key={words.side}
                words={words}
                name={path}
                chosen={choices[path] === words.side}
                onChoose={(side) => setChoices((now) => ({ ...now, [path]: side }))}
              />
            ))}
            {isMissing && choices[path] === undefined && (
              <p className={classes.missing}>Choose one.</p>
            )}
          </fieldset>
        );
      })}
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          Back
        </Button>
        <Button onClick={submit}>Submit Progress</Button>
      </div>
      <VisuallyHidden role="alert">
        {isMissing && !settled(merged, choices) && 'Choose one of each first.'}
      </VisuallyHidden>
    </Dialog>
  );
}

type ChoiceProps = {
  words: SideWords;
  name: string;
  chosen: boolean;
  onChoose: (side: Side) => void;
};

function Choice({ words, name, chosen, onChoose }: ChoiceProps) {
  return (
    <label className={classes.side} data-chosen={chosen}>
      <input
        type="radio"
        name={name}
        className={classes.radio}
        checked={chosen}
        onChange={() => onChoose(words.side)}
      />
      <span className={classes.words}>
        <span className={classes.whose}>{words.whose}</span>
        {words.value && (
          <span className={classes.value} dir="auto">
            {words.value}
          </span>
        )}
      </span>
    </label>
  );
}

type SideWords = { readonly side: Side; readonly whose: string; readonly value: string };
type ConflictWords = { readonly title: string; readonly sides: readonly SideWords[] };

const titles = {
  waterIntake: 'Water Intake',
  sleepHours: 'Sleep Hours',
  mood: 'Mood',
  dietScore: 'Diet Score',
  notes: 'Notes',
} as const;

/** The words of a conflict in one field or meal, with both devices side by side. */
function conflictWords(conflict: DayConflict, day: TrackedDay): ConflictWords {
  const sides = (mine: string, stored: string): SideWords[] => [
    { side: 'mine', whose: 'This device', value: mine },
    { side: 'stored', whose: 'The other device', value: stored },
  ];
  if ('meal' in conflict) {
    const { mine, stored, meal } = conflict;
    return {
      title: mealTitle(Number(meal), day),
      sides: sides(stateWords(mine), stateWords(stored)),
    };
  }
  const { field, mine, stored } = conflict;
  const found = sides(valueWords(field, mine), valueWords(field, stored));
  const both: SideWords[] = [{ side: 'both', whose: 'Keep both', value: '' }];
  const bothThere = field === 'notes' && mine !== '' && stored !== '';
  return { title: titles[field], sides: bothThere ? [...found, ...both] : found };
}

function mealTitle(index: number, { record, planned }: TrackedDay): string {
  const own = record?.planned.mealTimings[index] || planned?.mealTimings[index];
  return own || `Meal ${index + 1}`;
}

function stateWords(state: MealState): string {
  if (!state.done) return state.instead ? insteadWords(state.instead) : 'Not done';
  const what = state.picked ?? state.dish;
  return what === undefined ? 'Done' : `Done: ${what}`;
}

function valueWords(field: keyof typeof titles, value: string | number | null): string {
  if (value === null || value === '') return 'Nothing';
  if (field === 'sleepHours') return value === 1 ? '1 hour' : `${value} hours`;
  return field === 'dietScore' ? `${value} of 5` : String(value);
}
