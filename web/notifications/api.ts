import { queryOptions, useMutation } from '@tanstack/react-query';
import { READ_AT_ONCE } from '#domain/notifications/kinds.ts';
import type {
  Notification,
  NotificationSettings,
  NotificationSettingsInput,
  ReadInput,
} from '#domain/notifications/notificationSchema.ts';
import { pagesQuery } from '../api/pages.ts';
import { ApiError, get, send } from '../api/request.ts';
import { invalidate } from '../live/queryClient.tsx';

const PATH = '/api/notifications';
// The first element is the kind of the live change.
const LIST = ['notification'];
const SETTINGS = [...LIST, 'settings'];

export const notificationsQuery = pagesQuery<Notification>([...LIST, 'list'], PATH);

export const unreadQuery = queryOptions({
  queryKey: [...LIST, 'unread'],
  queryFn: () => get<{ count: number }>(`${PATH}/unread`),
});

/**
 * The request that marks all notifications as read: those shown by id, since newer ones may arrive between them;
 * and those further down that are not shown yet.
 */
export function allOf(shown: readonly string[], hasMore: boolean): ReadInput {
  const ids = shown.slice(0, READ_AT_ONCE);
  const below = hasMore || shown.length > ids.length ? ids.at(-1) : undefined;
  return { ids, ...(below !== undefined && { below }) };
}

/** Marks these notifications as read, on every device. */
export const useMarkRead = () =>
  useMutation({
    mutationFn: (input: ReadInput) => send<void>('PUT', `${PATH}/read`, input),
    onSettled: () => invalidate(LIST),
  });

export const settingsQuery = queryOptions({
  queryKey: SETTINGS,
  queryFn: () => get<NotificationSettings>(`${PATH}/settings`),
});

export const refetchSettings = (): void => invalidate(SETTINGS);

export const saveSettings = (input: NotificationSettingsInput, basedOn: number) =>
  send<NotificationSettings>('PUT', `${PATH}/settings`, input, { ifMatch: basedOn });

/** Stops push messages on this device of theirs. */
export async function removeDevice(id: string): Promise<void> {
  try {
    await send<void>('DELETE', `${PATH}/push/${encodeURIComponent(id)}`);
  } catch (error) {
    // The device was removed elsewhere already.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
