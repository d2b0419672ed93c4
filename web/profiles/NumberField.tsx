import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { numberIn } from './profileValues.ts';

type Props = {
  id: string;
  label: string;
  value: string;
  step: number;
  min: number;
  max: number;
  hint?: string;
  error: string | null;
  onChange: (value: string) => void;
};

/**
 * A number typed as text, so that nothing typed disappears for not being one; the arrow keys move
 * it in steps, as in any number field.
 */
export function NumberField({ value, step, min, max, hint, onChange, ...rest }: Props) {
  const now = numberIn(value);
  const move = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || Number.isNaN(now)) return;
    event.preventDefault();
    const next = Math.min(max, Math.max(min, (now ?? 0) + direction * step));
    onChange(String(Number(next.toFixed(1))));
  };
  return (
    <TextInput
      {...rest}
      value={value}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
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
