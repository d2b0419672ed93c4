import type { Standing } from '../coaching/periodSchema.ts';
import type { Instant } from '../day.ts';
import type { Refusal } from '../refusal.ts';
import { CONSENT_NEEDED, CONSENT_WITHDRAWN, type ConsentState } from '../signIn/access.ts';
import { say as signInSays } from '../signIn/words.ts';
import { readable } from '../text.ts';
import { say } from './words.ts';

export const MESSAGE_MAX = 2000;

export const TAKE_BACK_MS = 5 * 60_000;

/** How long an uploaded picture is kept while its message is not sent. */
export const UNSENT_PICTURE_MS = 86_400_000;

export const EXCERPT_MAX = 300;

/** How many daily notes of one customer the inbox shows and settles at once. */
export const WAITING_NOTES_MAX = 14;

/** Counting stops here: the unread messages of one person, and the customers who wait. */
export const UNREAD_MAX = 100;
export const INBOX_COUNT_MAX = 1000;

/** The two sides of a conversation. All dieticians of a practice are one side. */
export type Side = 'customer' | 'dietician';

/** The address of a message's picture. `smallImage` gives the address of its small size. */
export const messagePictureUrl = (customerId: string, pictureId: string): string =>
  `/api/customers/${customerId}/message-pictures/${pictureId}`;

type Sent = {
  readonly mine: boolean;
  readonly sentAt: Instant;
  readonly takenBack: boolean;
  /** Whether it is a suggestion that was added to the plan. */
  readonly takenOver: boolean;
};

/** Why a message cannot be taken back at `now`, in milliseconds since 1970; null if it can. */
export function takeBackRefusal(message: Sent, now: number): Refusal | null {
  if (!message.mine) return { code: 'message-of-others', message: say.notYours };
  if (message.takenBack) return null;
  if (message.takenOver) return { code: 'in-the-plan', message: say.inThePlan };
  const isLate = now - Date.parse(message.sentAt) > TAKE_BACK_MS;
  return isLate ? { code: 'too-late', message: say.tooLate } : null;
}

/** The most messages that one person can send in an hour, as a customer and as a dietician. */
export const MESSAGES_AN_HOUR: Readonly<Record<Side, number>> = { customer: 60, dietician: 240 };

const HOUR_MS = 3_600_000;

/**
 * Why a person may not send another message now, and in how many seconds they may again; null if they may.
 * `before`: when they sent the message `MESSAGES_AN_HOUR` messages before this one; null if there is no such
 * message.
 */
export function tooManyMessages(
  before: Instant | null,
  now: number,
): { readonly refusal: Refusal; readonly retryAfter: number } | null {
  if (before === null) return null;
  const left = Date.parse(before) + HOUR_MS - now;
  if (left <= 0) return null;
  const minutes = Math.max(1, Math.ceil(left / 60_000));
  return {
    retryAfter: Math.ceil(left / 1000),
    refusal: { code: 'too-many-messages', message: say.tooManyMessages(minutes) },
  };
}

export type Writer = {
  readonly side: Side;
  /** Consent and standing of the customer, whoever writes. */
  readonly consent: ConsentState;
  readonly standing: Standing;
  /** Whether the customer has requested the deletion of their account. */
  readonly leaving: boolean;
};

/** Why a person cannot write, not even send a picture, and what to know before writing. */
export type MayWrite = { readonly refusal: Refusal | null; readonly hint: string | null };

const refused = (code: string, message: string): MayWrite => ({
  refusal: { code, message },
  hint: null,
});

/**
 * Who may write. Nobody may without the customer's consent, or while the account waits for its deletion: a
 * message would be new data about the customer. A customer whose coaching is paused or over may still ask,
 * and a dietician may always answer.
 */
export function mayWrite({ side, consent, standing, leaving }: Writer): MayWrite {
  if (side === 'customer') {
    if (consent !== 'given') return refused(CONSENT_NEEDED, signInSays.consentNeeded);
    if (leaving) return refused(ACCOUNT_LEAVING, say.youAreLeaving);
    return { refusal: null, hint: hintOf(standing) };
  }
  if (consent === 'withdrawn') return refused(CONSENT_WITHDRAWN, signInSays.consentWithdrawn);
  if (consent === 'none') return refused('consent-missing', say.consentMissing);
  if (leaving) return refused(ACCOUNT_LEAVING, say.customerIsLeaving);
  return { refusal: null, hint: null };
}

const ACCOUNT_LEAVING = 'account-leaving';

function hintOf(standing: Standing): string | null {
  if (standing === 'paused') return say.coachingPaused;
  return standing === 'expired' ? say.coachingEnded : null;
}

/** How many customers one message is sent to at most, each alone: fewer than a dietician can write to in an hour. */
export const RECEIVERS_MAX = 200;

export const FILE_TYPE = 'application/pdf';
export const FILE_MOST_BYTES = 10 * 1024 * 1024;

/** How many files the conversation with one customer can have. */
export const FILES_MAX = 100;

/** Of its name, without the ending. */
const FILE_TITLE_MAX = 100;

/** The names that the server gives to files; they contain nothing that was sent. */
export const STORED_FILE = /^[0-9a-f-]{36}\.pdf$/;

export const messageFileUrl = (customerId: string, fileId: string): string =>
  `/api/customers/${customerId}/message-files/${fileId}`;

/**
 * The name under which a file is shown and saved: without folders, and without control and formatting characters,
 * which could make 'exe.pdf' look like 'fdp.exe'. It always ends in '.pdf'.
 */
export function fileNameOf(sent: string): string {
  const title = sent
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[\\/]/, '')
    .replaceAll(/[:*?"<>|]/g, ' ')
    .replace(/(\.pdf)+$/i, '')
    .replace(/^[.\s]+/, '')
    .slice(0, FILE_TITLE_MAX);
  return `${readable(title) || 'file'}.pdf`;
}
