export const say = {
  title: 'Your meals in your calendar',
  lead: 'See your meals in the calendar on your phone or computer, from two weeks back to four weeks ahead. Changes arrive automatically, usually within hours.',
  ofDietician: {
    title: 'Your appointments in your calendar',
    lead: 'See your appointments in the calendar on your phone or computer. Changes arrive automatically, usually within hours.',
  },
  howTo:
    'On an iPhone, iPad or Mac, press Open in Calendar. In any other calendar, choose ‘From URL’ or ‘Subscribe’ and paste this link.',
  shownOnce:
    'This is your calendar link. Anyone who has it can read what it shows, so keep it private. It is only shown now.',
  created: (at: string) =>
    `Calendar link created ${at}. The link is not shown again. For another calendar, create a new one; the old one then stops working.`,
  failedToLoad: 'Your calendar link could not be loaded.',
  failedToCreate: 'Failed to create the link.',
  failedToRemove: 'Failed to remove the link.',
  removed: 'Link removed.',
  create: 'Create Calendar Link',
  newLink: 'New Link',
  removeLink: 'Remove Link',
  openInCalendar: 'Open in Calendar',
  renewal: {
    title: 'Create a new link?',
    message:
      'The current link stops working. Calendars that use it stop updating until you give them the new one.',
    confirmLabel: 'New Link',
  },
  removal: {
    title: 'Remove the link?',
    message:
      'Calendars that use it stop updating. They may keep what they already show until you remove it there.',
    confirmLabel: 'Remove',
  },
};
