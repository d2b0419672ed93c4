import { inDigits, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  messages: 'Messages',
  conversation: 'Conversation',
  loadFailed: 'Impossible de charger les messages.',
  backOnceOnline: 'Vos messages reviendront quand vous serez en ligne.',
  noMessages: {
    customer: {
      title: 'Posez toutes vos questions',
      text: 'Votre cabinet lit vos messages et y répond ici. Vous pouvez aussi poser une question à côté d’un repas, d’un jour ou d’une mesure.',
    },
    dietician: {
      title: 'Pas encore de message',
      text: 'Ce que vous écrivez ici est aussitôt visible par la personne, sous «\u202fMessages\u202f».',
    },
  },

  theCustomer: 'Client·e',
  takenBack: 'Ce message a été retiré.',
  takeBackFailed: 'Impossible de retirer le message.',
  read: 'Lu',
  aPicture: 'Une image',
  aFile: 'Un fichier',
  download: (name) => `Enregistrer ${name}`,
  savedReplies: 'Réponses enregistrées',
  stillBlank: (blanks) => `Reste à compléter\u202f: ${blanks}`,
  sendWithBlanks: 'Envoyer avec des blancs\u202f?',
  sendAnyway: 'Envoyer quand même',
  yourPicture: 'Votre image',
  pictureOf: (writer) => `Image de ${writer}`,
  pictureLost: 'Impossible d’afficher l’image.',
  aboutDay: (day) => `À propos du ${day}`,
  meal: 'Repas',

  ask: 'Demander',
  askAbout: (name) => `Poser une question sur ${name}`,
  askAboutAgain: (name, count, figure) =>
    plural(count, {
      one: `Poser une question sur ${name}, ${figure} message`,
      other: `Poser une question sur ${name}, ${figure} messages`,
    }),
  askYourDietician: 'Demander à votre diététicien·ne',
  sentToDietician: 'Envoyé. La réponse apparaîtra ici et sous «\u202fMessages\u202f».',
  aboutThisDay: 'À propos de ce jour',
  messagesAboutThisDay: 'Messages à propos de ce jour',
  answerKeys: 'R pour répondre, Ctrl+Entrée pour envoyer, Échap pour quitter le champ.',

  newMessage: 'Nouveau message',
  notAboutThis: 'Retirer le sujet',
  message: 'Message',
  placeholders: {
    customer: 'Écrivez à votre diététicien·ne',
    dietician: 'Écrivez une réponse',
  },
  charactersLeft: (count) =>
    plural(count, {
      one: `encore ${inDigits(count)} caractère`,
      other: `encore ${inDigits(count)} caractères`,
    }),
  charactersTooMany: (count) =>
    plural(count, {
      one: `${inDigits(count)} caractère de trop`,
      other: `${inDigits(count)} caractères de trop`,
    }),
  keepsNoDrafts:
    'Ce navigateur ne peut pas garder de brouillons. Envoyez avant de quitter cette page.',
  sendFailed: 'Votre message n’a pas été envoyé.',
  picture: 'Image ou PDF',
  addPicture: 'Ajouter une image ou PDF',
  uploading: 'Envoi en cours…',
  chosenPicture: 'Choisie pour ce message',
  attachFailed: 'L’ajout n’a pas réussi.',

  waitsForConnection:
    'Pas de connexion. Votre message est gardé ici et partira dès que vous serez en ligne.',
  waitsHere: 'Gardé sur cet appareil. Il partira automatiquement.',
  youNotSentYet: (time) => `Vous, ${time}, pas encore envoyé`,
  notSent: (why) => `Non envoyé\u00a0: ${why}`,
  tryAgain: 'Réessayer',

  suggestMeal: 'Proposer un repas',
  suggestedMeal: 'Repas proposé',
  dayOfMeal: 'Jour du repas',
  mealNumber: (number) => `Repas ${inDigits(number)}`,
  noSuchMeal: 'Ce repas n’est pas dans le plan de ce jour.',
  nothingPlanned: 'Rien de prévu',
  plannedNow: (dish) => `Actuellement\u00a0: ${dish}`,
  mealNotLoaded: 'Impossible de charger le repas actuel.',
  removeSuggestion: 'Retirer la proposition',
  was: 'Avant',
  suggested: 'Proposition',
  addToPlan: 'Ajouter au plan',
  addAsked: 'L’ajouter au plan\u202f?',
  addAnyway: 'Ajouter quand même',
  mealNotAdded: 'Le repas n’a pas été ajouté au plan.',
  mealAdded: 'Le repas est maintenant dans le plan.',
  inPlanSince: {
    customer: (at) => `Dans votre plan depuis le ${at}`,
    dietician: (at) => `Dans le plan depuis le ${at}`,
  },

  unread: ', {count} à lire',
  waiting: ', {count} en attente',

  inbox: 'Boîte de réception',
  inboxNotLoaded: 'Impossible de charger la boîte de réception.',
  boxes: 'Boîtes',
  archive: 'Archives',
  whoWaits: 'Personnes en attente',
  allWhoWait: 'Toutes les personnes en attente',
  waitingForAnswer: 'En attente d’une réponse',
  whose: 'De qui',
  forWhom: 'Pour {name}',
  nobodyWaits: 'Personne n’attend de réponse.',
  nobodyWaitsHint: 'Les questions et remarques de vos client·es arrivent ici.',
  noneOfMine:
    'Aucun·e de vos client·es n’est en attente. Choisissez «\u202fTous\u202f» pour voir les client·es de vos collègues.',
  nobodyOpened: 'Choisissez quelqu’un à gauche.',
  inboxKeys: 'J et K pour parcourir la liste, R pour répondre, E pour marquer comme traité.',
  justNow: 'à l’instant',
  minutes: (minutes) => `${inDigits(minutes)} min`,
  hours: (hours) => `${inDigits(hours)} h`,
  days: (days) => plural(days, { one: `${inDigits(days)} jour`, other: `${inDigits(days)} jours` }),
  countMessages: (count) =>
    plural(count, { one: `${inDigits(count)} message`, other: `${inDigits(count)} messages` }),
  countNotes: (count) =>
    plural(count, { one: `${inDigits(count)} remarque`, other: `${inDigits(count)} remarques` }),

  customerNotLoaded: 'Impossible de charger cette personne.',
  waitingNotLoaded: 'Impossible de charger les messages de cette personne.',
  noSuchCustomer: 'Cette personne n’existe pas.',
  noSuchCustomerHint:
    'Le lien est peut-être incomplet, le compte supprimé ou le consentement retiré.',
  noteOf: (day) => `Remarque du ${day}`,
  markAsRead: 'Marquer comme lue',
  noteFailed: 'Impossible de marquer la remarque comme lue.',
  assignedTo: 'Attribué·e à',
  unassigned: 'Non attribué·e',
  changeFailed: 'La modification n’a pas été enregistrée.',
  tomorrow: (day) => `Demain, ${day}`,
  monday: (day) => `Lundi, ${day}`,
  chooseDay: 'Choisir un jour',
  chooseLaterDay: 'Choisissez un jour à venir.',
  doNotSnooze: 'Ne pas reporter',
  snoozeUntil: 'Reporter au',
  until: (day) => `Jusqu’au ${day}`,
  snoozedUntil: (day) => `Reporté au ${day}.`,
  done: 'Traité',
  doneFailed: 'Impossible de marquer comme traité.',
  earlierWait:
    'Des messages précédents attendent une réponse. Lisez-les, puis choisissez à nouveau «\u202fTraité\u202f».',
  notAllSeen:
    'Vous n’avez pas encore vu tous les messages. Lisez-les, puis choisissez à nouveau «\u202fTraité\u202f».',
  nothingWaits: 'Plus rien en attente pour {name}.',
  undoFailed: 'Impossible d’annuler l’action.',
  messageSeveral: 'Écrire à plusieurs',
  searchAll: 'Rechercher dans toutes les conversations',
  foundMessages: 'Messages trouvés',
  searchFailed: 'Impossible de rechercher dans les conversations.',
  nothingFound: 'Aucun message ne contient ces mots.',
  searchedBackTo: (day) => `Recherche effectuée jusqu’au ${day}.`,
  searchFurther: 'Chercher plus loin',
  searchCustomers: 'Rechercher des client·es',
  whichCustomers: 'Quel·les client·es',
  standings: { active: 'Actifs', paused: 'En pause', expired: 'Terminés' },
  customersNotLoaded: 'Impossible de charger les client·es.',
  noCustomerFound: 'Aucun·e client·e ne correspond.',
  noCustomerYet:
    'Il n’y a encore personne ici. Invitez des client·es, ou choisissez « Tous » ci-dessus.',
  inviteCustomers: 'Inviter des client·es',
  chooseShown: (count) => `Choisir tout ce qui est affiché (${inDigits(count)})`,
  chooseNobody: 'Ne choisir personne',
  chosenCustomers: (count) =>
    plural(count, {
      one: `${inDigits(count)} client·e choisi·e`,
      other: `${inDigits(count)} client·es choisi·es`,
    }),
  atMostReceivers: (most) => `${inDigits(most)} client·es au maximum à la fois.`,
  writeMessage: 'Écrire le message',
  toCustomers: (count) =>
    plural(count, {
      one: `À ${inDigits(count)} client·e`,
      other: `À ${inDigits(count)} client·es`,
    }),
  eachAlone: 'Chacun·e le reçoit séparément. Personne ne voit qui d’autre l’a reçu.',
  example: 'Par exemple\u202f:',
  writeSomething: 'Écrivez d’abord quelque chose.',
  sentSoFar: (sent, all) => `Envoyé à ${inDigits(sent)} sur ${inDigits(all)}.`,
  notSentTo: 'Non envoyé à\u202f:',
  restNotSent: 'Le reste n’a pas été envoyé. Envoyez de nouveau pour continuer.',
  endSending: 'S’arrêter là',
  sendToCustomers: (count) =>
    plural(count, {
      one: `Envoyer à ${inDigits(count)} client·e`,
      other: `Envoyer à ${inDigits(count)} client·es`,
    }),
  sentToMany: (count) =>
    plural(count, {
      one: `Envoyé à ${inDigits(count)} client·e.`,
      other: `Envoyé à ${inDigits(count)} client·es.`,
    }),
  someHaveBlanks: 'Certains blancs ne peuvent pas être complétés',
  sendToOthers: 'Envoyer aux autres',
};
