import { CONSENT_WITHDRAWN } from '#domain/signIn/consent.ts';
import { ApiError } from '../api/request.ts';

/** Whether an error means that the customer has withdrawn their consent. */
export const isConsentWithdrawn = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CONSENT_WITHDRAWN;
