import type { say as english } from './words.ts';

export const say: typeof english = {
  failedToFetch: 'Impossible de charger les rappels.',
  failedToSave: 'Impossible d’enregistrer le rappel.',
  failedToDelete: 'Impossible de supprimer le rappel.',
  failedToResume: 'Impossible de réactiver le rappel.',
  failedToPause: 'Impossible de mettre le rappel en pause.',
  wasDeleted: 'Il a été supprimé.',
  deletedMeanwhile: 'Il a été supprimé. Vos choix sont encore là. Enregistrez pour le recréer.',
  lead: (zone) =>
    `Nous vous faisons signe aux heures que vous choisissez, à l’${zone}. En voyage, ouvrez Weekplate sur place pour passer à l’heure locale.`,
  add: 'Ajouter un rappel',
  added: 'Rappel ajouté.',
  saved: 'Rappel enregistré.',
  deleted: 'Rappel supprimé.',
  editNamed: (name) => `Modifier ${name}`,
  deleteNamed: (name) => `Supprimer ${name}`,
  sureToDelete: 'Voulez-vous vraiment supprimer ce rappel ?',
  paused: 'En pause',
  next: (when) => `Prochain : ${when}`,
  dayAt: (day, time) => `${day} à ${time}`,
  todayAt: (time) => `aujourd’hui à ${time}`,
  tomorrowAt: (time) => `demain à ${time}`,

  newReminder: 'Nouveau rappel',
  about: 'Sujet',
  saveFirst: 'Enregistrez d’abord celui-ci, ou annulez.',
  deletedHere: 'Ce rappel a été supprimé. Enregistrez pour le recréer.',
  outdated: 'Ce rappel a changé. Seules vos modifications ici sont enregistrées.',

  noneYet: 'Pas encore de rappel',
  smallNudge:
    'Un petit coup de pouce aide les jours chargés. Commencez par l’un de ceux-ci, ou choisissez votre heure.',
  everyEvening: (time) => `Chaque soir à ${time}, noter votre journée`,
  everyMorning: (time) => `Chaque matin à ${time}, regarder le plan du jour`,

  noMailServer:
    'Ce cabinet n’a pas encore de serveur de messagerie : les rappels ne peuvent pas arriver par e-mail. Vous les trouverez sous la cloche.',
  refused: (day, email) =>
    `Notre dernier rappel (${day}) a été refusé à l’adresse ${email}. Si ce n’est pas la vôtre, dites-le à votre diététicien·ne. Nous essaierons quand même le prochain.`,
  confirmEmail: 'Confirmez votre adresse e-mail pour recevoir les rappels par e-mail.',
};
