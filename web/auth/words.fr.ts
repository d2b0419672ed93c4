import { inDigits, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  caption: 'Sept jours, huit repas, une assiette.',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  yourPassword: 'Votre mot de passe',
  currentPassword: 'Mot de passe actuel',
  confirmPassword: 'Confirmer le mot de passe',
  atLeastCharacters: (min) => `Au moins ${inDigits(min)} caractères.`,
  showOrHide: 'Afficher ou masquer la saisie',
  code: 'Code',
  fromAppOrRecovery: 'De votre application, ou un code de secours.',
  or: 'ou',

  // Logging in and out
  welcomeBack: 'Ravis de vous revoir',
  logInToSeeWeek: 'Connectez-vous pour voir votre semaine.',
  newHere: 'Première visite ? {signUp}',
  signUp: 'Créer un compte',
  forgotPassword: 'Mot de passe oublié',
  logInButton: 'Se connecter',
  logInWithPasskey: 'Se connecter avec une clé d’accès',
  signInWithGoogle: 'Se connecter avec Google',
  signUpWithGoogle: 'Créer un compte avec Google',
  continueInGoogleWindow: 'Continuez dans la fenêtre de Google.',
  googleWindowBlocked: 'Votre navigateur a bloqué la fenêtre de Google.',
  allowWindow: 'Autorisez-la et réessayez, ou {continueHere}.',
  continueHere: 'continuez dans cette fenêtre',
  signedInUnseen:
    'Vous êtes connecté·e, mais cette page n’a pas pu charger votre compte. Rechargez-la.',
  noPasskeysHere:
    'Ce navigateur ne prend pas en charge les clés d’accès. Utilisez votre mot de passe.',
  passkeyCancelled:
    'Aucune clé d’accès n’a été utilisée : vous avez annulé, ou l’attente a été trop longue. Réessayez.',
  passkeyKnown: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  signInAgain: 'Reconnectez-vous',
  sessionEnded:
    'Votre session a expiré. Ce que vous avez écrit est toujours là. Connectez-vous pour reprendre où vous en étiez.',
  leaveAndDiscard: 'Quitter et abandonner',
  discardUnsaved:
    'Ce navigateur contient un travail non enregistré. Se déconnecter et l’abandonner ?',
  stillSignedIn: (why) => `Vous êtes toujours connecté·e. ${why}`,

  // The second step
  oneMoreStep: 'Encore une étape',
  oneMoreCheck: 'Le mot de passe est bon. Une dernière vérification pour être sûr que c’est vous.',
  useYourApp: 'Utiliser votre application',
  useRecoveryCode: 'Utiliser un code de secours',
  recoveryCode: 'Code de secours',
  oneOfSavedCodes: 'L’un des codes que vous avez conservés. Chacun sert une fois.',
  sixDigits: 'Les six chiffres de votre application d’authentification.',
  startOver: 'Recommencer',
  didNotWork: 'Cela n’a pas fonctionné. Réessayez une fois en ligne.',

  // Signing up
  createYourAccount: 'Créez votre compte',
  whatAccountIsFor: 'Votre diététicien·ne prépare votre semaine ; vous la suivez ici.',
  invitesYou: (dietician) => `${dietician} vous invite`,
  createAccountAt: (practice) =>
    `Créez votre compte chez ${practice} : votre diététicien·ne prépare votre semaine ; vous la suivez ici.`,
  workAt: (practice, as) => `Créez votre compte pour travailler chez ${practice} ${as}.`,
  hereBefore: 'Déjà un compte ? {logIn}',
  whatWeKeep: 'Ce que nous conservons et pourquoi : {policy}',
  signUpButton: 'Créer un compte',
  invitationDead:
    'Cette invitation a été utilisée, a expiré ou est incomplète. Demandez-en une autre à votre diététicien·ne, ou créez votre compte sans elle.',
  invitationWentWithFirst:
    'Votre invitation est liée à la première adresse. Créez quand même votre compte avec la bonne, et prévenez votre diététicien·ne.',
  checkYourMail: 'Consultez vos e-mails',
  linkSentTo:
    'Nous avons envoyé un lien à {email}. Ouvrez-le et c’est tout. Rien au bout de quelques minutes ? Regardez dans le courrier indésirable, ou renvoyez-le.',
  confirmedAlready: 'Déjà confirmée ? {logIn}',
  wrongAddress: 'Mauvaise adresse ? Corrigez-la',
  sendLinkAgain: 'Renvoyer le lien',
  newLinkMailed: (email) => `Un nouveau lien est en route vers ${email}.`,
  newLinkInOutbox: (email) =>
    `Un nouveau lien pour ${email} est dans la boîte d’envoi du cabinet. Demandez-le à votre cabinet.`,
  haveAccountAlready: {
    title: 'Vous avez déjà un compte',
    lead: 'Les invitations servent aux nouvelles inscriptions. Si vous changez de diététicien·ne, le cabinet peut faire le changement.',
  },
  invitesACustomer: {
    title: 'Cette invitation est pour un·e client·e',
    lead: 'Vous êtes connecté·e comme diététicien·ne. Envoyez ce lien à la personne pour qu’elle l’ouvre dans son propre navigateur.',
  },
  noAccessYet: 'Ce compte n’a pas encore d’accès',
  noAccessYetWhy: (email) =>
    `Vous êtes connecté·e avec ${email}. Demandez au cabinet de donner accès à ce compte.`,
  confirmYourAddress: 'Confirmez votre adresse',
  confirmPracticeAddress: (email) =>
    `Vous êtes connecté·e avec ${email}. C’est une adresse du cabinet : il faut la confirmer avant toute chose. Ouvrez le lien de confirmation.`,
  haveDoneThat: 'C’est fait',

  // Links in mails
  linkUnchecked: 'Impossible de vérifier ce lien',
  linkIsIncomplete: 'Ce lien est incomplet',
  linkNoLongerWorks: 'Ce lien n’est plus valable',
  confirmingAddress: 'Confirmation de votre adresse',
  addressConfirmed: 'Votre adresse est confirmée',
  allSet: 'Merci. Tout est prêt.',
  addressConfirmedAlready: 'Votre adresse est déjà confirmée',
  linkUsedGoIn: 'Ce lien a déjà été utilisé. Vous pouvez continuer directement.',
  toDashboard: 'Aller au tableau de bord',
  linkDidNotWork: 'Ce lien n’a pas fonctionné',
  confirmLinkDead:
    'Il a été utilisé, a expiré ou est incomplet. Indiquez votre e-mail pour en recevoir un autre.',
  sendNewLink: 'Envoyer un nouveau lien',
  oneMoreThing: 'Une dernière chose',
  otherBrowser:
    'Vous avez ouvert ce lien dans un autre navigateur que celui de votre inscription. Indiquez votre mot de passe pour que nous sachions que c’est vous.',
  confirmMyAddress: 'Confirmer mon adresse',
  noPassword: 'Je n’ai pas de mot de passe, ou je l’ai oublié',
  startFresh: 'Repartir de zéro',
  startFreshWhy:
    'Quelqu’un d’autre a peut-être créé ce compte avec votre adresse. Un nouveau mot de passe le rend vraiment vôtre et supprime tout ce qui y a été noté ou écrit jusqu’ici.',
  wasItYouTheLink:
    'C’était vous ? Pour tout garder, ouvrez le lien dans le même navigateur qu’avant.',
  removeAndContinue: 'Supprimer et continuer',
  chooseNewPassword: 'Choisissez un nouveau mot de passe',
  enterEmailForLink: 'Indiquez votre e-mail et nous vous enverrons un lien.',
  sendTheLink: 'Envoyer le lien',
  backToLogIn: 'Retour à la connexion',
  resetLinkWritten: (email) =>
    `S’il existe un compte pour ${email}, un lien pour choisir un nouveau mot de passe a été créé.`,
  checkSpam: 'Rien au bout de quelques minutes ? Regardez dans le courrier indésirable.',
  linkIsReady: 'Un lien est prêt',
  noEmailsYet: 'Ce cabinet n’envoie pas encore d’e-mails. Demandez le lien à votre diététicien·ne.',
  openWholeLink: 'Ouvrez le lien complet, ou demandez-en un autre.',
  askForNewLink: 'Demander un nouveau lien',
  resetLinkDead:
    'Un lien pour un nouveau mot de passe ne sert qu’une fois, pendant une heure. Demandez-en un autre.',
  resetStartsFresh:
    'Cette adresse n’est pas encore confirmée : quelqu’un d’autre a peut-être créé le compte. Avec un nouveau mot de passe, il repart de zéro et tout ce qui y a été noté ou écrit est supprimé.',
  wasItYouThisLink:
    'C’était vous ? Pour tout garder, ouvrez ce lien dans le même navigateur qu’avant.',
  setNewPassword: 'Enregistrer le mot de passe',
  newPasswordIsSet: 'Votre nouveau mot de passe est enregistré',
  nowSignedOutElsewhere: 'Vous êtes maintenant déconnecté·e partout ailleurs.',
  setUpPractice: 'Configurez votre cabinet',
  createFirstAccount:
    'Créez le premier compte de diététicien·ne. Le lien que vous venez d’ouvrir ne sert qu’une fois.',
  createAccount: 'Créer le compte',
  openWholeSetUpLink:
    'Ouvrez en entier le lien de configuration affiché par le serveur à son démarrage.',
  setUpLinkDead: 'Ce lien de configuration n’est plus valable',
  setUpLinkDeadWhy:
    'Il a été utilisé ou a expiré. Si votre cabinet est configuré, connectez-vous. Si personne n’a encore de compte, redémarrez le serveur : il affichera un nouveau lien.',

  // Sign-in settings
  signInSettings: 'Connexion et sécurité',
  confirmed: 'Confirmée',
  notConfirmedYet: 'Pas encore confirmée',
  openLinkWeMade:
    'Ouvrez le lien que nous avons préparé, pour que nous sachions comment vous joindre.',
  changingSignsOut: 'Le changer vous déconnecte partout ailleurs.',
  changePassword: 'Changer le mot de passe',
  passwordChanged: 'Votre mot de passe est changé.',
  notCurrentPassword: 'Ce n’est pas votre mot de passe actuel.',
  googleWithoutPassword:
    'Vous vous connectez avec Google et n’avez pas encore de mot de passe. Demandez un lien pour en choisir un. Cela vous déconnecte partout ; Google continue de fonctionner.',
  sendMeTheLink: 'M’envoyer le lien',
  firstPasswordMailed: (email) =>
    `Un lien pour choisir un mot de passe est en route vers ${email}.`,
  firstPasswordInOutbox: (email) =>
    `Un lien pour ${email} est dans la boîte d’envoi du cabinet. Demandez-le à votre cabinet.`,
  twoFactor: 'Connexion en deux étapes',
  setUpTwoFactor: 'Configurez la connexion en deux étapes',
  practiceDemandsTwoFactor:
    'Votre cabinet le demande à toute l’équipe : une application d’authentification ou une clé d’accès. Si vous en avez déjà une, déconnectez-vous et reconnectez-vous avec elle.',
  anApp: 'Une application d’authentification',
  orAPasskey: 'Ou une clé d’accès',
  twoFactorFailed: 'Impossible de charger vos réglages de connexion en deux étapes.',
  twoFactorOffWhy:
    'Désactivée. Activez-la pour qu’un mot de passe volé ne suffise pas : vous saisirez aussi un code d’une application.',
  setUp: 'Configurer',
  turnOn: 'Activer',
  turnOff: 'Désactiver',
  scanThis:
    'Scannez ceci avec une application d’authentification sur votre téléphone, ou saisissez la clé. Saisissez ensuite le code affiché. Cela vous déconnecte partout ailleurs.',
  noKeyMade: 'Impossible de créer une clé.',
  key: 'Clé',
  copyKey: 'Copier la clé',
  openInApp: 'Ouvrir dans une application d’authentification',
  qrCode: 'Code QR',
  twoFactorIsOn: 'La connexion en deux étapes est activée. Conservez ces codes de secours.',
  codesWorkOnce:
    'Chacun sert une fois à la place d’un code si vous perdez votre téléphone. Ils ne seront plus affichés.',
  recoveryCodes: 'Codes de secours',
  download: 'Télécharger',
  haveSavedThem: 'Je les ai conservés',
  onSince: (when) =>
    `Activée depuis le ${when}. Il vous faut un code de votre application pour vous connecter.`,
  recoveryCodesLeft: (count) =>
    numbered(count, {
      one: 'Il reste # code de secours sur 10.',
      other: 'Il reste # codes de secours sur 10.',
    }),
  toGetNewCodes: 'Pour en obtenir d’autres, désactivez-la puis réactivez-la.',
  twoFactorIsOff: 'La connexion en deux étapes est désactivée.',
  passkeys: 'Clés d’accès',
  passkeysFailed: 'Impossible de charger vos clés d’accès.',
  whatPasskeysAre:
    'Connectez-vous avec votre empreinte, votre visage ou le code d’un appareil, sans mot de passe.',
  cannotMakePasskeys: 'Ce navigateur ne peut pas créer de clés d’accès.',
  addPasskey: 'Ajouter une clé d’accès',
  passkeyName: 'Nom de la clé d’accès',
  passkeyNameHint: 'Comme l’appareil où elle se trouve : « Mon téléphone ».',
  passkeyAdded: 'Clé d’accès ajoutée.',
  passkeyRemoved: 'Clé d’accès retirée.',
  lastUsed: (when) => `Dernière utilisation : ${when}`,
  lastUsedFrom: (when, network) => `Dernière utilisation : ${when}, depuis ${network}`,
  notUsedYet: 'Pas encore utilisée',
  whereSignedIn: 'Où vous êtes connecté·e',
  sessionsFailed: 'Impossible de charger la liste de vos connexions.',
  thisDeviceFrom: (network) => `Cet appareil, depuis ${network}`,
  signOut: 'Déconnecter',
  signOutElsewhere: 'Déconnecter partout ailleurs',
  signedOutElsewhere: 'Vous êtes déconnecté·e partout ailleurs.',
  yourData: 'Vos données',
  yourDataHint:
    'Voyez qui les a consultées, téléchargez-les toutes, retirez votre consentement ou supprimez votre compte.',

  // Keeping a customer's days on their device
  keepTitle: 'Garder mes journées sur ce téléphone',
  keepMyDays: 'Garder mes journées',
  keepNothing: 'Ne rien garder',
  keeping: {
    yes: 'Aujourd’hui, votre plan et votre liste de courses s’ouvrent ici sans connexion, ainsi que les autres jours, messages, objectifs et mesures que vous avez ouverts, et votre profil. Toute personne pouvant déverrouiller cet appareil peut les lire. La déconnexion les supprime.',
    no: 'Seul ce qui n’est pas encore envoyé est gardé ici : Weekplate ne peut donc pas afficher vos journées sans connexion. Si vous êtes seul·e à utiliser cet appareil, il peut les garder jusqu’à la déconnexion.',
  },
  notReached: {
    text: 'Vos journées ne sont pas gardées sur cet appareil. Seul ce qui n’est pas encore envoyé est ici.',
    hint: 'Elles s’ouvriront dès que vous serez de nouveau en ligne. Pour les lire hors ligne la prochaine fois, activez « Garder mes journées sur ce téléphone » dans « Connexion et sécurité ». Ce qui attend est envoyé automatiquement.',
  },
  cleared: {
    text: 'Ce navigateur a effacé les journées qu’il gardait.',
    hint: 'Elles s’ouvriront dès que vous serez de nouveau en ligne et seront gardées ici. Les repas cochés qui n’étaient pas encore envoyés sont toujours là.',
  },
};
