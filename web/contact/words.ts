/** Texts of the contact form on the landing page and of the dieticians' Website Enquiries. */
export const TRAPPED =
  'Not sent yet: your browser filled in a field that nobody sees, as programs do. It is empty again now, so please press Send Message once more.';

export const THANKS = {
  title: 'Thank you. Your message has arrived.',
  text: 'The practice answers by e-mail.',
  another: 'Write another one',
};

export const FETCH_FAILED = 'The messages could not be fetched.';

export const EMPTY_INBOX = {
  title: 'No messages.',
  text: 'What visitors write by the contact form of your landing page arrives here, and by e-mail if the practice has a mail server.',
};

export const EMPTY_ARCHIVE = {
  title: 'Nothing is archived.',
  text: 'What you have dealt with can rest here, out of the inbox.',
};

export const DONE = { archived: 'Archived.', restored: 'Moved to the inbox.', deleted: 'Deleted.' };

export const deleteQuestion = (name: string) => ({
  title: 'Delete this message?',
  message: `What ${name} wrote is removed for good.`,
  confirmLabel: 'Delete',
});

export const REPLY_SUBJECT = 'Your message to us';
