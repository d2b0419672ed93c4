import { DAY_NOTES_MAX } from '#domain/progress/progress.ts';
import classes from './fields.module.css';
import { GrowingText } from './GrowingText.tsx';

/** From this length on, the number of characters left is shown. */
const NEAR_THE_END = DAY_NOTES_MAX - 500;

type Props = {
  label?: string | undefined;
  value: string;
  onChange?: ((notes: string) => void) | undefined;
  error?: string | undefined;
};

export function NotesField({ label = 'Notes', value, onChange, error }: Props) {
  const left = DAY_NOTES_MAX - value.trim().length;
  const room = left >= 0 ? `${left} characters left.` : `${-left} characters too many.`;
  return (
    <GrowingText
      label={label}
      value={value}
      onChange={onChange}
      placeholder={onChange ? 'How was the day? Anything your dietician should know?' : 'None'}
      error={error}
      hint={onChange && value.length > NEAR_THE_END && <p className={classes.hint}>{room}</p>}
    />
  );
}
