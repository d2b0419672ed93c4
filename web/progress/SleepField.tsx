import classes from './Stepper.module.css';
import { Stepper } from './Stepper.tsx';
import { sleepHoursOf, stepSleep } from './sleep.ts';
import { sleepQuestion, typedSleep } from './typedSleep.ts';

type Props = {
  value: string;
  onChange?: ((typed: string) => void) | undefined;
  error?: string | undefined;
};

/** Hours of sleep, typed or changed in steps of half an hour. */
export function SleepField({ value, onChange, error }: Props) {
  const hours = sleepHoursOf(typedSleep(value));
  const known = hours !== null && !Number.isNaN(hours);
  // Somebody who typed a unit reads their own.
  const isBare = known && !/[^\d.,\s]/.test(value);
  const question = onChange ? sleepQuestion(hours) : '';
  return (
    <Stepper
      label="Sleep Hours"
      value={value}
      onChange={(typed) => onChange?.(typed)}
      onStep={onChange && ((direction) => onChange(stepSleep(typedSleep(value), direction)))}
      stepLabels={{ less: 'Half an hour less', more: 'Half an hour more' }}
      readOnly={!onChange}
      inputMode="decimal"
      role="spinbutton"
      aria-valuemin={0}
      aria-valuemax={24}
      aria-valuenow={known ? hours : undefined}
      placeholder={onChange ? 'like 7.5' : 'Not logged'}
      {...(isBare && { unit: hours === 1 ? 'hour' : 'hours' })}
      error={error}
      hint={
        question && (
          <p className={classes.asks} role="status">
            {question}
          </p>
        )
      }
    />
  );
}
