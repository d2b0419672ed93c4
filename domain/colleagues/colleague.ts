import type { Refusal } from '../refusal.ts';
import type { Position } from '../signIn/access.ts';
import { say } from './words.ts';

type Placed = { readonly id: string; readonly position: Position; readonly disabled: boolean };

/** What somebody will be in the practice; null: they leave it. */
export type NextPosition = Position | null;

/** Whether a change leaves nobody who may look after their customers, so that a colleague takes them over. */
export const handsOver = (was: Position, next: NextPosition): boolean =>
  was !== 'assistant' && (next === null || next === 'assistant');

/** Why a colleague's position cannot change; null when it can. A practice always has an owner who can sign in. */
export function positionRefusal(
  colleagues: readonly Placed[],
  { id, position }: Placed,
  next: NextPosition,
): Refusal | null {
  if (position !== 'owner' || next === 'owner') return null;
  const others = colleagues.some(
    (each) => each.id !== id && each.position === 'owner' && !each.disabled,
  );
  return others ? null : { code: 'last-owner', message: say.lastOwner };
}

/** Who of the practice can take over the customers of a colleague. */
export const successorsOf = <Each extends Placed>(colleagues: readonly Each[], id: string) =>
  colleagues.filter((each) => each.id !== id && each.position !== 'assistant' && !each.disabled);
