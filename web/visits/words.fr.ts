import { inDigits, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  visits: 'Consultations',
  searchVisits: 'Rechercher dans les consultations',
  addVisit: 'Ajouter une consultation',
  noneMatch: 'Aucune consultation ne correspond.',
  noneYet: 'Aucune consultation notée',
  noneYetHint:
    'Notez la date, ce dont vous avez parlé et la prochaine étape. Seuls les diététicien·nes y ont accès.',
  found: (count) =>
    count === 0
      ? 'Aucune consultation trouvée.'
      : plural(count, {
          one: '1 consultation trouvée.',
          other: `${inDigits(count)} consultations trouvées.`,
        }),
  loadFailed: 'Impossible de charger les consultations.',

  today: 'aujourd’hui',
  inDays: (days) => plural(days, { one: 'demain', other: `dans ${inDigits(days)} jours` }),
  daysAgo: (days) => plural(days, { one: 'hier', other: `il y a ${inDigits(days)} jours` }),
  writerHasLeft: 'Diététicien·ne ayant quitté le cabinet',
  aDietician: 'Diététicien·ne',
  planned: 'Prévue',
  visitOf: (date) => `Consultation du ${date}`,
  nextStep: 'Prochaine étape',
  edit: 'Modifier',
  editVisitOf: (date) => `Modifier la consultation du ${date}`,

  delete: 'Supprimer',
  deleteVisitOf: (date) => `Supprimer la consultation du ${date}`,
  deleteAsked: 'Voulez-vous vraiment supprimer cette consultation\u202f?',
  deleteFailed: 'Impossible de supprimer la consultation.',
  deleted: 'Consultation supprimée.',

  newVisit: 'Nouvelle consultation',
  editVisit: 'Modifier la consultation',
  savedBySomebodyElse: 'Quelqu’un d’autre a enregistré cette consultation.',
  date: 'Date de la consultation',
  talkedAbout: 'Ce dont vous avez parlé',
  cancel: 'Annuler',
  saveVisit: 'Enregistrer la consultation',
  saveFailed: 'Impossible d’enregistrer la consultation.',
  saved: 'Consultation enregistrée.',
};
