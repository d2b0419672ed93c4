import { standingOf } from '../coaching/period.ts';
import type { Standing } from '../coaching/periodSchema.ts';
import { canBeAnswered } from '../conversations/waiting.ts';
import type { Day } from '../day.ts';
import type { ReasonKind } from './attention.ts';
import type { PersonFacts } from './person.ts';

type Asked = Pick<PersonFacts, 'consent' | 'isLeaving' | 'isDisabled' | 'period'>;

const NOTHING: ReadonlySet<ReasonKind> = new Set();
const BEFORE_IT_BEGINS: ReadonlySet<ReasonKind> = new Set(['asked', 'note', 'noPlan']);
const SHOWN: Readonly<Record<Standing, ReadonlySet<ReasonKind>>> = {
  active: new Set([
    'asked',
    'note',
    'weight',
    'silent',
    'lowAdherence',
    'noPlan',
    'periodEnds',
  ] as const),
  // A paused customer is left in peace, but what they write is answered.
  paused: new Set(['asked', 'note'] as const),
  expired: new Set(['asked', 'note', 'periodOver'] as const),
  not_set: new Set(['asked', 'note'] as const),
};

const BEFORE_DATES: ReadonlySet<ReasonKind> = new Set([...SHOWN.not_set, 'new']);

/**
 * Which reasons can be shown for a customer on `today`, their own day. None if nobody may answer the
 * customer; for all others, what they wrote is always shown.
 */
export function kindsShown(person: Asked, today: Day): ReadonlySet<ReasonKind> {
  if (!canBeAnswered(person)) return NOTHING;
  const { period } = person;
  const standing = standingOf(period, today);
  const { planStartDate } = period;
  const isToCome = standing === 'active' && planStartDate !== null && planStartDate > today;
  if (standing === 'not_set') return BEFORE_DATES;
  return isToCome ? BEFORE_IT_BEGINS : SHOWN[standing];
}
