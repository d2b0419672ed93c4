import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { ApiError } from '../api.ts';
import { messageOf } from '../ui/errors.ts';
import { Failure } from '../ui/Failure.tsx';

type Props = { error: Error; onRetry: () => void };

export function PlanFailure({ error, onRetry }: Props) {
  if (error instanceof ApiError && error.status === 401)
    return (
      <p role="alert">
        <span>Please log in to view your dashboard.</span>{' '}
        <Anchor component={Link} to="/login">
          Log in
        </Anchor>
      </p>
    );
  return (
    <Failure message="Failed to fetch diet plan." reason={messageOf(error)} onRetry={onRetry} />
  );
}
