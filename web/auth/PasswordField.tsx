import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A password with a way to see it. The button is not called "password": fields are. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': 'Show or hide what is typed', tabIndex: 0 }}
    />
  );
}
