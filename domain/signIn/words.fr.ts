import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  enterEmail: 'Indiquez votre adresse e-mail.',
  enterValidEmail: 'Indiquez une adresse e-mail valide, comme nom@example.org.',
  enterPassword: 'Choisissez un mot de passe.',
  passwordTooShort: (min) => `Utilisez au moins ${inDigits(min)} caractères.`,
  passwordEasy: 'C’est facile à deviner. Prenez trois ou quatre mots dont vous vous souviendrez.',
  passwordsDiffer: 'Les mots de passe ne correspondent pas.',
  enterYourPassword: 'Indiquez votre mot de passe.',
  linkIncomplete: 'Ce lien n’est pas complet.',
  enterSixDigits: 'Indiquez les six chiffres affichés par votre application.',
  enterSixDigitsOrRecovery:
    'Indiquez les six chiffres affichés par votre application, ou un code de secours.',
  beginWithNewKey: 'Recommencez avec une nouvelle clé.',
  namePasskey: 'Donnez un nom à la clé d’accès, par exemple celui de l’appareil.',
  cancelled: 'La connexion a été annulée.',
  agreement:
    'J’accepte que mon cabinet conserve et utilise mes données de santé pour mon suivi, comme l’indique la {policy}.',
  privacyPolicy: 'Politique de confidentialité',
  agreementNeeded:
    'Cochez cette case si vous êtes d’accord. Sans cela, le cabinet ne peut pas assurer votre suivi.',
  policyChanged:
    'Le cabinet vient de modifier sa Politique de confidentialité. Relisez-la, puis cochez cette case si vous êtes d’accord.',
  consentNeeded:
    'Vous n’avez pas encore accepté que le cabinet conserve et utilise vos données de santé. Acceptez d’abord ; rien n’est perdu.',
  consentWithdrawn:
    'Cette personne a retiré son consentement. Personne au cabinet ne peut ouvrir ni modifier ses données de santé tant qu’elle n’a pas accepté de nouveau.',
  browserOn: (browser, system) => `${browser} sur ${system}`,
  someBrowserOn: (system) => `Un navigateur sur ${system}`,
  aMac: 'un Mac',
  unknownDevice: 'Un appareil inconnu',
  thisComputer: 'cet ordinateur',
};
