import type { Instant } from '../day.ts';
import type { Refusal } from '../refusal.ts';

export const MESSAGE_MAX = 2000;

/** How long one's own message can be taken back. */
export const TAKE_BACK_MS = 5 * 60_000;

/** How long a picture that was uploaded waits for its message. */
export const UNSENT_PICTURE_MS = 86_400_000;

/** So many characters of a message or a note stand in the inbox. */
export const EXCERPT_MAX = 300;

/** So many days' notes of one customer stand in the inbox, and are settled at once. */
export const WAITING_NOTES_MAX = 14;

/** More are not counted: unread messages of one person, and customers who wait. */
export const UNREAD_MAX = 100;
export const INBOX_COUNT_MAX = 1000;

/** The two sides of a conversation. All dieticians of a practice are one side. */
export type Side = 'customer' | 'dietician';

export const EMPTY_MESSAGE = 'Write something, or choose a picture.';

/** The address of a picture of a message. Its small size is named by `smallImage`. */
export const messagePictureUrl = (customerId: string, pictureId: string): string =>
  `/api/customers/${customerId}/message-pictures/${pictureId}`;

type Sent = {
  /** Whether who asks wrote it. */
  readonly mine: boolean;
  readonly sentAt: Instant;
  readonly takenBack: boolean;
  /** A suggestion that became part of the plan. */
  readonly takenOver: boolean;
};

/** Why a message cannot be taken back at `now`, in milliseconds since 1970; null if it can. */
export function takeBackRefusal(message: Sent, now: number): Refusal | null {
  if (!message.mine) return NOT_YOURS;
  if (message.takenBack) return null;
  if (message.takenOver) return IN_THE_PLAN;
  return now - Date.parse(message.sentAt) > TAKE_BACK_MS ? TOO_LATE : null;
}

const NOT_YOURS = {
  code: 'message-of-others',
  message: 'Only who wrote a message can take it back.',
};
const TOO_LATE = {
  code: 'too-late',
  message: 'A message can be taken back for five minutes. These are over; write what is right.',
};
const IN_THE_PLAN = {
  code: 'in-the-plan',
  message: 'This meal is in the plan already. Change the plan, or write what is right.',
};

/** The most messages that one person sends in an hour: of a customer, and of a dietician. */
export const MESSAGES_AN_HOUR: Readonly<Record<Side, number>> = { customer: 60, dietician: 240 };

const HOUR_MS = 3_600_000;

/**
 * Why somebody may not send one more message now, and in how many seconds they may again; null if they may.
 * `before`: when they sent the message that came `MESSAGES_AN_HOUR` before this one; null: none did.
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
    refusal: {
      code: 'too-many-messages',
      message: `These were many messages in a short time. Send the next one in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}; what you wrote stays here.`,
    },
  };
}
