import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ContactMarks,
  ContactMessage,
  MessageBox,
} from '#domain/contact/contactMessageSchema.ts';
import { pagesQuery } from '../api/pages.ts';
import { send } from '../api/request.ts';

const PATH = '/api/contact-messages';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

export const messagesQuery = (box: MessageBox) =>
  pagesQuery<ContactMessage>(['contact-message', 'list', box], PATH, { box });

/** Every change affects the lists and the count in the navigation, so all of them are refetched. */
function useMessageChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Changes run one after the other, so that the last press wins.
    scope: { id: 'contact-message' },
    onSettled: () => queries.invalidateQueries({ queryKey: ['contact-message'] }),
  });
}

export const useMarkMessage = () =>
  useMessageChange(({ id, ...marks }: ContactMarks & { id: string }) =>
    send<ContactMessage>('PUT', pathOf(id), marks),
  );

export const useDeleteMessage = () =>
  useMessageChange((id: string) => send<void>('DELETE', pathOf(id)));
