import { Field, type FieldProps } from '../kit/Field.tsx';

export function EmailField(props: FieldProps) {
  return (
    <Field
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
