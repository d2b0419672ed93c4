import type { Standing } from '../coaching/periodSchema.ts';
import type { Refusal } from '../refusal.ts';
import type { OfferRules, Slot } from './hours.ts';
import { say } from './words.ts';

/** So many appointments may lie ahead of a customer before they can book another themselves. */
export const AHEAD_MAX = 5;
const AHEAD_YEARS = 2;
const HOUR_MS = 3_600_000;

export type AppointmentState = 'booked' | 'cancelled';
type Changed = Slot & { readonly state: AppointmentState };

export const NOT_OFFERED = (): Refusal => ({ code: 'not-offered', message: say.notOffered });
export const TAKEN = (): Refusal => ({ code: 'slot-taken', message: say.slotTaken });
export const ELSEWHERE = (): Refusal => ({ code: 'slot-taken', message: say.elsewhereThen });
export const NO_HOURS = (): Refusal => ({ code: 'no-hours', message: say.noHours });

/** Why a customer may not book now; null when they may. `ahead`: how many appointments they have to come. */
export function bookingRefusal(standing: Standing, ahead: number): Refusal | null {
  if (standing === 'expired') return { code: 'coaching-over', message: say.coachingOver };
  if (standing === 'paused') return { code: 'coaching-paused', message: say.coachingPaused };
  return ahead < AHEAD_MAX ? null : { code: 'enough-ahead', message: say.enoughAhead(AHEAD_MAX) };
}

/** Why nobody may move or cancel an appointment any more at `now`, in milliseconds since 1970. */
export function changeRefusal({ state, endsAt }: Changed, now: number): Refusal | null {
  if (state === 'cancelled') return { code: 'cancelled', message: say.wasCancelled };
  return Date.parse(endsAt) > now ? null : { code: 'over', message: say.isOver };
}

/** The same for a customer, who needs to do it in time. */
export function ownChangeRefusal(
  appointment: Changed,
  { cancelHours }: Pick<OfferRules, 'cancelHours'>,
  now: number,
): Refusal | null {
  const never = changeRefusal(appointment, now);
  if (never || isInTime(appointment, cancelHours, now)) return never;
  return { code: 'too-late', message: say.tooLate(cancelHours) };
}

const isInTime = ({ startsAt }: Slot, hours: number, now: number) =>
  now <= Date.parse(startsAt) - hours * HOUR_MS && now < Date.parse(startsAt);

/** Why a dietician may not set this beginning; both in milliseconds since 1970. */
export function beginningRefusal(startsAt: number, now: number): string | null {
  if (startsAt <= now) return say.isPast;
  return startsAt > now + AHEAD_YEARS * 366 * 24 * HOUR_MS ? say.tooFarAhead : null;
}

type OfDietician = Slot & {
  readonly id: string;
  readonly dietician: { readonly id: string } | null;
};

/** The ids of appointments that a dietician has at the same time as another: after taking over from a colleague. */
export const clashing = (booked: readonly OfDietician[]): ReadonlySet<string> =>
  new Set(
    booked
      .filter(({ id, dietician, startsAt, endsAt }) =>
        booked.some(
          (other) =>
            other.id !== id &&
            other.dietician?.id === dietician?.id &&
            other.startsAt < endsAt &&
            startsAt < other.endsAt,
        ),
      )
      .map(({ id }) => id),
  );

/** So long before an appointment both are reminded: the day before, or else when it is near. */
const REMINDED_MS = [24 * HOUR_MS, 2 * HOUR_MS];

/** When to remind of an appointment that is booked at `now`; null when it begins too soon for that. */
export const reminderOf = (startsAt: number, now: number): number | null =>
  REMINDED_MS.map((before) => startsAt - before).find((at) => at > now) ?? null;
