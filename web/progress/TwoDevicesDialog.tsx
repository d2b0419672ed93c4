import { useState } from 'react';
import { insteadWords } from '#domain/progress/adherence.ts';
import {
  type DayField,
  type MealState,
  mealOf,
  type PartValue,
} from '#domain/progress/dayParts.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import type { Contested } from './dayShown.ts';
import classes from './TwoDevicesDialog.module.css';

type Side = 'mine' | 'stored' | 'both';
/** What a contested change shall be; undefined: as it is stored. */
type Choice = readonly [key: string, value: PartValue | undefined];

type Props = {
  contested: readonly Contested[];
  day: TrackedDay;
  onDecide: (choices: readonly Choice[]) => void;
  onClose: () => void;
};

/** The day was logged differently on another device: shows both values of each part, and asks which to keep. */
export default function TwoDevicesDialog({ contested, day, onDecide, onClose }: Props) {
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = isAsked && contested.some(({ key }) => sides[key] === undefined);
  const submit = () => {
    const choices = contested.flatMap((each) => {
      const side = sides[each.key];
      return side ? [[each.key, chosen(each, side)] as const] : [];
    });
    if (choices.length === contested.length) onDecide(choices);
    else setIsAsked(true);
  };
  return (
    <Dialog title="Logged on two devices" onClose={onClose}>
      <p className={classes.lead}>
        Another device logged this day, too. Everything else is saved. What do you want to keep
        here?
      </p>
      {contested.map((each) => {
        const { key } = each;
        const { title, sides: both } = conflictWords(each, day);
        return (
          <fieldset key={key} className={classes.conflict}>
            <legend className={classes.title} dir="auto">
              {title}
            </legend>
            {both.map((words) => (
              <OneSide
                key={words.side}
                words={words}
                name={key}
                chosen={sides[key] === words.side}
                onChoose={(side) => setSides((now) => ({ ...now, [key]: side }))}
              />
            ))}
            {isMissing && sides[key] === undefined && (
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
      <VisuallyHidden role="alert">{isMissing && 'Choose one of each first.'}</VisuallyHidden>
    </Dialog>
  );
}

function chosen({ mine, stored }: Contested, side: Side): PartValue | undefined {
  if (side === 'both') return `${stored}\n\n${mine}`;
  return side === 'mine' ? mine : undefined;
}

type ChoiceProps = {
  words: SideWords;
  name: string;
  chosen: boolean;
  onChoose: (side: Side) => void;
};

function OneSide({ words, name, chosen, onChoose }: ChoiceProps) {
  return (
    <label className={classes.side} data-chosen={chosen}>
      <input
        type="radio"
        name={name}
        className={classes.radio}
        checked={chosen}
        onChange={() => onChoose(words.side)}
      />
      <span className="grow">
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

/** The words of a part that was changed twice, with both devices side by side. */
function conflictWords({ part, mine, stored }: Contested, day: TrackedDay): ConflictWords {
  const sides = (mine: string, stored: string): SideWords[] => [
    { side: 'mine', whose: 'This device', value: mine },
    { side: 'stored', whose: 'The other device', value: stored },
  ];
  const meal = mealOf(part);
  if (meal !== null)
    return {
      title: mealTitle(Number(meal), day),
      sides: sides(stateWords(mine as MealState), stateWords(stored as MealState)),
    };
  const field = part as DayField;
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

function valueWords(field: keyof typeof titles, value: PartValue): string {
  if (value === null || value === '') return 'Nothing';
  if (field === 'sleepHours') return value === 1 ? '1 hour' : `${value} hours`;
  return field === 'dietScore' ? `${value} of 5` : String(value);
}
