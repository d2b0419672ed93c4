import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  loadFailed: 'Impossible de charger les réglages.',
  loading: 'Chargement des réglages',
  newerVersion: (newer, version) =>
    `Weekplate ${newer} est disponible. Vous utilisez la version ${version}.`,
  saveSettings: 'Enregistrer les réglages',
  outdated: 'Quelqu’un d’autre a enregistré ces réglages.',
  thePractice: 'Le cabinet',
  everybodyReads: 'Tout le monde peut lire ceci sur les pages légales.',
  address: 'Adresse',
  phone: 'Téléphone',
  legalTexts: 'Textes légaux',
  legalTextsHint:
    'Weekplate est livré avec des textes conformes à sa façon de traiter les données. Ce que vous écrivez ici les remplace. Une ligne vide commence un nouveau paragraphe.',
  emptyIsOurs: 'Vide : le texte de Weekplate',
  viewPrivacy: 'Voir la Politique de confidentialité',
  viewTerms: 'Voir les Conditions d’utilisation',
  deletedAccounts: 'Comptes supprimés',
  deletedAccountsHint:
    'Après avoir supprimé son compte, on a ce nombre de jours pour changer d’avis. Ensuite, tout est effacé. Un changement vaut pour les nouvelles demandes.',
  deletionDays: 'Jours pour changer d’avis',
  fromNoneTo: (max) => `De 0 à ${inDigits(max)}`,
  recordHint:
    'Weekplate garde la trace de ce que chaque diététicien·ne a consulté et modifié. Personne ne peut l’altérer, et les client·es peuvent lire ce qui les concerne.',
  viewRecord: 'Voir le journal des accès',
  colleaguesHint: 'Qui travaille ici, dans quel rôle, et qui peut faire quoi.',
  viewColleagues: 'Voir les collègues',
  ownersChangeThese: 'Les propriétaires modifient les réglages du cabinet.',
  saveQuestion: 'Enregistrer les réglages ?',
  saveQuestionWhy: 'Ils valent pour tout le cabinet. Confirmez que c’est bien vous.',
  settingsSaved: 'Réglages enregistrés.',
  signingIn: 'Connexion',
  ruleFailed: 'Impossible de charger ce réglage.',
  ruleOn:
    'Les diététicien·nes doivent utiliser la connexion en deux étapes ou une clé d’accès. À défaut, il leur est d’abord demandé d’en configurer une.',
  ruleOff: 'Les diététicien·nes peuvent se connecter avec un simple mot de passe.',
  require: 'Exiger la connexion en deux étapes',
  stopRequiring: 'Ne plus l’exiger',
  toSignInSettings: 'Ouvrir « Connexion et sécurité »',
  allData: 'Toutes vos données',
  allDataHas:
    'Tout dans un fichier ZIP : des tables pour n’importe quel tableur (CSV), les mêmes pour d’autres programmes (JSON), et toutes les images. Avec ce fichier, un cabinet peut continuer sur un autre Weekplate.',
  allDataCare:
    'Le fichier contient des données de santé et n’est pas chiffré : gardez-le en lieu sûr. Il ne contient pas de mots de passe : ailleurs, on se connecte avec Google ou on en choisit un nouveau avec « Mot de passe oublié ». Qui n’a jamais confirmé son adresse e-mail y commence avec un compte vide.',
  takeOut: 'Emporter toutes les données',
  takeOutReady:
    'Téléchargez maintenant, dans les 10 minutes. Chaque client·e le verra dans son journal des accès.',
  download: 'Télécharger toutes les données',
  takeOutStarted:
    'Votre navigateur enregistre le fichier. Avec beaucoup d’images, cela prend un moment.',
  yourLook: 'Votre identité visuelle',
  yourLookHint:
    'Votre nom, votre logo et votre couleur apparaissent sur chaque écran, à la connexion, sur la page d’accueil, sur les plans imprimés et comme icône de l’application.',
  lookFailed: 'Votre identité visuelle n’a pas pu être chargée.',
  logo: 'Logo',
  logoHint: (max) =>
    `JPEG, PNG ou WebP, ${inDigits(max)} Mo au plus. De préférence sur fond transparent.`,
  chooseLogo: 'Choisir un logo',
  replaceLogo: 'Remplacer le logo',
  removeLogo: 'Retirer le logo',
  logoGettingReady: 'Préparation du logo…',
  logoFailed: 'Le logo n’a pas été accepté.',
  colour: 'Couleur',
  chooseColour: 'Choisissez une couleur',
  colourCode: 'Code de la couleur',
  colourWrong: 'Saisissez une couleur comme #2E6131.',
  ourColour: 'Utiliser le vert de Weekplate',
  colourHint: 'Là où votre couleur se lit mal, elle est un peu plus foncée ou plus claire.',
  onLight: 'En mode clair',
  onDark: 'En mode sombre',
  aButton: 'Un bouton',
  aLink: 'Un lien',
  aChip: 'Une étiquette',
  saveLook: 'Enregistrer l’identité',
  saveLookQuestion: 'Enregistrer votre identité visuelle ?',
  saveLookWhy: 'Tout votre cabinet la verra. Confirmez que c’est bien vous.',
  lookSaved: 'Identité visuelle enregistrée.',
};
