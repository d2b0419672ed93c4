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
import { invalidate } from '../live/invalidate.ts';

const PATH = '/api/notifications';
// The first word is the kind of the change that is told live.
const LIST = ['notification'];
const SETTINGS = [...LIST, 'settings'];

export const notificationsQuery = pagesQuery<Notification>([...LIST, 'list'], PATH);

export const unreadQuery = queryOptions({
  queryKey: [...LIST, 'unread'],
  queryFn: () => get<{ count: number }>(`${PATH}/unread`),
});

/**
 * All that is unread: by name what is shown, since more may come to stand between; and what stands below
 * it, if that is not shown yet.
 */
export function allOf(shown: readonly string[], hasMore: boolean): ReadInput {
  const ids = shown.slice(0, READ_AT_ONCE);
  const below = hasMore || shown.length > ids.length ? ids.at(-1) : undefined;
  return { ids, ...(below !== undefined && { below }) };
}

/** Notes that these were read, on every device. */
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

/** From then on nothing is told on this device of theirs. */
export async function removeDevice(id: string): Promise<void> {
  try {
    await send<void>('DELETE', `${PATH}/push/${encodeURIComponent(id)}`);
  } catch (error) {
    // It was removed on another device already.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
