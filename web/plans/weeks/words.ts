import { messageOf } from '../../api/errors.ts';
import { ApiError } from '../../api/request.ts';
import { wasRefused } from '../../draft/createOnce.ts';

const BEFORE = 'stored-before';

/** The weeks of the previous attempt, which had no answer, are stored, but these are other weeks. */
export const storedBefore = () =>
  new ApiError(
    0,
    BEFORE,
    'An earlier try has uploaded these weeks after all. Close this: they stand in Existing Plans.',
  );

/** The message about weeks that failed, and whether they may be stored all the same. */
export function failureWords(error: unknown): { message: string; reason: string | null } {
  if (error instanceof ApiError && error.code === BEFORE)
    return { message: error.message, reason: null };
  const message = wasRefused(error)
    ? 'Nothing was uploaded.'
    : 'It is not certain whether these weeks were uploaded.';
  return { message, reason: messageOf(error) };
}

/** Shown as a toast after the screen of the weeks was left: `whose` names their customer. */
export function unseenFailureWords(error: unknown, whose: string): string {
  const { message, reason } = failureWords(error);
  return [`Several weeks for ${whose}:`, message, reason].filter(Boolean).join(' ');
}

export const TAKE_BACK_FAILED = 'Failed to take back these weeks.';
/** Shown as a toast after their screen was left. */
export const unseenTakeBackFailed = (whose: string): string =>
  `Failed to take back the weeks of ${whose}.`;
export const takeBackWords = (count: number): string =>
  count === 1 ? 'Take It Back' : `Take Back ${count} Weeks`;
/** `offeredTo`: the customer in whose form the work is offered, unless it is in the form again. */
export function takenBackWords(taken: number, uploaded: number, offeredTo: string | null): string {
  const where =
    offeredTo === null ? 'in the form again' : `kept, and offered in the plan form of ${offeredTo}`;
  return `${goneWords(taken, uploaded)} What you wrote is ${where}.`;
}

function goneWords(taken: number, uploaded: number): string {
  if (taken === 0) return 'Nothing was left to take back.';
  if (taken < uploaded)
    return `${taken} of ${uploaded} diet plans taken back: the others were gone already.`;
  return taken === 1 ? 'Diet plan taken back.' : `${taken} diet plans taken back.`;
}

export function uploadedWords(count: number, isFormKept: boolean, whose?: string): string {
  const plans = count === 1 ? 'Diet plan' : `${count} diet plans`;
  const done = `${plans} uploaded${whose ? ` for ${whose}` : ''}.`;
  return isFormKept ? `${done} What was typed since is still in the form.` : done;
}
