import { inDigits } from '#domain/language/language.ts';
import { say } from './words.ts';

const MOST_SHOWN = 99;

/** The number of unread notifications, for a space with room for two digits. */
export const unreadFigure = (unread: number): string =>
  unread > MOST_SHOWN ? `${MOST_SHOWN}+` : inDigits(unread);

/** Contains the visible number, so that voice control recognises the button's name. */
export const bellName = (unread: number): string =>
  unread === 0 ? say.notifications : say.unreadCount(unreadFigure(unread));
