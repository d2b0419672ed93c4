import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  invitations: 'Invitations',
  allCustomers: 'Toute la clientèle',
  failedToLoad: 'Impossible de charger les invitations.',
  inviteCustomers: 'Inviter des client·es',
  theyAreAssignedToYou:
    'Chaque personne crée son propre compte et vous est attribuée, avec sa période de suivi.',
  theyAreAssignedToFirst:
    'Chaque personne crée son propre compte, avec sa période de suivi. L’équipe la confie d’abord à la personne qui y exerce depuis le plus longtemps ; vous pourrez en choisir une autre.',
  noMailServer:
    'Ce cabinet ne peut pas envoyer d’e-mails. Weekplate crée un lien pour chaque personne : copiez-le et transmettez-le.',
  howToInvite: 'Comment inviter',
  byEmail: 'Par e-mail',
  byLink: 'Par lien',
  fromAList: 'Depuis une liste',
  restored: 'Voici ce que vous aviez écrit la dernière fois sans l’envoyer.',
  cannotKeepDrafts:
    'Ce navigateur ne peut pas garder de brouillons. Envoyez avant de quitter cette page.',

  coachingPeriod: 'Période de suivi',
  startDate: 'Date de début',
  endDate: 'Date de fin',
  lineFromYou: 'Un mot de votre part',
  lineHint:
    'Il est ajouté à l’e-mail, qui dit sinon seulement que vous invitez la personne. N’écrivez rien sur sa santé.',
  sendInvitations: 'Envoyer les invitations',
  makeLinks: 'Créer les liens',
  failedToInvite: 'Impossible d’inviter.',
  nobodyWasInvited: 'Personne n’a été invité.',
  invitationsOnTheWay: (count) =>
    numbered(count, { one: '1 invitation est en route.', other: '# invitations sont en route.' }),
  linksMade: (count) =>
    numbered(count, {
      one: '1 lien créé. Copiez-le ci-dessous et transmettez-le.',
      other: '# liens créés. Copiez-les ci-dessous et transmettez-les.',
    }),
  notInvitedCount: (count) => `Personnes non invitées (${inDigits(count)}) :`,
  refused: (email, why) => `${email} : ${why}`,

  inviteByEmail: 'Inviter par e-mail',
  emailAddresses: 'Adresses e-mail',
  onePersonALine:
    'Une personne par ligne. Son nom peut figurer à côté : Lena Roth lena@example.org',
  sameForAll: 'La même pour tout le monde ; vous pouvez la laisser vide pour l’instant.',
  line: (line, why) => `Ligne ${inDigits(line)} : ${why}`,

  inviteByLink: 'Inviter par lien',
  nameHint: 'À qui le lien est destiné. La personne peut choisir un autre nom.',
  periodMayBeEmpty: 'Vous pouvez laisser ceci vide pour l’instant.',
  howLinksWork: (days, people) =>
    `Un lien est valable ${inDigits(days)} jours. Celui d’une personne sert une fois ; celui pour tout le monde sert à ${inDigits(people)} personnes et remplace le précédent.`,
  makeLinkForEverybody: 'Créer un lien pour tout le monde',
  makeLink: 'Créer un lien',
  failedToMakeLink: 'Impossible de créer le lien.',
  linkMade: 'Créé : {name}. Ne le donnez qu’à la personne concernée.',
  copyLink: 'Copier le lien',
  share: 'Partager',

  aboutLists: (people, send) =>
    `Un tableau avec une colonne d’adresses e-mail et, si vous voulez, le nom, le début et la fin du suivi ; ${inDigits(people)} personnes au plus à la fois. Il est lu ici ; rien ne quitte cette page avant que vous ne choisissiez « ${send} ».`,
  csvFile: 'Fichier CSV',
  pasteRows: 'Ou collez les lignes ici',
  forThoseWithoutDates: 'Pour les personnes sans dates dans la liste.',
  tooLarge: 'C’est trop volumineux pour une liste de personnes. Envoyez-la en plusieurs fois.',
  notCsv:
    'Ce n’est pas un fichier CSV. Dans votre tableur, choisissez « Enregistrer sous », puis « CSV UTF-8 ».',
  noEmailColumn:
    'Aucune colonne d’adresses e-mail trouvée. Nommez-la « E-mail » dans la première ligne.',
  beginsLikeFormula: 'Le nom commence comme une formule de tableur. Écrivez-le sans ce signe.',
  unreadableDate: 'Cette date est illisible. Écrivez-la ainsi : 2026-12-31.',
  sameAddressInRow: (row) => `Cette adresse figure déjà à la ligne ${inDigits(row)}.`,
  columns: {
    email: 'e-mail',
    name: 'nom complet',
    firstName: 'prénom',
    lastName: 'nom de famille',
    start: 'début',
    end: 'fin',
  },
  columnFrom: (column, heading) => `${column} dans « ${heading} »`,
  read: (columns) => `Lu : ${columns.join(', ')}.`,
  notRead: (headings) => `Non lu : ${headings.map((heading) => `« ${heading} »`).join(', ')}.`,
  column: (place) => `colonne ${inDigits(place)}`,
  willBeInvitedCount: (count) =>
    numbered(count, { one: '# personne sera invitée', other: '# personnes seront invitées' }),
  andNot: (count) => numbered(count, { one: ', # ne le sera pas', other: ', # ne le seront pas' }),
  andCannotBeRead: (count) =>
    numbered(count, { one: ', 1 ligne est illisible', other: ', # lignes sont illisibles' }),
  moreInTheList: (most, more) =>
    plural(more, {
      one: `${inDigits(most)} personnes au plus à la fois. Il y en a encore une dans la liste : invitez-la ensuite.`,
      other: `${inDigits(most)} personnes au plus à la fois. Il y en a encore ${inDigits(more)} dans la liste : invitez-les ensuite.`,
    }),
  willBeInvited: 'Personnes à inviter',
  notInvited: 'Personnes non invitées',
  row: (row, why) => `Ligne ${inDigits(row)} : ${why}`,
  period: (start, end) => `du ${start} au ${end}`,

  whoWasInvited: 'Personnes invitées',
  nobodyYet: 'Pas encore d’invitation',
  nobodyYetHint:
    'Les personnes invitées figurent ici jusqu’à leur inscription. Elles vous sont attribuées, avec leur période de suivi.',
  linkForEverybody: 'Lien pour tout le monde',
  linkForOnePerson: 'Lien pour une personne',
  somebody: 'Quelqu’un',
  states: {
    waiting: 'En route',
    sent: 'Envoyée',
    failed: 'Non distribuée',
    open: 'En cours',
    used: 'Utilisée',
    revoked: 'Révoquée',
    ended: 'Terminée',
    expired: 'Expirée',
  },
  haveSignedUp: (uses, most) =>
    `${numbered(uses, { one: '# inscription', other: '# inscriptions' })} sur ${inDigits(most)}`,
  nobodySignedUp: 'aucune inscription avec ce lien',
  dieticianHasLeft: 'l’auteur·e de l’invitation a quitté le cabinet',
  goodUntil: (day) => `valable jusqu’au ${day}`,
  coaching: (start, end) => `Suivi du ${start} au ${end}`,
  madeBy: (at, dietician) => `${at}, par ${dietician}`,
  again: { newLink: 'Créer un nouveau lien', mail: 'Envoyer par e-mail', mailAgain: 'Renvoyer' },
  againNamed: {
    newLink: (name) => `Créer un nouveau lien pour ${name}`,
    mail: (name) => `Envoyer par e-mail l’invitation pour ${name}`,
    mailAgain: (name) => `Renvoyer l’invitation pour ${name}`,
  },
  copyLinkOf: (name) => `Copier le lien pour ${name}`,
  onItsWay: 'C’est en route.',
  newLinkMade: 'Lien créé. Copiez-le ici.',
  failedToRenew: 'Impossible de renouveler l’invitation.',
  revoke: 'Révoquer',
  revokeInvitationOf: (name) => `Révoquer l’invitation pour ${name}`,
  revokeHint:
    'Le lien ne fonctionne plus, et le nom et l’adresse sont supprimés ici. Vous pouvez réinviter cette personne à tout moment.',
  invitationRevoked: 'Invitation révoquée.',
  failedToRevoke: 'Impossible de révoquer l’invitation.',
  linkCopied: 'Lien copié.',
  copyRefused: 'Votre navigateur ne permet pas de copier ici. Créez un nouveau lien pour le voir.',
};
