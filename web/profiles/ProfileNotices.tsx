import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { Button } from '../kit/Button.tsx';
import { Failure, Notice } from '../kit/Notice.tsx';
import type { ProfileForm } from './useProfileForm.ts';
import { NOT_AUTHENTICATED, UPDATE_FAILED } from './words.ts';

type Props = {
  form: ProfileForm;
  /** Names of the fields that both sides changed. */
  contested: readonly string[];
};

/** Notices about the draft (changed elsewhere, restored, not kept), and why the profile was not saved. */
export const ProfileNotices = (props: Props) => (
  <>
    <DraftNotice {...props} />
    <SaveFailure {...props} />
  </>
);

function DraftNotice({ form, contested }: Props) {
  if (form.isOutdated)
    return (
      <Notice
        role="alert"
        attention
        actions={
          <>
            <Button size="compact-sm" onClick={form.rebase}>
              Keep mine, add the rest
            </Button>
            <Button size="compact-sm" variant="default" onClick={form.cancel}>
              Use the other
            </Button>
          </>
        }
      >
        <strong>This profile was saved somewhere else.</strong>{' '}
        {contested.length > 0
          ? `What you typed is still below. Different there: ${contested.join(', ')}.`
          : 'What you typed is still below and doesn’t conflict with it.'}
      </Notice>
    );
  if (!form.isKept)
    return (
      <Notice role="status" attention>
        This browser can’t keep drafts. Save before you leave.
      </Notice>
    );
  if (!form.isRestored) return null;
  return (
    <Notice
      role="status"
      actions={
        <Button size="compact-sm" variant="default" onClick={form.cancel}>
          Discard it
        </Button>
      }
    >
      Here is what you typed last time and did not save.
    </Notice>
  );
}

function SaveFailure({ form: { errors, failure, isOutdated } }: Props) {
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
