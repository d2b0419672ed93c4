import type { Keeping } from '../session/kept.ts';

/** The name of the setting, the same everywhere. */
export const KEEP_TITLE = 'Keep my days on this phone';
export const KEEP_YES = 'Keep My Days';
export const KEEP_STOP = 'Keep Nothing';

/** The current setting, as Account describes it. */
export const keepingWords = (keeping: Keeping): string =>
  keeping === 'yes'
    ? 'Today, your plan from last week to next week and your shopping list open here without a connection, too, and what else of your days you have opened. Whoever can unlock this device can read them; they are gone when you log out.'
    : 'Of your days only what was not sent yet waits here, and nothing else is kept: without a connection Weekplate opens, but cannot show them. On a device that only you use, it can keep them until you log out.';

export const NOT_REACHED = {
  title: 'No connection',
  text: 'Weekplate is here, but your days are not: only what was not sent yet waits on this device, and nothing else of yours is kept on it.',
  hint: 'They open by themselves as soon as you are back online. To read them without a connection next time, turn on ‘Keep my days on this phone’ in Account. What waits is sent by itself.',
};

/** The data was to be kept, but the browser cleared it to free space. */
export const CLEARED = {
  ...NOT_REACHED,
  text: 'Weekplate is here, but your days are not: this browser has cleared what it kept of them.',
  hint: 'They open by themselves as soon as you are back online, and are kept here again. Meals that you ticked and that were not sent yet are still here.',
};
