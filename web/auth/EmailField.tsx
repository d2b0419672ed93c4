import { Field, type FieldProps } from '../kit/Field.tsx';
import { say } from './words.ts';

export function EmailField(props: FieldProps) {
  return (
    <Field
      label={say.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
