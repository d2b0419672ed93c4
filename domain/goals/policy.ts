import type { Instant } from '../day.ts';
import { done, type Outcome, refuse } from '../refusal.ts';
import { type GoalState, OPEN_GOALS_MAX } from './goal.ts';
import { say } from './words.ts';

/** The two sides of a goal. All dieticians of a practice are one side. */
export type Side = 'customer' | 'dietician';

export type Agreement = {
  readonly state: GoalState;
  /** Who wrote the latest version. The other side has to accept it. */
  readonly writtenBy: Side;
  /** When the other side accepted the latest version; null: not yet. */
  readonly acceptedAt: Instant | null;
};

export const MOVES = ['accepted', 'declined', 'ended', 'dropped'] as const;
export type Move = (typeof MOVES)[number];

export const isOpen = (state: GoalState): state is 'proposed' | 'active' =>
  state === 'proposed' || state === 'active';

type Written = Pick<Agreement, 'state' | 'writtenBy'> & { readonly acceptedAt: null };

/**
 * A new goal. A goal set by the customer is active at once, whether or not a dietician has seen it: nobody
 * should wait for their own goal because the dietician is slow. A goal set by a dietician is a proposal until
 * the customer accepts it.
 */
export const begun = (by: Side): Written => ({
  state: by === 'customer' ? 'active' : 'proposed',
  writtenBy: by,
  acceptedAt: null,
});

/** A goal after a change: the other side has to accept it again; an active goal stays active. */
export const rewritten = ({ state }: Pick<Agreement, 'state'>, by: Side): Written => ({
  ...begun(by),
  state: by === 'customer' ? 'active' : state,
});

/** Who has to accept an open goal; null: nobody. */
export function awaits({ state, writtenBy, acceptedAt }: Agreement): Side | null {
  if (!isOpen(state) || acceptedAt !== null) return null;
  return writtenBy === 'customer' ? 'dietician' : 'customer';
}

/** The side that has to accept a goal accepts or declines it. Either side may end or drop an active goal. */
export function mayMove(goal: Agreement, move: Move, by: Side): boolean {
  if (move === 'accepted' || move === 'declined') return awaits(goal) === by;
  if (goal.state === 'active') return true;
  return move === 'dropped' && goal.state === 'proposed' && goal.writtenBy === by;
}

export const mayChange = ({ state }: Pick<Agreement, 'state'>): boolean => isOpen(state);

/** Only the customer may celebrate a goal and count a habit. */
export const mayCount = ({ state }: Pick<Agreement, 'state'>): boolean => state === 'active';

/** Whether the move was made already; repeating it changes nothing. */
const isMade = (goal: Agreement, move: Move, by: Side): boolean =>
  move === 'accepted'
    ? goal.state === 'active' && goal.acceptedAt !== null && goal.writtenBy !== by
    : goal.state === move;

/** A goal after a move. Refuses a move that is not for this side to make, and any move of a closed goal. */
export function moved(
  { state, writtenBy, acceptedAt }: Agreement,
  move: Move,
  by: Side,
  now: Instant,
): Outcome<Agreement> {
  const goal = { state, writtenBy, acceptedAt };
  if (isMade(goal, move, by)) return done(goal);
  if (!isOpen(state)) return refuse(closed());
  if (!mayMove(goal, move, by)) return refuse(notYours());
  if (move === 'accepted') return done({ ...goal, state: 'active', acceptedAt: now });
  return done({ ...goal, state: move });
}

export const closed = () => ({ code: 'goal-closed', message: say.hasEnded });
const notYours = () => ({ code: 'goal-of-others', message: say.onlyTheOther });
export const notReached = () => ({ code: 'not-reached', message: say.notReached });

/** Why a customer with `open` open goals cannot have another; null if they can. */
export const tooManyGoals = (open: number) =>
  open < OPEN_GOALS_MAX
    ? null
    : {
        code: 'too-many-goals',
        message: say.tooMany(OPEN_GOALS_MAX),
      };
