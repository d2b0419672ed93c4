export const say = {
  // The form on the landing page
  message: 'Message',
  website: 'Website',
  sendMessage: 'Send Message',
  trapped:
    'Not sent yet: your browser filled in a hidden field. It is empty again, so please press Send Message once more.',
  thanks: {
    title: 'Thank you. Your message has arrived.',
    text: 'The practice answers by email.',
    another: 'Write another one',
  },

  // The dieticians' Website Enquiries
  listOfEnquiries: 'Website enquiries',
  emptyInbox: {
    title: 'No messages.',
    text: 'Messages from the contact form on your website arrive here, and by email if the practice has a mail server.',
  },
  emptyArchive: {
    title: 'Nothing is archived.',
    text: 'Keep messages you have dealt with here, out of the inbox.',
  },
  unread: 'Unread:',
  reply: 'Reply',
  replySubject: 'Your message to us',
  wrote: (name: string) => `${name} wrote:`,
  archive: 'Archive',
  moveToInbox: 'Move to Inbox',
  markAsUnread: 'Mark as Unread',
  deleteTitle: 'Delete this message?',
  deletedForGood: (name: string) => `What ${name} wrote will be deleted for good.`,
  done: { archived: 'Archived.', restored: 'Moved to the inbox.', deleted: 'Deleted.' },
};
