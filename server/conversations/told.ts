import type { Changing } from './changing.ts';

/**
 * The one place from which people hear of a conversation, besides the screens that are open. `message`
 * was stored in the same transaction.
 */
export function tellOfMessage(
  { running, scope }: Changing,
  _message: { readonly id: string },
): void {
  running.changed('message', scope.customerId);
  running.changed('conversation', scope.customerId);
}

/** A message was taken back: what was told of it is settled. */
export function tellTakenBack(
  { running, scope }: Changing,
  _message: { readonly id: string },
): void {
  running.changed('message', scope.customerId);
  running.changed('conversation', scope.customerId);
}

/** Messages, or notes of days, were answered or settled without an answer, or wait again. */
export function tellSettled({ running, scope }: Changing): void {
  running.changed('conversation', scope.customerId);
}
