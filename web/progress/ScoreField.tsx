import classes from './Choices.module.css';
import { Choices } from './Choices.tsx';

const SCORES = [1, 2, 3, 4, 5];

type Props = {
  value: number | null;
  onChange?: ((score: number | null) => void) | undefined;
  error?: string | undefined;
};

/** The customer's own score for the day. */
export function ScoreField({ value, onChange, error }: Props) {
  return (
    <Choices
      label="Diet Score"
      value={value}
      onChange={onChange}
      error={error}
      hint={onChange && '1 is a hard day, 5 went just as planned.'}
      choices={SCORES.map((score) => ({
        value: score,
        name: String(score),
        face: <span className={classes.number}>{score}</span>,
      }))}
    />
  );
}
