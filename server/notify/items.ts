/** Kinds of the outbox. The id of a mail's item is that of its notification, that of a digest its person's. */
export const MAIL_KIND = 'notification-mail';
export const PUSH_KIND = 'notification-push';
export const DIGEST_KIND = 'digest';

/** The value of `mailedBy` for what was mailed alone. */
export const MAILED_ALONE = 'alone';

/** Each device has an item of its own: one that fails holds up no other. */
export const pushItemId = (notificationId: string, deviceId: string): string =>
  `${notificationId}.${deviceId}`;

/** What an item of {@link pushItemId} is about. */
export function ofPushItem(itemId: string) {
  const [notificationId = '', deviceId = ''] = itemId.split('.');
  return { notificationId, deviceId };
}
