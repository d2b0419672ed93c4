/** The default number of days for which customers can cancel the deletion of their account. */
export const GRACE_DAYS = 14;

export const GRACE_DAYS_MAX = 90;

const DAY_MS = 86_400_000;

/** When an account is erased whose deletion was requested at `at`; until then it can be cancelled. */
export const erasureDate = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);
