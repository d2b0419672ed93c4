import { describe, expect, it } from 'vitest';
import { GOAL_STATES } from './goal.ts';
import {
  type Agreement,
  awaits,
  begun,
  MOVES,
  type Move,
  mayChange,
  mayMove,
  moved,
  rewritten,
  type Side,
  tooManyGoals,
} from './policy.ts';

const NOW = '2026-11-24T08:00:00.000Z';
const SIDES: readonly Side[] = ['customer', 'dietician'];
const goal = (state: Agreement['state'], writtenBy: Side, acceptedAt: string | null = null) => ({
  state,
  writtenBy,
  acceptedAt,
});

describe('what becomes of a goal', () => {
  it('[GOAL-01] a customer’s own counts at once and waits to be seen; a dietician’s is a proposal', () => {
    expect(begun('customer')).toEqual(goal('active', 'customer'));
    expect(awaits(begun('customer'))).toBe('dietician');
    expect(begun('dietician')).toEqual(goal('proposed', 'dietician'));
    expect(awaits(begun('dietician'))).toBe('customer');
  });

  it('[GOAL-01] whoever changes it asks the other side again, and what runs goes on running', () => {
    expect(rewritten({ state: 'active' }, 'dietician')).toEqual(goal('active', 'dietician'));
    expect(rewritten({ state: 'proposed' }, 'dietician')).toEqual(goal('proposed', 'dietician'));
    // A customer who changes a proposal has accepted it.
    expect(rewritten({ state: 'proposed' }, 'customer')).toEqual(goal('active', 'customer'));
  });

  // By state, writer and acceptance: the moves that each side may make.
  const accepted = NOW;
  const table: [Agreement, Record<Side, Move[]>][] = [
    [goal('proposed', 'dietician'), { customer: ['accepted', 'declined'], dietician: ['dropped'] }],
    [
      goal('active', 'customer'),
      { customer: ['ended', 'dropped'], dietician: ['accepted', 'declined', 'ended', 'dropped'] },
    ],
    [
      goal('active', 'dietician'),
      { customer: ['accepted', 'declined', 'ended', 'dropped'], dietician: ['ended', 'dropped'] },
    ],
    [
      goal('active', 'dietician', accepted),
      { customer: ['ended', 'dropped'], dietician: ['ended', 'dropped'] },
    ],
  ];
  it.each(table)('[GOAL-01] who may do what with one that is %o', (standing, may) => {
    for (const side of SIDES) {
      expect(MOVES.filter((move) => mayMove(standing, move, side))).toEqual(may[side]);
      for (const move of MOVES) {
        const outcome = moved(standing, move, side, NOW);
        const isRepeated =
          move === 'accepted' && standing.acceptedAt && side !== standing.writtenBy;
        expect(outcome.ok, `${move} by ${side}`).toBe(
          may[side].includes(move) || Boolean(isRepeated),
        );
        if (!outcome.ok) expect(outcome.refusal.code).toBe('goal-of-others');
        else if (move === 'accepted')
          expect(outcome.value).toEqual(goal('active', standing.writtenBy, NOW));
        else expect(outcome.value.state).toBe(move);
      }
    }
  });

  it.each(GOAL_STATES.filter((state) => state !== 'proposed' && state !== 'active'))(
    '[GOAL-01] one that is %s stays so, and the same move made again changes nothing',
    (state) => {
      const closed = goal(state, 'customer');
      expect(mayChange(closed)).toBe(false);
      expect(awaits(closed)).toBeNull();
      for (const side of SIDES)
        for (const move of MOVES) {
          const outcome = moved(closed, move, side, NOW);
          if (move === state) expect(outcome).toEqual({ ok: true, value: closed });
          else expect(outcome).toMatchObject({ ok: false, refusal: { code: 'goal-closed' } });
        }
    },
  );

  it('[GOAL-01] there are twenty open goals at most', () => {
    expect(tooManyGoals(19)).toBeNull();
    expect(tooManyGoals(20)).toMatchObject({ code: 'too-many-goals' });
  });
});
