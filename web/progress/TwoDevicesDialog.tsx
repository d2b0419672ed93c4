import { useState } from 'react';
import { conflictPath } from '#domain/progress/mergeDay.ts';
import type { DayContent, TrackedDay } from '#domain/progress/progress.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { conflictWords, type SideWords } from './conflictWords.ts';
import type { Meeting } from './submitDay.ts';
import classes from './TwoDevicesDialog.module.css';
import { type Choices, type Side, settled } from './twoDevices.ts';

type Props = {
  meeting: Meeting;
  day: TrackedDay;
  onDecide: (content: DayContent) => void;
  onClose: () => void;
};

/** The day was logged differently on another device: both values of each, and a choice. */
export default function TwoDevicesDialog({ meeting, day, onDecide, onClose }: Props) {
  const { merged } = meeting;
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
      <p className={classes.unseen} role="alert">
        {isMissing && !settled(merged, choices) && 'Choose one of each first.'}
      </p>
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
