import type { Channel } from '#domain/notifications/kinds.ts';

const MOST_SHOWN = 99;

/** The number of unread notifications, for a space with room for two digits. */
export const unreadFigure = (unread: number): string =>
  unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);

/** Contains the visible number, so that voice control recognises the button's name. */
export const bellName = (unread: number): string =>
  unread === 0 ? 'Notifications' : `Notifications, ${unreadFigure(unread)} unread`;

export const LIST_FAILED = 'Your notifications could not be loaded.';
export const MARK_FAILED = 'That could not be marked as read.';

export const CHANNEL_WORDS: Readonly<Record<Channel, string>> = {
  app: 'App',
  push: 'Push',
  mail: 'Email',
};

/** The name of the checkbox that chooses a channel for a kind with this name. */
export const boxName = (kind: string, channel: Channel): string =>
  `${kind}: ${CHANNEL_WORDS[channel]}`;

export const SETTINGS_FAILED = 'Your notification settings could not be loaded.';
export const SAVE_FAILED = 'Failed to save your notification settings.';
export const PUSH_FAILED = 'This device could not be set up.';
export const REMOVE_FAILED = 'The device could not be removed.';
