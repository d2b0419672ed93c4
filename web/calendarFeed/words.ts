export const TITLE = 'Your meals in your calendar';
export const LEAD =
  'The calendar on your phone or computer can show what you eat and when, from two weeks back to four weeks ahead. What your dietician changes comes by itself, mostly within hours.';
export const HOW_TO =
  'On an iPhone, iPad or Mac, press Open in Calendar; in any other calendar choose to subscribe to an address, ‘From URL’ say, and paste this one.';
export const SHOWN_ONCE =
  'This is the address for your calendar. Whoever has it can read your meals, so keep it to yourself. It is shown only now.';
export const NOT_SHOWN =
  'Its address is not shown again. For another calendar make a new one; the one before then ends.';
export const FETCH_FAILED = 'Whether you have an address could not be fetched.';
export const MAKE_FAILED = 'Failed to make an address.';
export const REMOVE_FAILED = 'Failed to remove the address.';
export const REMOVED = 'Address removed.';

export const RENEWAL = {
  title: 'Make a new address?',
  message:
    'The address that you have now ends: calendars that use it show no news of your meals until you give them the new one.',
  confirmLabel: 'New Address',
};

export const REMOVAL = {
  title: 'Remove the address?',
  message:
    'Calendars that use it are told nothing more. What they show by then, they may keep until you remove it there.',
  confirmLabel: 'Remove',
};
