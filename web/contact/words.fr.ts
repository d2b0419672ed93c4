import type { say as english } from './words.ts';

export const say: typeof english = {
  message: 'Message',
  website: 'Site web',
  sendMessage: 'Envoyer le message',
  trapped:
    'Pas encore envoyé : votre navigateur a rempli un champ caché. Il est de nouveau vide ; appuyez encore une fois sur « Envoyer le message ».',
  thanks: {
    title: 'Merci. Votre message est arrivé.',
    text: 'Le cabinet répond par e-mail.',
    another: 'En écrire un autre',
  },

  listOfEnquiries: 'Demandes du site',
  emptyInbox: {
    title: 'Aucun message.',
    text: 'Les messages du formulaire de contact de votre site arrivent ici, et par e-mail si le cabinet a un serveur de messagerie.',
  },
  emptyArchive: {
    title: 'Rien n’est archivé.',
    text: 'Gardez ici les messages traités, hors de la boîte de réception.',
  },
  unread: 'Non lu :',
  reply: 'Répondre',
  replySubject: 'Votre message',
  wrote: (name) => `${name} a écrit :`,
  archive: 'Archiver',
  moveToInbox: 'Désarchiver',
  markAsUnread: 'Marquer comme non lu',
  deleteTitle: 'Supprimer ce message ?',
  deletedForGood: (name) => `Ce que ${name} a écrit sera supprimé définitivement.`,
  done: {
    archived: 'Archivé.',
    restored: 'Remis dans la boîte de réception.',
    deleted: 'Supprimé.',
  },
};
