import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { DieticianSummary } from '#domain/coaching/periodSchema.ts';
import type {
  Conversation,
  ConversationInput,
  DoneInput,
  FoundMessages,
  Inbox,
  InboxCount,
  Message,
  MessageFile,
  MessageInput,
  MessagePicture,
  Messages,
} from '#domain/conversations/conversationSchema.ts';
import type { Day } from '#domain/day.ts';
import type { PlannedDays } from '#domain/plans/planSchema.ts';
import { confirmedBy } from '#domain/refusal.ts';
import { ApiError, get, send } from '../api/request.ts';
import { uploadOf } from '../images/api.ts';
import { invalidate } from '../live/queryClient.tsx';

const customerPath = (customerId: string) => `/api/customers/${encodeURIComponent(customerId)}`;
const messagesPath = (customerId: string) => `${customerPath(customerId)}/messages`;
const onePath = (customerId: string, id: string) =>
  `${messagesPath(customerId)}/${encodeURIComponent(id)}`;
const conversationPath = (customerId: string) => `${customerPath(customerId)}/conversation`;

/** All messages, newest first; or, with a date, those about that day and its meals. */
export const messagesQuery = (customerId: string, date: Day | null = null) =>
  infiniteQueryOptions({
    queryKey: ['customers', customerId, 'message', date ?? 'all'],
    queryFn: ({ pageParam }) => {
      const asked = { ...(date && { date }), ...(pageParam && { after: pageParam }) };
      const search = new URLSearchParams(asked).toString();
      return get<Messages>(`${messagesPath(customerId)}${search && `?${search}`}`);
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });

/** How many messages a customer has not read. */
export const unreadQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'message', 'unread'],
    queryFn: async () => (await get<Messages>(`${messagesPath(customerId)}?limit=1`)).unread,
  });

/** The part of a conversation that only dieticians see, and what waits in it. */
export const conversationQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'conversation'],
    queryFn: () => get<Conversation>(conversationPath(customerId)),
  });

/** The customers who wait for an answer, the longest waiting first. */
export const inboxQuery = (isMine: boolean) =>
  infiniteQueryOptions({
    queryKey: ['inbox', 'list', isMine],
    queryFn: ({ pageParam }) => {
      const asked = { ...(isMine && { mine: 'yes' }), ...(pageParam && { after: pageParam }) };
      const search = new URLSearchParams(asked).toString();
      return get<Inbox>(`/api/inbox${search && `?${search}`}`);
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });

/** The messages of all customers that have these words, the newest first. */
export const foundMessagesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['inbox', 'found', search],
    queryFn: ({ pageParam }) => {
      const asked = { search, ...(pageParam && { after: pageParam }) };
      return get<FoundMessages>(`/api/messages?${new URLSearchParams(asked)}`);
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
  });

export const inboxCountQuery = queryOptions({
  queryKey: ['inbox', 'count'],
  queryFn: () => get<InboxCount>('/api/inbox/count'),
});

/** A customer's plan for one day. Shares its query key with the customer's days. */
export const plannedDayQuery = (customerId: string, date: Day) =>
  queryOptions({
    queryKey: ['customers', customerId, 'diet-plan', 'days', date, date],
    queryFn: () =>
      get<PlannedDays>(
        `${customerPath(customerId)}/planned-days?${new URLSearchParams({ from: date, to: date })}`,
      ),
  });

/** Shares its query key with the choice of a customer's dietician. */
export const colleaguesQuery = queryOptions({
  queryKey: ['dieticians', 'all'],
  queryFn: () => get<{ items: DieticianSummary[] }>('/api/dieticians'),
});

/** Refetches everything that shows this conversation. */
export function conversed(customerId: string): void {
  invalidate(['customers', customerId, 'message']);
  invalidate(['customers', customerId, 'conversation']);
  invalidate(['inbox']);
}

/** The same, and the day whose note is read. */
export function noted(customerId: string): void {
  conversed(customerId);
  invalidate(['customers', customerId, 'daily-progress']);
}

export const sendMessage = (customerId: string, input: MessageInput, idempotencyKey: string) =>
  send<Message>('POST', messagesPath(customerId), input, { idempotencyKey });

export const takeBackMessage = (customerId: string, id: string) =>
  send<void>('DELETE', onePath(customerId, id));

/** Puts a suggested meal into the plan. `read` are the reasons for confirmation that the dietician has read. */
export const takeOver = (customerId: string, id: string, read: readonly string[]) =>
  send<Message>('POST', `${onePath(customerId, id)}/taken-over`, confirmedBy(read));

export const markRead = (customerId: string, upTo: string) =>
  send<void>('PUT', `${messagesPath(customerId)}/read`, { upTo });

export const markNoteRead = (customerId: string, date: Day, writtenAt: string) =>
  send<void>('POST', `${customerPath(customerId)}/daily-progress/${date}/note-read`, {
    writtenAt,
  });

export const saveConversation = (customerId: string, input: ConversationInput, basedOn: number) =>
  send<Conversation>('PUT', conversationPath(customerId), input, { ifMatch: basedOn });

/** Settles the messages seen, without an answer. */
export const markDone = (customerId: string, input: DoneInput, idempotencyKey: string) =>
  send<{ id: string }>('POST', `${conversationPath(customerId)}/done`, input, { idempotencyKey });

export const undoDone = (customerId: string, id: string) =>
  send<void>('DELETE', `${conversationPath(customerId)}/done/${encodeURIComponent(id)}`);

/** Uploads a picture for a message that is not sent yet. Throws {@link ApiError}. */
export const sendPicture = (customerId: string, picture: Blob, signal: AbortSignal) =>
  uploadOf<MessagePicture>(`${customerPath(customerId)}/message-pictures`, picture, signal);

/** The same for a PDF. */
export const sendFile = (customerId: string, file: File, signal: AbortSignal) =>
  uploadOf<MessageFile>(
    `${customerPath(customerId)}/message-files?${new URLSearchParams({ name: file.name.slice(-300) })}`,
    file,
    signal,
  );

/** How many enquiries from the website nobody has read. */
export const enquiriesQuery = queryOptions({
  queryKey: ['contact-message', 'unread'],
  queryFn: () => get<{ unread: number }>('/api/contact-messages/unread'),
});
