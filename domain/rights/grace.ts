/** Days for which a customer can take back that their account is to be deleted. */
export const GRACE_DAYS = 14;
export const GRACE_DAYS_MAX = 90;

const DAY_MS = 86_400_000;

/** What the practice chose; until it did, what is configured. */
export const graceDays = (chosen: number | null | undefined, configured: number): number =>
  chosen ?? configured;

/** When an account goes whose deletion was asked for at `at`: from then on it cannot be saved. */
export const erasureDate = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);
