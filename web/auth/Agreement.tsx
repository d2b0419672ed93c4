import { useId } from 'react';
import { AGREEMENT } from '#domain/signIn/consent.ts';
import classes from './Agreement.module.css';

type Props = {
  name: string;
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
};

const POLICY = 'Privacy Policy';
const [BEFORE, AFTER] = AGREEMENT.split(POLICY);

/** The consent checkbox. The policy opens in a new tab, so nothing typed is lost. */
export function Agreement({ name, checked, error, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <div className={classes.line}>
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          aria-labelledby={`${id}-words`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <label id={`${id}-words`} htmlFor={id} className={classes.words}>
          {BEFORE}
          <a href="/privacy" target="_blank" rel="noopener">
            {POLICY}
          </a>
          {AFTER}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
