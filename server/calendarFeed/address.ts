import { randomBytes } from 'node:crypto';
import type { Appointment } from '#domain/appointments/appointmentSchema.ts';
import type { Day } from '#domain/day.ts';
import type { WeekDay } from '#domain/plans/planSchema.ts';
import type { Week } from '#domain/plans/weeks.ts';
import type { Deps } from '../http/deps.ts';
import { hashOfLink, linkHash, sealLink } from '../signIn/sealedLink.ts';

const BYTES = 32;
const ENDING = '.ics';

/** A new address, and the hash of the secret in it; neither can be computed from the other. */
export function newAddress(publicUrl: string, secret: string) {
  const carried = randomBytes(BYTES).toString('base64url');
  const token = sealLink(secret, 'calendar', carried);
  return {
    address: `${publicUrl}/api/calendar/${token}${ENDING}`,
    tokenHash: hashOfLink(carried),
  };
}

/** The hash for the last part of an address; null unless the address was made here. */
export const hashIn = (secret: string, file: string): string | null =>
  file.endsWith(ENDING) ? linkHash(secret, 'calendar', file.slice(0, -ENDING.length)) : null;

export type CalendarFeedDeps = Deps & {
  /** The origin of addresses, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly appointmentsOf: (person: {
    readonly id: string;
    readonly role: string | null;
  }) => Promise<readonly (Appointment & { readonly with: string })[]>;
  readonly mealsOf: (customerId: string, days: Week, today: Day) => Promise<readonly WeekDay[]>;
};
