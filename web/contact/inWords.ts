/** Texts of the contact form on the landing page and of the dieticians' Website Enquiries. */
export const TRAPPED =
  'Not sent yet: your browser filled in a hidden field. It is empty again, so please press Send Message once more.';

export const THANKS = {
  title: 'Thank you. Your message has arrived.',
  text: 'The practice answers by email.',
  another: 'Write another one',
};

export const FETCH_FAILED = 'The messages could not be loaded.';

export const EMPTY_INBOX = {
  title: 'No messages.',
  text: 'Messages from the contact form on your website arrive here, and by email if the practice has a mail server.',
};

export const EMPTY_ARCHIVE = {
  title: 'Nothing is archived.',
  text: 'Keep messages you have dealt with here, out of the inbox.',
};

export const DONE = { archived: 'Archived.', restored: 'Moved to the inbox.', deleted: 'Deleted.' };

export const deleteQuestion = (name: string) => ({
  title: 'Delete this message?',
  message: `What ${name} wrote will be deleted for good.`,
  confirmLabel: 'Delete',
});

export const REPLY_SUBJECT = 'Your message to us';
