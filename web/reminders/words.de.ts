import type { say as english } from './words.ts';

export const say: typeof english = {
  failedToFetch: 'Die Erinnerungen konnten nicht geladen werden.',
  failedToSave: 'Die Erinnerung konnte nicht gespeichert werden.',
  failedToDelete: 'Die Erinnerung konnte nicht gelöscht werden.',
  failedToResume: 'Die Erinnerung konnte nicht fortgesetzt werden.',
  failedToPause: 'Die Erinnerung konnte nicht pausiert werden.',
  wasDeleted: 'Sie wurde gelöscht.',
  deletedMeanwhile:
    'Sie wurde gelöscht. Deine Auswahl ist noch da. Speichere, um sie wieder anzulegen.',
  lead: (zone) =>
    `Wir erinnern dich zu den Zeiten, die du wählst (${zone}). Öffne Weekplate auf Reisen einmal vor Ort, dann gilt die Zeit dort.`,
  add: 'Erinnerung hinzufügen',
  added: 'Erinnerung hinzugefügt.',
  saved: 'Erinnerung gespeichert.',
  deleted: 'Erinnerung gelöscht.',
  editNamed: (name) => `${name} bearbeiten`,
  deleteNamed: (name) => `${name} löschen`,
  sureToDelete: 'Möchtest du diese Erinnerung wirklich löschen?',
  paused: 'Pausiert',
  next: (when) => `Nächste: ${when}`,
  dayAt: (day, time) => `${day} um ${time}`,
  todayAt: (time) => `heute um ${time}`,
  tomorrowAt: (time) => `morgen um ${time}`,

  newReminder: 'Neue Erinnerung',
  about: 'Woran?',
  saveFirst: 'Speichere zuerst diese oder brich ab.',
  deletedHere: 'Diese Erinnerung wurde gelöscht. Speichere, um sie wieder anzulegen.',
  outdated: 'Diese Erinnerung hat sich geändert. Gespeichert wird nur, was du hier änderst.',

  noneYet: 'Noch keine Erinnerungen',
  smallNudge:
    'Ein kleiner Anstoß hilft an vollen Tagen. Fang mit einer von diesen an oder wähle deine eigene Zeit.',
  everyEvening: (time) => `Jeden Abend um ${time} den Tag eintragen`,
  everyMorning: (time) => `Jeden Morgen um ${time} den Plan für heute ansehen`,

  noMailServer:
    'Diese Praxis hat noch keinen Mailserver, deshalb kommen Erinnerungen nicht per E-Mail. Du findest sie unter der Glocke.',
  refused: (day, email) =>
    `Unsere letzte Erinnerung am ${day} wurde von ${email} abgewiesen. Wenn das nicht deine Adresse ist, sag deiner Ernährungsberatung Bescheid. Die nächste versuchen wir trotzdem.`,
  confirmEmail: 'Bestätige deine E-Mail-Adresse, um Erinnerungen per E-Mail zu bekommen.',
};
