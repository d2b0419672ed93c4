import type { Me } from '#domain/accounts/meSchema.ts';
import { Page } from '../kit/Page.tsx';
import { queryClient } from '../live/queryClient.tsx';
import { useMe } from '../session/session.ts';
import { messagesQuery } from './api.ts';
import { Conversation } from './Conversation.tsx';
import { say } from './words.ts';

export const prefetchData = ({ id }: Me) => queryClient.prefetchInfiniteQuery(messagesQuery(id));

/** `/customer/messages`: the customer's conversation with their practice. */
export default function MessagesScreen() {
  const { id, today } = useMe();
  return (
    <Page title={say.messages} narrow>
      <Conversation customerId={id} side="customer" today={today} />
    </Page>
  );
}
