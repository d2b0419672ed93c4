import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { DraftNotice } from '../kit/DraftNotice.tsx';
import { Failure } from '../kit/Notice.tsx';
import { NOT_AUTHENTICATED, UPDATE_FAILED } from './inWords.ts';
import type { ProfileForm } from './useProfileForm.ts';

type Props = {
  form: ProfileForm;
  /** Names of the fields that both sides changed. */
  contested: readonly string[];
};

/** Notices about the draft (changed elsewhere, restored, not kept), and why the profile was not saved. */
export const ProfileNotices = ({ form, contested }: Props) => (
  <>
    <DraftNotice
      draft={{ ...form, drop: form.cancel }}
      outdated={
        <>
          <strong>This profile was saved somewhere else.</strong>{' '}
          {contested.length > 0
            ? `What you typed is still below. Different there: ${contested.join(', ')}.`
            : 'What you typed is still below and doesn’t conflict with it.'}
        </>
      }
      theirs="Use the other"
      mine="Keep mine, add the rest"
    />
    <SaveFailure form={form} />
  </>
);

function SaveFailure({ form: { errors, failure, isOutdated } }: Pick<Props, 'form'>) {
  const wrong = Object.keys(errors).length;
  if (wrong > 0) {
    const fields = wrong === 1 ? 'One field needs' : `${wrong} fields need`;
    return <Failure message={`${fields} a second look. Nothing is lost.`} />;
  }
  // The notice above says so already.
  if (failure === null || isOutdated) return null;
  const isSignedOut = failure instanceof ApiError && failure.status === 401;
  return (
    <Failure
      message={isSignedOut ? NOT_AUTHENTICATED : UPDATE_FAILED}
      reason={messageOf(failure)}
    />
  );
}
