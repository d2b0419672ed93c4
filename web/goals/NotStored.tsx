import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { Failure } from '../kit/Notice.tsx';

const CHANGED = 'The goal was changed meanwhile. Look at it once more.';

/**
 * Why a change of a goal was not stored. If somebody else changed the goal first, its new version is already
 * on screen.
 */
export function NotStored({ error }: { error: unknown }) {
  if (!error) return null;
  if (error instanceof ApiError && error.status === 412) return <Failure message={CHANGED} />;
  return <Failure message="This could not be stored." reason={messageOf(error)} />;
}
