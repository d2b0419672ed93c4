import type {
  Conversation,
  Inbox,
  InboxItem,
  Message,
  MessageInput,
  Messages,
} from '#domain/conversations/conversationSchema.ts';
import type { RunningEngine } from '../engines.ts';
import { messageInput } from '../factories/conversations.ts';
import type { Person } from '../factories/people.ts';
import type { Refused } from './client.ts';

/** Requests about conversations, for tests. */
export function conversationsOf(engine: RunningEngine) {
  const path = ({ id }: Person, rest = '') => `/api/customers/${id}/messages${rest}`;
  const stateOf = ({ id }: Person, rest = '') => `/api/customers/${id}/conversation${rest}`;
  return {
    path,
    stateOf,
    send: (
      customer: Person,
      by: Person,
      wishes: Partial<MessageInput> = {},
      idempotencyKey?: string,
    ) =>
      engine.as(by).post<Message & Refused>(path(customer), messageInput(wishes), {
        ...(idempotencyKey && { idempotencyKey }),
      }),
    messages: async (customer: Person, by: Person, query = '') =>
      (await engine.as(by).get<Messages>(path(customer, `?${query}`))).body,
    /** The texts of a conversation, newest first. */
    texts: async (customer: Person, by: Person, query = '') =>
      (await engine.as(by).get<Messages>(path(customer, `?${query}`))).body.items.map(
        ({ text }) => text,
      ),
    state: async (customer: Person, by: Person) =>
      (await engine.as(by).get<Conversation>(stateOf(customer))).body,
    inbox: async (by: Person, query = '') =>
      (await engine.as(by).get<Inbox>(`/api/inbox?${query}`)).body,
    /** The waiting messages and notes of this customer; undefined for none. */
    waiting: async (customer: Person, by: Person): Promise<InboxItem | undefined> => {
      const { body } = await engine.as(by).get<Inbox>('/api/inbox?limit=50');
      return body.items.find(({ customerId }) => customerId === customer.id);
    },
  };
}
