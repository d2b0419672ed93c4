import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { Failure } from '../ui/Failure.tsx';
import { NOT_AUTHENTICATED, UPDATE_FAILED } from './messages.ts';
import type { ProfileForm } from './useProfileForm.ts';

/** Why the profile is not saved, if it is not. */
export function SaveFailure({ form: { errors, failure, isOutdated } }: { form: ProfileForm }) {
  const wrong = Object.keys(errors).length;
  if (wrong > 0) {
    const fields = wrong === 1 ? 'One field needs' : `${wrong} fields need`;
    return <Failure message={`${fields} a second look. Nothing is lost.`} />;
  }
  // The news says it already.
  if (failure === null || isOutdated) return null;
  const isSignedOut = failure instanceof ApiError && failure.status === 401;
  return (
    <Failure
      message={isSignedOut ? NOT_AUTHENTICATED : UPDATE_FAILED}
      reason={messageOf(failure)}
    />
  );
}
