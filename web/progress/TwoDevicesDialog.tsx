import { useState } from 'react';
import { isolated } from '#domain/language/language.ts';
import { timingName } from '#domain/plans/plan.ts';
import { insteadWords } from '#domain/progress/adherence.ts';
import {
  type DayField,
  type MealState,
  mealOf,
  type PartValue,
} from '#domain/progress/dayParts.ts';
import { moodWords } from '#domain/progress/progress.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { VisuallyHidden } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import type { Contested } from './dayShown.ts';
import classes from './TwoDevicesDialog.module.css';
import { say } from './words.ts';

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
    <Dialog title={say.twoDevices} onClose={onClose}>
      <p className="below-4 muted">{say.whatToKeep}</p>
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
              <p className="across danger-ink">{say.chooseOne}</p>
            )}
          </fieldset>
        );
      })}
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {ofKit.back}
        </Button>
        <Button onClick={submit}>{ofKit.submitProgress}</Button>
      </div>
      <VisuallyHidden role="alert">{isMissing && say.chooseEachFirst}</VisuallyHidden>
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
          <span className="block breaks as-typed" dir="auto">
            {words.value}
          </span>
        )}
      </span>
    </label>
  );
}

type SideWords = { readonly side: Side; readonly whose: string; readonly value: string };
type ConflictWords = { readonly title: string; readonly sides: readonly SideWords[] };

/** The words of a part that was changed twice, with both devices side by side. */
function conflictWords({ part, mine, stored }: Contested, day: TrackedDay): ConflictWords {
  const sides = (mine: string, stored: string): SideWords[] => [
    { side: 'mine', whose: ofKit.thisDevice, value: mine },
    { side: 'stored', whose: say.theOtherDevice, value: stored },
  ];
  const meal = mealOf(part);
  if (meal !== null)
    return {
      title: mealTitle(Number(meal), day),
      sides: sides(stateWords(mine as MealState), stateWords(stored as MealState)),
    };
  const field = part as DayField;
  const found = sides(valueWords(field, mine), valueWords(field, stored));
  const both: SideWords[] = [{ side: 'both', whose: say.keepBoth, value: '' }];
  const bothThere = field === 'notes' && mine !== '' && stored !== '';
  return { title: say.fields[field], sides: bothThere ? [...found, ...both] : found };
}

function mealTitle(index: number, { record, planned }: TrackedDay): string {
  const own = record?.planned.mealTimings[index] || planned?.mealTimings[index];
  return isolated(timingName(own ?? '')) || say.meal(index + 1);
}

function stateWords(state: MealState): string {
  if (!state.done) return state.instead ? insteadWords(state.instead) : say.notDone;
  const what = state.picked ?? state.dish;
  return what === undefined ? say.isDone : say.doneWith(what);
}

function valueWords(field: DayField, value: PartValue): string {
  if (value === null || value === '') return say.nothing;
  if (field === 'sleepHours') return say.hours(Number(value));
  if (field === 'dietScore') return say.of5(Number(value));
  return field === 'mood' ? moodWords(String(value)) : String(value);
}
