import type { say as english } from './words.ts';

export const say: typeof english = {
  message: 'Nachricht',
  website: 'Website',
  sendMessage: 'Nachricht senden',
  trapped:
    'Noch nicht gesendet: Dein Browser hat ein verstecktes Feld ausgefüllt. Es ist wieder leer. Tippe bitte noch einmal auf „Nachricht senden“.',
  thanks: {
    title: 'Danke. Deine Nachricht ist angekommen.',
    text: 'Die Praxis antwortet per E-Mail.',
    another: 'Noch eine schreiben',
  },

  listOfEnquiries: 'Website-Anfragen',
  emptyInbox: {
    title: 'Keine Nachrichten.',
    text: 'Hier kommen Nachrichten aus dem Kontaktformular deiner Website an, und auch per E-Mail, wenn die Praxis einen Mailserver hat.',
  },
  emptyArchive: {
    title: 'Nichts archiviert.',
    text: 'Hier bewahrst du erledigte Nachrichten auf, damit der Posteingang frei bleibt.',
  },
  unread: 'Ungelesen:',
  reply: 'Antworten',
  replySubject: 'Deine Nachricht an uns',
  wrote: (name) => `${name} schrieb:`,
  archive: 'Archivieren',
  moveToInbox: 'In den Posteingang',
  markAsUnread: 'Als ungelesen markieren',
  deleteTitle: 'Diese Nachricht löschen?',
  deletedForGood: (name) => `Was ${name} geschrieben hat, wird endgültig gelöscht.`,
  done: { archived: 'Archiviert.', restored: 'Wieder im Posteingang.', deleted: 'Gelöscht.' },
};
