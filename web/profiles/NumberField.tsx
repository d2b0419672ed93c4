import type { KeyboardEvent } from 'react';
import { Field } from '../ui/Field.tsx';
import { numberIn } from './profileValues.ts';

type Props = {
  id: string;
  label: string;
  value: string;
  step: number;
  min: number;
  max: number;
  hint?: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/**
 * A number typed as text, so that nothing typed disappears for not being one; the arrow keys move
 * it in steps, as in any number field.
 */
export function NumberField({ value, step, min, max, onChange, ...rest }: Props) {
  const now = numberIn(value);
  const move = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || Number.isNaN(now)) return;
    event.preventDefault();
    const next = Math.min(max, Math.max(min, (now ?? 0) + direction * step));
    onChange(String(Number(next.toFixed(1))));
  };
  return (
    <Field
      {...rest}
      value={value}
      inputMode={step < 1 ? 'decimal' : 'numeric'}
      autoComplete="off"
      className="numbers"
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      {...(now !== null && !Number.isNaN(now) && { 'aria-valuenow': now })}
      onKeyDown={move}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
