import type { MessageInput, Subject } from '#domain/conversations/conversationSchema.ts';
import type { Sender } from '../store/change.ts';
import { conversed, sendMessage } from './api.ts';

export const MESSAGE = 'message';

export type WaitingMessage = {
  readonly customerId: string;
  readonly input: MessageInput;
  readonly about: Subject;
};

export const sendWaiting: Sender = async (changes) => {
  for (const { value, key } of changes) {
    const { customerId, input } = value as WaitingMessage;
    await sendMessage(customerId, input, key);
    conversed(customerId);
  }
  return [];
};
