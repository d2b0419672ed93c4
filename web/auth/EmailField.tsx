import { AuthField, type AuthFieldProps } from './AuthField.tsx';

export function EmailField(props: AuthFieldProps) {
  return (
    <AuthField
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
