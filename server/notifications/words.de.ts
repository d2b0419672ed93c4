import type { say as english } from './words.ts';

export const say: typeof english = {
  deviceRemoved:
    'Dieses Gerät wurde von einem anderen aus entfernt. Schalte es hier wieder ein, wenn du hier benachrichtigt werden möchtest.',
  unknownPushService: 'Dieser Push-Dienst ist hier nicht bekannt.',
  chooseYours: (address) => `Benachrichtigungen auswählen:\n${address}`,
  stopThese: (address) => `Diese E-Mails ohne Anmeldung abstellen:\n${address}`,
  readItHere: (happened, address) => `${happened}. Hier kannst du es lesen:\n${address}`,
  newToday: 'Neu heute',
  dailySummary: 'Die tägliche Zusammenfassung per E-Mail',
  kinds: {
    'new-plan': {
      one: 'Du hast einen neuen Ernährungsplan',
      many: (count) => `${count} neue Ernährungspläne`,
      stopped: 'E-Mails zu neuen Ernährungsplänen',
    },
    'changed-meals': {
      one: 'Mahlzeiten in deinem Plan wurden geändert',
      many: (count) => `${count} Pläne mit geänderten Mahlzeiten`,
      stopped: 'E-Mails zu geänderten Mahlzeiten',
    },
    message: {
      one: 'Du hast eine neue Nachricht',
      many: (count) => `${count} neue Nachrichten`,
      stopped: 'E-Mails zu neuen Nachrichten',
    },
    'period-ending': {
      one: 'Deine Betreuung endet bald',
      many: (count) => `${count} Hinweise, dass deine Betreuung bald endet`,
      stopped: 'E-Mails zum Ende deiner Betreuung',
    },
    'goal-reached': {
      one: 'Du hast ein Ziel erreicht',
      many: (count) => `${count} erreichte Ziele`,
      stopped: 'E-Mails zu erreichten Zielen',
    },
    'goal-proposed': {
      one: 'Dir wurde ein Ziel vorgeschlagen',
      many: (count) => `${count} vorgeschlagene Ziele`,
      stopped: 'E-Mails zu vorgeschlagenen Zielen',
    },
    article: {
      one: 'Du hast etwas zum Lesen bekommen',
      many: (count) => `${count} Artikel zum Lesen`,
      stopped: 'E-Mails zu Artikeln zum Lesen',
    },
    questionnaire: {
      one: 'Du hast einen Fragebogen bekommen',
      many: (count) => `${count} Fragebögen zum Ausfüllen`,
      stopped: 'E-Mails zu Fragebögen',
    },
    reminder: {
      one: 'Hier ist deine Erinnerung',
      many: (count) => `${count} Erinnerungen`,
      stopped: 'E-Mails zu Erinnerungen',
    },
    appointment: {
      one: 'Ein Termin von dir wurde gebucht oder geändert',
      many: (count) => `${count} Änderungen an deinen Terminen`,
      stopped: 'E-Mails zu deinen Terminen',
    },
    'appointment-soon': {
      one: 'Du hast bald einen Termin',
      many: (count) => `${count} baldige Termine`,
      stopped: 'E-Mails vor Terminen',
    },
    question: {
      one: 'Jemand hat eine Frage gestellt',
      many: (count) => `${count} Fragen von Kund:innen`,
      stopped: 'E-Mails zu Fragen',
    },
    'day-note': {
      one: 'Jemand hat eine Notiz geschrieben',
      many: (count) => `${count} Notizen von Kund:innen`,
      stopped: 'E-Mails zu Notizen',
    },
    answers: {
      one: 'Jemand hat einen Fragebogen ausgefüllt',
      many: (count) => `${count} ausgefüllte Fragebögen`,
      stopped: 'E-Mails zu ausgefüllten Fragebögen',
    },
    'new-customer': {
      one: 'Du hast eine neue Kundin oder einen neuen Kunden',
      many: (count) => `${count} neue Kund:innen`,
      stopped: 'E-Mails zu neuen Kund:innen',
    },
    silent: {
      one: 'Jemand trägt nichts mehr ein',
      many: (count) => `${count} Kund:innen, die nichts mehr eintragen`,
      stopped: 'E-Mails zu Kund:innen, die nichts mehr eintragen',
    },
    'customer-period-ending': {
      one: 'Eine Betreuung endet bald',
      many: (count) => `${count} Kund:innen, deren Betreuung bald endet`,
      stopped: 'E-Mails zum Ende von Betreuungen',
    },
    'website-enquiry': {
      one: 'Jemand hat über die Website geschrieben',
      many: (count) => `${count} Anfragen über die Website`,
      stopped: 'E-Mails zu Anfragen',
    },
    'customer-appointment': {
      one: 'Jemand hat einen Termin gebucht oder geändert',
      many: (count) => `${count} geänderte Termine`,
      stopped: 'E-Mails zu Terminen von Kund:innen',
    },
    'customer-appointment-soon': {
      one: 'Bald ist ein Termin',
      many: (count) => `${count} baldige Termine`,
      stopped: 'E-Mails vor Terminen',
    },
  },
};
