import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { TextLink } from '../kit/Link.tsx';
import { Failure, Unreached } from '../kit/Notice.tsx';

const FETCH_FAILED = 'Failed to fetch diet plan.';

type Props = {
  error: Error;
  onRetry: () => void;
  /** Shown instead when offline, for data that is not kept on this device. */
  offline?: string;
};

export function PlanFailure({ error, onRetry, offline }: Props) {
  if (error instanceof ApiError && error.status === 401)
    return (
      <p role="alert">
        <span>Please log in to view your dashboard.</span> <TextLink to="/login">Log in</TextLink>
      </p>
    );
  if (offline)
    return (
      <Unreached
        error={error}
        failed={FETCH_FAILED}
        reason={messageOf(error)}
        {...{ offline, onRetry }}
      />
    );
  return <Failure message={FETCH_FAILED} reason={messageOf(error)} onRetry={onRetry} />;
}
