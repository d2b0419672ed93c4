import { numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  savedReplies: 'Gespeicherte Antworten',
  loading: 'Wird geladen…',
  notLoaded: 'Die gespeicherten Antworten konnten nicht geladen werden.',
  noneYet: 'Noch keine gespeicherten Antworten',
  noneYetHint: 'Schreib einmal, was du oft sendest. Tippe in einer Nachricht /, um es einzusetzen.',
  noneMatch: 'Keine Antwort passt.',
  found: (count) =>
    numbered(count, { one: '1 gespeicherte Antwort', other: '# gespeicherte Antworten' }),
  editReplies: 'Gespeicherte Antworten bearbeiten',
  search: 'Antworten durchsuchen',
  newReply: 'Neue Antwort',
  editReply: (title) => `${title} bearbeiten`,
  deleted: '„{title}“ gelöscht.',
  notDeleted: 'Die Antwort wurde nicht gelöscht.',
  notPutBack: 'Die Antwort konnte nicht zurückgeholt werden.',
  blanksHint: 'Was in geschweiften Klammern steht, wird für jede:n Kund:in ausgefüllt.',
  saved: 'Antwort gespeichert.',
  notSaved: 'Die Antwort wurde nicht gespeichert.',
  dayAndTime: (day, time) => `${day}, ${time}`,
};
