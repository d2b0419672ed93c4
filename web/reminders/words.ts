export const say = {
  failedToFetch: 'Failed to fetch reminders.',
  failedToSave: 'Failed to save the reminder.',
  failedToDelete: 'Failed to delete the reminder.',
  failedToResume: 'Failed to resume the reminder.',
  failedToPause: 'Failed to pause the reminder.',
  wasDeleted: 'It has been deleted.',
  deletedMeanwhile: 'It was deleted. What you chose is still here. Save to create it again.',
  lead: (zone: string) =>
    `We remind you at the times you choose, in ${zone}. When you travel, open Weekplate there to switch to local time.`,
  add: 'Add Reminder',
  added: 'Reminder added.',
  saved: 'Reminder saved.',
  deleted: 'Reminder deleted.',
  editNamed: (name: string) => `Edit ${name}`,
  deleteNamed: (name: string) => `Delete ${name}`,
  sureToDelete: 'Are you sure you want to delete this reminder?',
  paused: 'Paused',
  next: (when: string) => `Next: ${when}`,
  dayAt: (day: string, time: string) => `${day} at ${time}`,
  todayAt: (time: string) => `today at ${time}`,
  tomorrowAt: (time: string) => `tomorrow at ${time}`,

  newReminder: 'New reminder',
  about: 'About',
  saveFirst: 'Save this one first, or cancel it.',
  deletedHere: 'This reminder was deleted. Save to create it again.',
  outdated: 'This reminder has changed. Only your changes here are saved.',

  noneYet: 'No reminders yet',
  smallNudge: 'A small nudge helps on busy days. Start with one of these, or choose your own time.',
  everyEvening: (time: string) => `Every evening at ${time}, log your day`,
  everyMorning: (time: string) => `Every morning at ${time}, look at today’s plan`,

  noMailServer:
    'This practice has no mail server yet, so reminders can’t come by email. You’ll find them under the bell.',
  refused: (day: string, email: string) =>
    `Our last reminder, on ${day}, was refused at ${email}. If that is not your address, tell your dietician. We’ll still try the next one.`,
  confirmEmail: 'Confirm your email address to receive reminders by email.',
};
