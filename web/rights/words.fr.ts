import { inDigits, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  beforeYouGoOn: 'Avant de continuer',
  consentNeeded:
    'Votre cabinet a besoin de votre consentement pour conserver et utiliser vos données de santé.',
  withdrawn: 'Vous avez retiré votre consentement',
  withdrawnLead:
    'Personne au cabinet ne peut ouvrir vos données de santé, et rien de nouveau n’est noté. Tout est resté comme vous l’avez laissé.',
  orDownloadOrDelete: 'Vous pouvez aussi {myData}.',
  downloadOrDelete: 'télécharger ou supprimer vos données',
  notNow: 'Pas maintenant\u00a0: se déconnecter',
  agree: 'J’accepte',
  whatIsKept: 'Ce qui est conservé',
  thisIsKept:
    'Votre profil, vos plans alimentaires, les jours que vous notez et les notes de travail de votre diététicien·ne.',
  whoSeesIt: 'Qui les voit',
  theseSeeIt:
    'Vous et les diététicien·nes du cabinet. Tout est expliqué dans la {policy}. Vous pouvez retirer votre consentement à tout moment.',

  deletedOn: (at) => `Votre compte sera supprimé le ${at}`,
  youAskedToDelete:
    'Vous nous avez demandé de supprimer votre compte. Vous connecter n’annule pas cette demande. Après cette date, votre compte et toutes vos données sont effacés définitivement.',
  orDownloadBefore: 'Avant cela, vous pouvez {download}.',
  downloadYourData: 'télécharger vos données',
  logOut: 'Se déconnecter',
  keepMyAccount: 'Garder mon compte',

  erased: 'Votre compte a été effacé',
  erasedLead: 'Le délai pour changer d’avis est passé. Il ne reste rien dans votre cabinet.',
  erasedHere:
    'Ce que Weekplate gardait sur cet appareil a aussi été supprimé, même ce qui n’était pas encore envoyé.',
  loggedOut: 'Vous êtes déconnecté·e',
  erasedAfter: (at) =>
    `Votre compte et tout ce qui est conservé sur vous seront effacés après le ${at}.`,
  willBeErased: 'Votre compte et tout ce qui est conservé sur vous seront effacés.',
  ifYouChangeYourMind:
    'Si vous changez d’avis, {logIn} avant cette date et choisissez «\u202fGarder mon compte\u202f». Se connecter ne suffit pas à annuler la suppression.',
  logIn: 'connectez-vous',
  backToFirstPage: 'Retour à la page d’accueil',

  yourConsent: 'Votre consentement',
  youAgreed:
    'Vous avez accepté que votre cabinet conserve et utilise vos données de santé pour vous suivre, comme l’indique la Politique de confidentialité.',
  withoutConsent:
    'Sans votre consentement, personne au cabinet ne peut ouvrir vos données de santé, et rien de nouveau n’est noté. Elles restent conservées, intactes.',
  consentNotLoaded: 'Impossible de charger votre consentement.',
  whenYouAgreed: 'Quand vous avez accepté',
  agreedToThisText: (given) => `Accepté le ${given}\u00a0: Politique de confidentialité actuelle.`,
  agreedToEarlierText: (given) => `Accepté le ${given}\u00a0: un texte précédent.`,
  agreedToThisTextWithdrawn: (given, withdrawn) =>
    `Accepté le ${given}\u00a0: Politique de confidentialité actuelle. Retiré le ${withdrawn}.`,
  agreedToEarlierTextWithdrawn: (given, withdrawn) =>
    `Accepté le ${given}\u00a0: un texte précédent. Retiré le ${withdrawn}.`,
  withdrawMyConsent: 'Retirer mon consentement',
  withdrawAsked: 'Retirer votre consentement\u202f?',
  withdrawMeans: [
    'Dès lors, personne au cabinet ne pourra ouvrir vos données de santé, et rien de nouveau ne pourra être noté. Votre suivi s’arrête.',
    'Vos données restent conservées, intactes, jusqu’à ce que vous acceptiez à nouveau ou supprimiez votre compte.',
  ],
  withdraw: 'Retirer',

  whoSawIt: 'Qui les a vues',
  viewsAreRecorded:
    'Weekplate note chaque fois qu’un·e diététicien·ne voit ou modifie vos données.',

  copyOfEverything: 'Une copie de tout',
  copyHas:
    'Un fichier ZIP avec votre compte, profil, photo, période de suivi, plans alimentaires, mesures, objectifs et chaque jour noté\u00a0: en JSON pour les logiciels, et en CSV, qui s’ouvre dans tout tableur. Le fichier README.txt y explique le contenu de chaque fichier. Les notes de travail privées de votre diététicien·ne n’y sont pas.',
  copyHasNumbers:
    'Vous masquez les chiffres sur vos écrans. La copie les contient tous\u00a0: poids, mesures et énergie aussi.',
  downloadMyData: 'Télécharger mes données',

  deleteTitle: 'Supprimer mon compte',
  deletionNotLoaded: 'Impossible de charger la marche à suivre pour supprimer votre compte.',
  deletedOnUnlessKept: (at) => `Votre compte sera supprimé le ${at}. {keep}.`,
  youCanStillKeepIt: 'Vous pouvez encore le garder',
  deletionMeans: (days) => [
    'Vous êtes déconnecté·e aussitôt, partout.',
    days === 0
      ? 'C’est irréversible.'
      : plural(days, {
          one: 'Pendant un jour, vous pouvez changer d’avis\u00a0: connectez-vous et choisissez «\u202fGarder mon compte\u202f».',
          other: `Pendant ${inDigits(days)} jours, vous pouvez changer d’avis\u00a0: connectez-vous et choisissez «\u202fGarder mon compte\u202f».`,
        }),
    'Ensuite, votre compte, profil, photo, plans, mesures, objectifs, jours notés et les notes de votre diététicien·ne sur vous sont effacés, et personne ne peut les récupérer.',
    'Si vous voulez une copie, téléchargez-la avant.',
  ],
  afterDeletion:
    'Ce qui se trouve dans les sauvegardes de votre cabinet disparaît quand elles sont remplacées. Le journal des accès garde des dates et des numéros qui ne vous nomment plus.',
  deleteMyAccount: 'Supprimer mon compte',
  deleteAsked: 'Supprimer votre compte\u202f?',
  proveItIsYou: 'Confirmez que c’est bien vous, pour que personne d’autre ne puisse le faire.',
  proveByGoogle:
    'Vous vous connectez avec Google. Faites-le dans les dix minutes qui suivent la connexion.',
};
