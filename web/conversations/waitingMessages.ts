import type { Change } from '../store/change.ts';
import { subjectKey } from './messageDraft.ts';
import { MESSAGE, type WaitingMessage } from './sendWaiting.ts';

/**
 * The messages of this conversation that wait on this device, in the order in which they were written; with
 * `key`, see `subjectKey`, only those about that subject.
 */
export const waitingMessages = (
  items: readonly Change[],
  of: { readonly customerId: string; readonly key?: string | undefined },
) =>
  items.flatMap((item) => {
    if (item.kind !== MESSAGE) return [];
    const { customerId, input, about } = item.value as WaitingMessage;
    const isOwn =
      customerId === of.customerId &&
      subjectKey(input.subject) === (of.key ?? subjectKey(input.subject));
    return isOwn ? [{ ...item, about: about ?? { kind: 'general' as const } }] : [];
  });
