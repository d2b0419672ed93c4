import { inDigits, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  visits: 'Consultations',
  searchVisits: 'Rechercher dans les consultations',
  addVisit: 'Ajouter une consultation',
  noneMatch: 'Aucune consultation ne correspond.',
  noneYet: 'Aucune consultation notée',
  noneYetHint:
    'Notez la date, ce dont vous avez parlé et la prochaine étape. Seul·es les diététicien·nes y ont accès.',
  found: (count) =>
    count === 0
      ? 'Aucune consultation trouvée.'
      : numbered(count, { one: '1 consultation trouvée.', other: '# consultations trouvées.' }),
  loadFailed: 'Impossible de charger les consultations.',

  today: 'aujourd’hui',
  inDays: (days) => numbered(days, { one: 'demain', other: 'dans # jours' }),
  daysAgo: (days) => numbered(days, { one: 'hier', other: 'il y a # jours' }),
  planned: 'Prévue',
  visitOf: (date) => `Consultation du ${date}`,
  nextStep: 'Prochaine étape',
  editVisitOf: (date) => `Modifier la consultation du ${date}`,

  deleteVisitOf: (date) => `Supprimer la consultation du ${date}`,
  deleteAsked: 'Voulez-vous vraiment supprimer cette consultation\u202f?',
  deleteFailed: 'Impossible de supprimer la consultation.',
  deleted: 'Consultation supprimée.',

  newVisit: 'Nouvelle consultation',
  editVisit: 'Modifier la consultation',
  savedBySomebodyElse: 'Quelqu’un d’autre a enregistré cette consultation.',
  date: 'Date de la consultation',
  talkedAbout: 'Ce dont vous avez parlé',
  saveVisit: 'Enregistrer la consultation',
  saveFailed: 'Impossible d’enregistrer la consultation.',
  saved: 'Consultation enregistrée.',
  writeRecord: 'Rédiger un compte rendu',
  newRecord: 'Nouveau compte rendu',
  chooseHeadings: 'Changer les titres',
  templateNotLoaded: 'Impossible de charger les titres.',
  headings: 'Titres des nouveaux comptes rendus',
  headingsLabel: 'Titres',
  headingsHint: (most) =>
    `Un par ligne, ${inDigits(most)} au maximum. Les comptes rendus rédigés gardent les leurs.`,
  headingsSaved: 'Titres enregistrés.',
  headingsFailed: 'Les titres n’ont pas été enregistrés.',
  figures: 'Données du jour',
  figuresNotLoaded: 'Impossible de charger les données du jour.',
  weight: 'Poids',
  mealsEaten: 'Repas pris, 14 jours',
  ofMeals: (done, meals) => `${done} sur ${meals}`,
  daysLogged: (days) => numbered(days, { one: '# jour noté', other: '# jours notés' }),
  fromTo: (from, to) => `du ${from} au ${to}`,
  none: 'Pas encore',
  sign: 'Signer',
  signVisitOf: (date) => `Signer la consultation du ${date}`,
  signAsked:
    'Une fois signée, elle ne peut plus être modifiée ni supprimée. Vous pourrez y ajouter des addendums.',
  signed: 'Consultation signée.',
  signFailed: 'La consultation n’a pas été signée.',
  signedBy: (name, at) => `Signée par ${name}, ${at}`,
  addendum: 'Addendum à la consultation',
  addendumHint: 'Il ne pourra plus être modifié.',
  addAddendum: 'Ajouter un addendum',
  saveAddendum: 'Enregistrer l’addendum',
  addendumSaved: 'Addendum enregistré.',
  addendumFailed: 'L’addendum n’a pas été enregistré.',
};
