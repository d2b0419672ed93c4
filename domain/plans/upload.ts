import { hasEnded } from '../coaching/period.ts';
import type { CoachingPeriod } from '../coaching/periodSchema.ts';
import type { Day } from '../day.ts';
import type { Refusal } from '../refusal.ts';

export const NO_CUSTOMER: Refusal = {
  code: 'no-customer',
  message: 'Please select a customer.',
};

export const CUSTOMER_NOT_FOUND: Refusal = {
  code: 'customer-not-found',
  message: 'Selected customer not found.',
};

const CUSTOMER_PAUSED: Refusal = {
  code: 'customer-paused',
  message:
    'Cannot upload diet plan: Customer plan is currently paused. Please unpause their plan in the customer management section first.',
};

const CUSTOMER_EXPIRED: Refusal = {
  code: 'customer-expired',
  message:
    'Cannot upload diet plan: Customer plan has expired. Please update their plan end date in the customer management section first.',
};

/**
 * Why a plan cannot be uploaded or updated for this customer on `today` (the customer's own day); null if it
 * can. Without a coaching period it can: a first plan may be uploaded before the dates are set.
 */
export function uploadRefusal(period: CoachingPeriod, today: Day): Refusal | null {
  if (period.planStatus === 'paused') return CUSTOMER_PAUSED;
  if (hasEnded(period, today)) return CUSTOMER_EXPIRED;
  return null;
}
