import { CONSENT_WITHDRAWN } from '#domain/rights/consent.ts';
import { ApiError } from '../api/request.ts';

/** Whether this is why something of a customer could not be fetched or changed. */
export const isConsentWithdrawn = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CONSENT_WITHDRAWN;
