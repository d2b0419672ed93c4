import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { Failure } from '../ui/Failure.tsx';

const CHANGED = 'The goal was changed meanwhile. Look at it once more.';

/** Why a change of a goal was not stored. One that was changed meanwhile is shown anew by then. */
export function NotStored({ error }: { error: unknown }) {
  if (!error) return null;
  if (error instanceof ApiError && error.status === 412) return <Failure message={CHANGED} />;
  return <Failure message="This could not be stored." reason={messageOf(error)} />;
}
