import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { DraftNotice } from '../kit/DraftNotice.tsx';
import { Failure } from '../kit/Notice.tsx';
import type { ProfileForm } from './useProfileForm.ts';
import { say } from './words.ts';

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
          <strong>{say.savedElsewhere}</strong>{' '}
          {contested.length > 0 ? say.differentThere(contested.join(say.between)) : say.noConflict}
        </>
      }
      theirs={say.useTheOther}
      mine={say.keepMineAddRest}
    />
    <SaveFailure form={form} />
  </>
);

function SaveFailure({ form: { errors, failure, isOutdated } }: Pick<Props, 'form'>) {
  const wrong = Object.keys(errors).length;
  if (wrong > 0) {
    return <Failure message={say.fieldsNeedLook(wrong)} />;
  }
  // The notice above says so already.
  if (failure === null || isOutdated) return null;
  const isSignedOut = failure instanceof ApiError && failure.status === 401;
  return (
    <Failure
      message={isSignedOut ? say.notAuthenticated : say.updateFailed}
      reason={messageOf(failure)}
    />
  );
}
