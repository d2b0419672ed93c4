import type { say as english } from './words.ts';

export const say: typeof english = {
  codesCannotBeChecked:
    'Les codes de votre application ne peuvent plus être vérifiés ici. Utilisez un code de secours ou adressez-vous à votre cabinet.',
  codeNotRight: 'Ce code est faux ou déjà utilisé. Attendez le suivant.',
  noPasswordHere: 'Ce compte n’a pas de mot de passe',
  invalidPassword: 'Mot de passe incorrect',
  googleAway:
    'Google est injoignable pour l’instant. Réessayez dans un moment ou utilisez votre mot de passe.',
  accountNotLinked:
    'Il existe un compte avec cette adresse, et Google n’a pas confirmé qu’elle est à vous. Connectez-vous avec votre mot de passe.',
  googleNotConfirmed:
    'Google n’a pas confirmé votre adresse. Ouvrez le lien qui la confirme, puis réessayez.',
  accountDisabled: 'Ce compte est désactivé. Adressez-vous à votre cabinet.',
  googleNotVerified: 'La réponse de Google n’a pas pu être vérifiée. Personne n’a été connecté.',
  googleStale:
    'Cette connexion a commencé il y a trop longtemps ou dans une autre fenêtre. Réessayez.',
  googleFailed: 'La connexion avec Google n’a pas fonctionné. Réessayez.',
  beginOnLogIn: 'Commencez sur la page de connexion de ce cabinet.',
  googleOff: 'Ce cabinet n’a pas activé la connexion avec Google.',
  signedIn: 'Vous êtes connecté·e.',
  toTheLogIn: 'Aller à la connexion',
  toTheDashboard: 'Aller au tableau de bord',
  tooManyTriesSeconds: (seconds) => `Trop d’essais. Réessayez dans ${seconds} s.`,
  tooManyTriesMinutes: (minutes) => `Trop d’essais. Réessayez dans ${minutes} min.`,
  linkUsedUp: 'Ce lien a déjà servi, est trop ancien ou est incomplet. Demandez-en un nouveau.',
  authenticatorThere: 'Vous avez déjà une application d’authentification.',
  secondFactorThere:
    'Vous avez déjà une deuxième étape. Déconnectez-vous, puis reconnectez-vous en l’utilisant.',
  confirmAddressFirst:
    'Confirmez d’abord votre adresse e-mail : connectez-vous avec votre mot de passe et demandez un nouveau lien.',
  passkeyNotVerified:
    'Cette clé d’accès n’a pas pu être vérifiée, ou n’est pas (ou plus) connue ici.',
  passkeysFromHere: 'Les clés d’accès ne fonctionnent que depuis une page de ce site.',
  notYourPassword: 'Ce n’est pas votre mot de passe.',
  sixDigits: 'Saisissez les six chiffres affichés par votre application, ou un code de secours.',
  googleAgain:
    'Déconnectez-vous, reconnectez-vous avec Google et revenez ici dans les dix minutes.',
  setUpYoursFirst:
    'Configurez d’abord la connexion en deux étapes pour vous-même, dans « Connexion et sécurité ».',
  setUpLinkUsedUp:
    'Ce lien d’installation a déjà servi ou est trop ancien. Redémarrez le serveur pour en obtenir un nouveau.',
  addressTaken: 'Cette adresse a déjà un compte. Utilisez-en une autre.',
  invalidEmailOrPassword: 'E-mail ou mot de passe incorrect',
  emailNotVerified: 'E-mail non confirmé',
  userExists: 'Ce compte existe déjà. Utilisez un autre e-mail.',
  forInvitedAddress:
    'Cette invitation est pour une autre adresse. Inscrivez-vous avec celle qui l’a reçue.',
  forCustomers: 'C’est une adresse du cabinet. Les invitations sont pour les client·es.',
  invitationUsedUp:
    'Cette invitation a déjà servi, a expiré ou est incomplète. Demandez-en une autre à votre diététicien·ne, ou créez un compte sans elle.',
  linkUsedLogIn: 'Ce lien a déjà servi et l’adresse est confirmée. Connectez-vous.',
  anotherBrowser:
    'Vous avez ouvert ce lien dans un autre navigateur que celui de l’inscription. Saisissez le mot de passe que vous y avez choisi.',
  notItsPassword: 'Ce n’est pas le mot de passe du compte.',
  stop: {
    button: 'Arrêter ces e-mails',
    ask: 'Arrêter ces e-mails ?',
    willSendNoMore: (practice) =>
      `${practice} n’en enverra plus. Vos autres e-mails restent inchangés.`,
    stopped: 'Ces e-mails sont arrêtés',
    sendsNoMore: (practice) => `${practice} n’en envoie plus. Vous pouvez les réactiver.`,
    stopsNothing: 'Ce lien ne fonctionne pas',
    notComplete:
      'Il est incomplet, ou le compte n’existe plus. Ouvrez-le à nouveau depuis l’e-mail.',
    tooManyTries: 'Trop d’essais',
    waitFiveMinutes:
      'Trop de liens qui n’arrêtent rien ont été ouverts d’ici. Attendez cinq minutes, puis ouvrez le vôtre depuis l’e-mail.',
    manageNotifications: 'Pour gérer vos e-mails, connectez-vous et ouvrez « Notifications ».',
    manageReminders: 'Gérer vos rappels',
  },
  withGoogle: 'Se connecter avec Google',
};
