import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '../kit/Field.module.css';
import { Field, type FieldProps } from '../kit/Field.tsx';
import { say } from './words.ts';

/**
 * A password field with a button that shows the password. The button's name avoids the word "password", which
 * names fields.
 */
export function PasswordField(props: FieldProps) {
  const [shown, setShown] = useState(false);
  const Eye = shown ? IconEyeOff : IconEye;
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={classes.reveal}
          aria-label={say.showOrHide}
          aria-pressed={shown}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!shown)}
        >
          <Eye size={20} stroke={1.5} aria-hidden />
        </button>
      }
    />
  );
}
