import type { Confirmation } from '#domain/confirmSchema.ts';
import { confirmRefusal } from '#domain/refusal.ts';
import { type Access, CONSENT_NEEDED, CONSENT_WITHDRAWN } from '#domain/signIn/access.ts';
import { say as signInSays } from '#domain/signIn/words.ts';
import { say } from './words.ts';

/**
 * A refusal that is thrown and answered: HTTP status, code for programs, sentence for people. `fields`
 * has a sentence for each wrong field, by its path; `retryAfter` is in seconds.
 */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: { fields?: Readonly<Record<string, string>>; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = extra.fields;
    this.retryAfter = extra.retryAfter;
  }
}

export const unauthenticated = () => new ApiFailure(401, 'unauthenticated', say.notSignedIn);

/** 403; with the access of an operation it says who in the practice could do it. */
export function forbidden(access: Access = []): ApiFailure {
  const whoCan = access.includes('dietician')
    ? say.onlyDieticians
    : access.includes('practiceOwner')
      ? say.onlyOwners
      : say.mayNot;
  return new ApiFailure(403, 'forbidden', whoCan);
}

export const mustProve = () => new ApiFailure(403, 'second-factor-needed', say.mustProve);

/** 422 for one field that the schema accepts and the server does not. */
export const invalidField = (field: string, message: string) =>
  new ApiFailure(422, 'invalid', say.someFieldsWrong, {
    fields: { [field]: message },
  });

/** 404, the same whether something does not exist or this person must not know of it. */
export const notFound = () => new ApiFailure(404, 'not-found', say.nothingHere);

/** 403 to a customer who has not given their consent, or has withdrawn it. */
export const consentNeeded = () => new ApiFailure(403, CONSENT_NEEDED, signInSays.consentNeeded);

/** 403 to a dietician, about a customer who has withdrawn their consent. */
export const consentWithdrawn = () =>
  new ApiFailure(403, CONSENT_WITHDRAWN, signInSays.consentWithdrawn);

/**
 * Throws 409 `confirm-needed` with a sentence for each reason, unless the request confirms them: `confirm`
 * alone confirms all; with `reasonsRead` only those sentences. Does nothing when there is no reason.
 */
export function requireConfirmation(
  reasons: Readonly<Record<string, string>>,
  { confirm = false, reasonsRead }: Confirmation,
): void {
  const isRead = (reason: string) => reasonsRead?.includes(reason) ?? true;
  if (confirm && Object.values(reasons).every(isRead)) return;
  const refusal = confirmRefusal(reasons);
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message, { fields: reasons });
}
