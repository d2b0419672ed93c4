export const TITLE = 'Your meals in your calendar';
export const LEAD =
  'See your meals in the calendar on your phone or computer, from two weeks back to four weeks ahead. Changes arrive automatically, usually within hours.';
export const HOW_TO =
  'On an iPhone, iPad or Mac, press Open in Calendar. In any other calendar, choose ‘From URL’ or ‘Subscribe’ and paste this link.';
export const SHOWN_ONCE =
  'This is your calendar link. Anyone who has it can read your meals, so keep it private. It is only shown now.';
export const NOT_SHOWN =
  'The link is not shown again. For another calendar, create a new one; the old one then stops working.';
export const FETCH_FAILED = 'Your calendar link could not be loaded.';
export const MAKE_FAILED = 'Failed to create the link.';
export const REMOVE_FAILED = 'Failed to remove the link.';
export const REMOVED = 'Link removed.';

export const RENEWAL = {
  title: 'Create a new link?',
  message:
    'The current link stops working. Calendars that use it stop updating until you give them the new one.',
  confirmLabel: 'New Link',
};

export const REMOVAL = {
  title: 'Remove the link?',
  message:
    'Calendars that use it stop updating. They may keep what they already show until you remove it there.',
  confirmLabel: 'Remove',
};
