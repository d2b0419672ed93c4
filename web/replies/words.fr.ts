import { numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  savedReplies: 'Réponses enregistrées',
  loading: 'Chargement…',
  notLoaded: 'Impossible de charger les réponses enregistrées.',
  noneYet: 'Aucune réponse enregistrée',
  noneYetHint:
    'Écrivez une fois ce que vous envoyez souvent. Tapez / dans un message pour l’utiliser.',
  noneMatch: 'Aucune réponse ne correspond.',
  found: (count) =>
    numbered(count, { one: '# réponse enregistrée', other: '# réponses enregistrées' }),
  editReplies: 'Modifier les réponses enregistrées',
  search: 'Rechercher une réponse',
  newReply: 'Nouvelle réponse',
  editReply: (title) => `Modifier ${title}`,
  deleted: '«\u202f{title}\u202f» est supprimée.',
  notDeleted: 'La réponse n’a pas été supprimée.',
  notPutBack: 'Impossible de récupérer la réponse.',
  blanksHint: 'Ce qui est entre accolades est complété pour chaque client·e.',
  saved: 'Réponse enregistrée.',
  notSaved: 'La réponse n’a pas été enregistrée.',
  dayAndTime: (day, time) => `${day} à ${time}`,
};
