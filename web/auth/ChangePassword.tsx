import { ApiError } from '../api/request.ts';
import { useForm } from '../draft/useForm.ts';
import { Button } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { changeSession, refreshSession } from '../session/sessionStore.ts';
import { changePassword } from './api.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PasswordField } from './PasswordField.tsx';
import { CodeField, useAsked } from './ProofFields.tsx';
import { useFetchSecondFactorAgain } from './secondFactor.ts';

export function ChangePassword({ email }: { email: string }) {
  const asked = useAsked();
  const factorAgain = useFetchSecondFactorAgain();
  const change = useForm({
    initial: { currentPassword: '', code: '', newPassword: '', confirmPassword: '' },
    schema: async () => (await import('./newPassword.ts')).changePasswordFormSchema,
    submit: async ({ currentPassword, newPassword, code }) => {
      const input = { currentPassword, newPassword, code };
      await changeSession(() => changePassword(input)).catch(atItsField);
      await refreshSession();
      change.reset();
      // The user may have spent a recovery code.
      void factorAgain();
      toastSuccess('Your password is changed.');
    },
  });
  return (
    <form {...change.form}>
      <div className="stack">
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          {...change.field('currentPassword')}
        />
        {asked.byCode && <CodeField {...change.field('code')} />}
        <NewPasswordFields label="New Password" name="newPassword" field={change.field} />
        {change.failureMessage && <Failure message={change.failureMessage} />}
        <div>
          <Button type="submit" loading={change.busy}>
            Change Password
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The auth library does not say which of the three passwords is wrong. */
function atItsField(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_PASSWORD') throw error;
  const { status, code, message } = error;
  const fields = { currentPassword: 'This is not your current password.' };
  throw new ApiError(status, code, message, { fields });
}
