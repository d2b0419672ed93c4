import type { Keeping } from '../session/keeping.ts';

/** What the choice is called wherever it stands. */
export const KEEP_TITLE = 'Keep my days on this phone';
export const KEEP_YES = 'Keep My Days';
export const KEEP_STOP = 'Keep Nothing';

/** In Account: how it is now. */
export const keepingWords = (keeping: Keeping): string =>
  keeping === 'yes'
    ? 'Your days, weeks and shopping list open here without a connection, too. Whoever can unlock this device can read them; they are gone when you log out.'
    : 'Nothing of your days is kept here: without a connection Weekplate opens, but cannot show them. On a device that only you use, it can keep them until you log out.';

export const NOT_REACHED = {
  title: 'No connection',
  text: 'Weekplate is here, but your days are not: nothing of them is kept on this device.',
  hint: 'They open by themselves as soon as you are back online. To read them without a connection next time, turn on ‘Keep my days on this phone’ in Account. What you ticked or typed before and was not sent yet is not lost.',
};

/** They were to be kept, and the browser gave the room to something else. */
export const CLEARED = {
  ...NOT_REACHED,
  text: 'Weekplate is here, but your days are not: this browser has cleared what it kept of them.',
  hint: 'They open by themselves as soon as you are back online, and are kept here again. Meals that you ticked and that were not sent yet are still here.',
};
