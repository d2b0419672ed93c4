import { LongField } from '../kit/Field.tsx';
import classes from './fields.module.css';

type Props = {
  id: string;
  label: string;
  value: string;
  hint?: string | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A field that grows with its text. */
export const LongText = ({ onChange, ...rest }: Props) => (
  <LongField
    {...rest}
    rows={2}
    className={classes.grow}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
