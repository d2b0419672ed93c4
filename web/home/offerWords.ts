import type { Offer } from '#domain/accounts/offers.ts';

type Words = {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  /** The screen on which a Yes is carried out. */
  readonly to?: string;
  readonly no?: string;
};

const NOT_NOW = 'Not Now';

export const OFFER_WORDS: Readonly<Record<Exclude<Offer, 'name'>, Words>> = {
  keep: {
    title: 'Keep my days on this phone?',
    text: 'Then today, your plan and the shopping list open even without a connection, such as in a supermarket. Only do this on a device nobody else uses. Logging out removes it, and you can change it in Sign-in settings.',
    yes: 'Keep My Days',
    no: NOT_NOW,
  },
  remind: {
    title: 'Would a reminder help?',
    text: 'Yesterday wasn’t logged. Choose a time, and we’ll remind you on days that aren’t complete.',
    yes: 'Choose a Time',
    to: '/customer/reminders',
    no: NOT_NOW,
  },
  push: {
    title: 'Get your dietician’s messages at once?',
    text: 'You have a message. This device can tell you about the next one, even while Weekplate is closed.',
    yes: 'Set Up Push',
    to: '/customer/notifications',
    no: NOT_NOW,
  },
  install: {
    title: 'Put Weekplate on your home screen',
    text: 'In Safari, press Share, then Add to Home Screen. It opens like an app, with one tap.',
    yes: 'Got It',
  },
};
