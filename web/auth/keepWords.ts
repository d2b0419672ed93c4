import type { Keeping } from '../session/kept.ts';

/** The name of the setting, the same everywhere. */
export const KEEP_TITLE = 'Keep my days on this phone';
export const KEEP_YES = 'Keep My Days';
export const KEEP_STOP = 'Keep Nothing';

/** The current setting, as Account describes it. */
export const keepingWords = (keeping: Keeping): string =>
  keeping === 'yes'
    ? 'Today, your plan and your shopping list open here without a connection, and so do the other days, messages, goals and measurements you have opened, and your profile. Anyone who can unlock this device can read them. Logging out removes them.'
    : 'Only what hasn’t been sent yet is kept here, so Weekplate can’t show your days without a connection. If only you use this device, it can keep them until you log out.';

export const NOT_REACHED = {
  title: 'No connection',
  text: 'Your days aren’t kept on this device. Only what hasn’t been sent yet is here.',
  hint: 'They open as soon as you’re back online. To read them offline next time, turn on ‘Keep my days on this phone’ in Sign-in settings. What is waiting is sent automatically.',
};

/** The data was to be kept, but the browser cleared it to free space. */
export const CLEARED = {
  ...NOT_REACHED,
  text: 'This browser has cleared the days it kept.',
  hint: 'They open as soon as you’re back online and are kept here again. Meals you ticked that weren’t sent yet are still here.',
};
