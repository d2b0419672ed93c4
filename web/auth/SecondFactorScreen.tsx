import { AuthLayout } from './AuthLayout.tsx';
import SecondFactorForm from './SecondFactorForm.tsx';

/** Replaces the login screen once the password was right. */
export default function SecondFactorScreen() {
  return (
    <AuthLayout title="One more step" lead="Your password was right. One more check that it’s you.">
      <SecondFactorForm />
    </AuthLayout>
  );
}
