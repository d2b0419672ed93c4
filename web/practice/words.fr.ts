import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  practiceSettings: 'Réglages du cabinet',
  loadFailed: 'Impossible de charger les réglages.',
  loading: 'Chargement des réglages',
  newerVersion: (newer, version) =>
    `Weekplate ${newer} est disponible. Vous utilisez la version ${version}.`,
  saveSettings: 'Enregistrer les réglages',
  outdated: 'Quelqu’un d’autre a enregistré ces réglages.',
  thePractice: 'Le cabinet',
  everybodyReads: 'Tout le monde peut lire ceci sur les pages légales.',
  name: 'Nom',
  address: 'Adresse',
  email: 'E-mail',
  phone: 'Téléphone',
  legalTexts: 'Textes légaux',
  legalTextsHint:
    'Weekplate est livré avec des textes conformes à sa façon de traiter les données. Ce que vous écrivez ici les remplace. Une ligne vide commence un nouveau paragraphe.',
  emptyIsOurs: 'Vide : le texte de Weekplate',
  privacyPolicy: 'Politique de confidentialité',
  viewPrivacy: 'Voir la Politique de confidentialité',
  termsOfService: 'Conditions d’utilisation',
  viewTerms: 'Voir les Conditions d’utilisation',
  deletedAccounts: 'Comptes supprimés',
  deletedAccountsHint:
    'Après avoir supprimé son compte, on a ce nombre de jours pour changer d’avis. Ensuite, tout est effacé. Un changement vaut pour les nouvelles demandes.',
  deletionDays: 'Jours pour changer d’avis',
  fromNoneTo: (max) => `De 0 à ${inDigits(max)}`,
  recordOfAccess: 'Journal des accès',
  recordHint:
    'Weekplate garde la trace de ce que chaque diététicien·ne a consulté et modifié. Personne ne peut l’altérer, et les client·es peuvent lire ce qui les concerne.',
  viewRecord: 'Voir le journal des accès',
  saveQuestion: 'Enregistrer les réglages ?',
  saveQuestionWhy: 'Ils valent pour tout le cabinet. Confirmez que c’est bien vous.',
  save: 'Enregistrer',
  settingsSaved: 'Réglages enregistrés.',
  signingIn: 'Connexion',
  ruleFailed: 'Impossible de charger ce réglage.',
  ruleOn:
    'Les diététicien·nes doivent utiliser la connexion en deux étapes ou une clé d’accès. À défaut, il leur est d’abord demandé d’en configurer une.',
  ruleOff: 'Les diététicien·nes peuvent se connecter avec un simple mot de passe.',
  require: 'Exiger la connexion en deux étapes',
  stopRequiring: 'Ne plus l’exiger',
  toSignInSettings: 'Ouvrir « Connexion et sécurité »',
};
