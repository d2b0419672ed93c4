import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { Failure } from '../ui/Failure.tsx';
import { TextLink } from '../ui/TextLink.tsx';

type Props = { error: Error; onRetry: () => void };

export function PlanFailure({ error, onRetry }: Props) {
  if (error instanceof ApiError && error.status === 401)
    return (
      <p role="alert">
        <span>Please log in to view your dashboard.</span> <TextLink to="/login">Log in</TextLink>
      </p>
    );
  return (
    <Failure message="Failed to fetch diet plan." reason={messageOf(error)} onRetry={onRetry} />
  );
}
