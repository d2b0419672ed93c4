import { Failure } from '../ui/Failure.tsx';
import type { Failed } from './useProfileForm.ts';

/** What the product says, and why. */
export function SaveFailure({ failed, wrong }: { failed: Failed | null; wrong: number }) {
  if (failed && wrong === 0) return <Failure message={failed.message} reason={failed.reason} />;
  if (wrong === 0) return null;
  const fields = wrong === 1 ? 'One field needs' : `${wrong} fields need`;
  return <Failure message={`${fields} a second look. Nothing is lost.`} />;
}
