import { inDigits, listed, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  planLibrary: 'Bibliothèque de plans',
  listFailed: 'Impossible de charger la bibliothèque.',
  replacedWeek: (name) => `« ${name} » contient maintenant une autre semaine.`,
  removed: (name) => `« ${name} » a été retiré.`,
  notPutBack: 'Impossible d’annuler l’action.',
  doneToLibrary: 'Modifications de la bibliothèque',
  keepInLibrary: 'Garder dans la bibliothèque',
  chosenPlan: 'Plan choisi',
  allPlans: 'Tous les plans',
  choosePlan: 'Choisissez un plan pour voir sa semaine.',
  keepThisPlan: 'Garder ce plan',
  noneMatches: 'Aucun plan ne correspond.',
  emptyTitle: 'Rien dans la bibliothèque pour l’instant',
  emptyText:
    'Gardez ici les semaines à réutiliser, pour toute l’équipe et n’importe quel·le client·e. Créez ou ouvrez un plan, puis appuyez sur « Garder ce plan ».',
  plansOfLibrary: 'Plans de la bibliothèque',
  searchLibrary: 'Chercher dans la bibliothèque',
  order: 'Ordre',
  usedLast: 'Utilisés récemment',
  byName: 'Par nom',
  filterByTag: 'Filtrer par mot-clé',
  removedBySomebody: 'Quelqu’un a retiré ce plan.',
  planNotLoaded: 'Impossible de charger ce plan.',
  useForCustomer: 'Utiliser pour un·e client·e',
  forPerson: (name) => `Utiliser pour ${name}`,
  notUsed: 'pas encore utilisé',
  used: (count, last) =>
    count === 1
      ? `utilisé une fois, le ${last}`
      : `utilisé ${inDigits(count)} fois, dernière fois le ${last}`,
  addedBy: (name, day) => `Ajouté par ${name} le ${day}`,
  added: (day) => `Ajouté le ${day}`,
  noMealWritten: 'Aucun repas n’y est écrit.',
  timing: 'Repas',
  weekReplaced: 'Sa semaine a été remplacée.',
  change: 'Modifier',
  replaceItsWeek: 'Remplacer sa semaine',
  replace: 'Remplacer',
  remove: 'Retirer',
  notChanged: 'La bibliothèque n’a pas été modifiée.',
  replaceWeekOf: (name) => `Remplacer la semaine de « ${name} »`,
  removePlan: (name) => `Retirer « ${name} »`,
  replaceExplained:
    'Sa semaine est remplacée par celle du formulaire. Les plans déjà créés à partir d’elle ne changent pas.',
  removeExplained:
    'Il est retiré pour toute l’équipe. Les plans déjà créés à partir de lui ne changent pas.',
  moreNames: (count) => numbered(count, { one: '# autre', other: '# autres' }),
  theCustomer: 'la personne',
  namesPerson: (places, whom) =>
    places.length === 1
      ? `${listed(places)} nomme ${whom}. Modifiez-le d’abord, si ce n’est pas un plat.`
      : `${listed(places)} nomment ${whom}. Modifiez-les d’abord, si ce ne sont pas des plats.`,
  keptInLibrary: 'Gardé dans la bibliothèque.',
  forPractice: 'La bibliothèque sert à tout le cabinet : n’y mettez aucun nom de client·e.',
  withNotes: 'Avec ses notes : {notes}',
  withNamingNotes: 'Avec ses notes, qui nomment la personne : {notes}',
  keep: 'Garder',
  tagsHint: 'Séparés par des virgules',
  forWhom: 'Pour qui',
  forWhomHint: 'Une phrase : « végétarien, 1 600 kcal, travail de bureau »',
  changed: 'Modifié.',
  changePlan: (name) => `Modifier ${name}`,
};
