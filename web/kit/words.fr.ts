import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  loading: 'Chargement',
  screenNotShown: 'Impossible d’afficher cet écran',
  allIsSafe:
    'Ce que vous avez enregistré est en sécurité, tout comme ce que vous étiez en train d’écrire. Recharger la page suffit en général.',
  browserSays: (failure) => `Message du navigateur : ${failure}`,
  loadAgain: 'Recharger',
  toFirstPage: 'Aller à l’accueil',
  close: 'Fermer',
  cancel: 'Annuler',
  notCopied: 'Non copié : copiez-le à la main',
  copied: 'Copié',
  partMissing:
    'Cette partie n’a pas pu être chargée. Rechargez la page une fois en ligne. Rien de ce que vous avez écrit n’est perdu.',
  noConnection: 'Pas de connexion',
  opensOnceOnline:
    'La connexion a été perdue avant le chargement de cet écran. Il s’ouvrira dès que vous serez de nouveau en ligne. Ce que vous avez écrit ailleurs est conservé dans ce navigateur.',
  dayPattern: 'AAAA-MM-JJ',
  openCalendar: 'Ouvrir le calendrier',
  tryAgain: 'Réessayer',
  youAreOffline: 'Vous êtes hors ligne.',
  backOnceOnline: 'Ce contenu reviendra quand vous serez en ligne.',
  offlineBackOnceOnline: 'Vous êtes hors ligne. Ce contenu reviendra quand vous serez en ligne.',
  updatesOnceOnline: 'La mise à jour se fera quand vous serez de nouveau en ligne.',
  offlineLogsKept: 'Hors ligne. Ce que vous notez est conservé et sera envoyé plus tard.',
  offlineTypedStays: 'Hors ligne. Ce que vous écrivez reste ici.',
  showTheirs: 'Voir l’autre version',
  keepMine: 'Garder la mienne',
  restored: 'Voici ce que vous aviez écrit la dernière fois sans l’enregistrer.',
  discardIt: 'Abandonner',
  cannotKeepDrafts:
    'Ce navigateur ne peut pas conserver de brouillons. Enregistrez avant de quitter cette page.',
  clear: 'Effacer',
  showMore: 'Afficher plus',
  restOnceOnline: 'La suite sera chargée quand vous serez de nouveau en ligne.',
  dismiss: 'Fermer le message',
  days: 'Jours',
  stripLegend:
    'Un carré par jour, aujourd’hui en dernier. Le remplissage indique combien de repas ont été pris ; gris : rien de noté',
  noneOfDay: 'rien',
  partOfDay: 'en partie',
  allOfDay: 'tout',
  lastDays: (days, full, partly, notLogged) =>
    `${inDigits(days)} derniers jours : ${inDigits(full)} en entier, ${inDigits(partly)} en partie, ${inDigits(notLogged)} sans saisie`,
  light: 'Clair',
  dark: 'Sombre',
  device: 'Appareil',
  appearance: 'Apparence',
};
