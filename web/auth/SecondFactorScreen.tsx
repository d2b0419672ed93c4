import { AuthLayout } from './AuthLayout.tsx';
import SecondFactorForm from './SecondFactorForm.tsx';
import { say } from './words.ts';

/** Replaces the login screen once the password was right. */
export default function SecondFactorScreen() {
  return (
    <AuthLayout title={say.oneMoreStep} lead={say.oneMoreCheck}>
      <SecondFactorForm />
    </AuthLayout>
  );
}
