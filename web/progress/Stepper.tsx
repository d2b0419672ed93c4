import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type CSSProperties, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import fields from './fields.module.css';
import classes from './Stepper.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** One step up or down; absent while there is no value to step from. */
  onStep?: ((direction: 1 | -1) => void) | undefined;
  stepLabels: { less: string; more: string };
  unit?: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** Places the unit right after the value, which is centred. */
const widthOf = (value: string) => ({ '--typed': `${value.length}ch` }) as CSSProperties;

/** A value that is typed, or changed with step buttons. */
export function Stepper(props: Props) {
  const { label, value, onChange, onStep, stepLabels, unit, hint, error, readOnly, ...rest } =
    props;
  const id = useId();
  const step = (direction: 1 | -1, name: string, icon: ReactNode) => (
    <button
      type="button"
      className={classes.step}
      aria-label={name}
      disabled={!onStep}
      onClick={() => onStep?.(direction)}
    >
      {icon}
    </button>
  );
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.stepper} data-readonly={readOnly} data-wrong={Boolean(error)}>
        {!readOnly && step(-1, stepLabels.less, <IconMinus size={20} stroke={1.5} aria-hidden />)}
        <input
          {...rest}
          id={id}
          className={classes.value}
          dir="auto"
          value={value}
          readOnly={readOnly}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-more`}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            if (!readOnly) onStep?.(event.key === 'ArrowUp' ? 1 : -1);
          }}
        />
        {unit && value && (
          <span className={classes.unit} style={widthOf(value)}>
            {unit}
          </span>
        )}
        {!readOnly && step(1, stepLabels.more, <IconPlus size={20} stroke={1.5} aria-hidden />)}
      </div>
      <div id={`${id}-more`}>
        {error && <p className={fields.error}>{error}</p>}
        {hint}
      </div>
    </div>
  );
}
