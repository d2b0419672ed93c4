import type { WaterQuestion } from '#domain/progress/water.ts';
import { Button } from '../kit/Button.tsx';
import classes from './WaterAnswers.module.css';

type Props = {
  question: WaterQuestion;
  typed: string;
  /** The words as the user meant them: those of a suggested reading, or the typed ones after all. */
  onAnswer: (words: string, byKeyboard: boolean) => void;
  onChange: () => void;
  /** It was submitted without an answer: the hint says what a second press does. */
  wasSubmitted: boolean;
};

export function waterAsked(question: WaterQuestion): string {
  if (question.about === 'unit') return `${question.readings.join(' or ')}?`;
  return `${question.litres} is a lot for one day. Is that right?`;
}

/** The answers to the question about the water, each one tap away. */
export function WaterAnswers({ question, typed, onAnswer, onChange, wasSubmitted }: Props) {
  const answer = (words: string, name: string) => (
    <Button key={name} variant="light" onClick={({ detail }) => onAnswer(words, detail === 0)}>
      {name}
    </Button>
  );
  return (
    <fieldset className={classes.answers} aria-label={waterAsked(question)} data-to-mend>
      {question.about === 'unit' ? (
        question.readings.map((reading) => answer(reading, reading))
      ) : (
        <>
          {answer(typed, `Yes, ${question.litres}`)}
          <Button variant="light" onClick={onChange}>
            Change
          </Button>
        </>
      )}
      {wasSubmitted && (
        <p className={classes.wasSubmitted}>
          Or submit again to keep “{typed.trim()}” just as you typed it.
        </p>
      )}
    </fieldset>
  );
}
