/** Kinds of the outbox. A mail's item has the id of its notification, a digest's item the id of its person. */
export const MAIL_KIND = 'notification-mail';
export const PUSH_KIND = 'notification-push';
export const DIGEST_KIND = 'digest';

/** The value of `mailedBy` for a notification that had its own mail. */
export const MAILED_ALONE = 'alone';

/** Each device has an item of its own, so that a failing device does not delay the others. */
export const pushItemId = (notificationId: string, deviceId: string): string =>
  `${notificationId}.${deviceId}`;

/** The ids in an item id made by {@link pushItemId}. */
export function ofPushItem(itemId: string) {
  const [notificationId = '', deviceId = ''] = itemId.split('.');
  return { notificationId, deviceId };
}
