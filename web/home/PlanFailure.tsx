import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { TextLink } from '../kit/Link.tsx';
import { Failure, Unreached } from '../kit/Notice.tsx';
import { say } from './words.ts';

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
        <span>{say.logInFirst}</span> <TextLink to="/login">{say.logIn}</TextLink>
      </p>
    );
  if (offline)
    return (
      <Unreached
        error={error}
        failed={say.planFailed}
        reason={messageOf(error)}
        {...{ offline, onRetry }}
      />
    );
  return <Failure message={say.planFailed} reason={messageOf(error)} onRetry={onRetry} />;
}
