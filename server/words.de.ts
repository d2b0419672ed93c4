import type { say as english } from './words.ts';

export const say: typeof english = {
  things: {
    articles: 'Artikel',
    appointments: 'Termine',
    appointmentList: 'Liste aller Termine',
    appointmentHours: 'Zeiten für Termine',
    attentionList: 'Liste „Wer dich braucht“',
    attention: 'Zurückstellung oder Schwellenwerte auf „Heute“',
    attentionRules: 'Regeln für „Wer dich braucht“',
    record: 'Zugriffsprotokoll',
    calendarLink: 'Kalender-Link',
    coachingPeriod: 'Betreuungszeitraum',
    assignment: 'zuständige Ernährungsberatung',
    messages: 'Nachrichten',
    messagePictures: 'Bilder in Nachrichten',
    waiting: 'offene Fragen',
    allWaiting: 'offene Fragen aller Kund:innen',
    customerList: 'Liste aller Kund:innen',
    overview: 'Übersicht',
    notes: 'private Notizen',
    dayNotes: 'Notizen zu Tagen',
    foods: 'Lebensmittel der Praxis',
    foodTargets: 'Zielwerte für das Essen eines Tages',
    goals: 'Ziele',
    riskyGoals: 'Ziele, davon eines außerhalb sicherer Grenzen, mit Begründung',
    picture: 'Bild',
    invitations: 'Einladungen',
    measurements: 'Messwerte',
    hiddenNumbers: 'Wahl, Zahlen auszublenden',
    planLibrary: 'Bibliothek der Pläne',
    plans: 'Ernährungspläne',
    markedPlans: 'Ernährungspläne mit markierten Mahlzeiten',
    savedPlans: 'gespeicherte Pläne',
    practice: 'Einstellungen der Praxis',
    profile: 'Profil',
    questionnaires: 'Fragebögen',
    questionnaireAnswers: 'Antworten auf Fragebögen',
    days: 'eingetragene Tage',
    mealPhotos: 'Fotos von Mahlzeiten',
    account: 'Konto',
    colleagues: 'Kolleg:innen',
    signInRule: 'Regel zur Anmeldung in zwei Schritten',
    savedReplies: 'gespeicherte Antworten',
    messageFiles: 'Dateien in Nachrichten',
    allMessages: 'Suche in allen Nachrichten',
    visitTemplate: 'Überschriften der Gesprächsprotokolle',
    visits: 'private Notizen zu Gesprächen',
    allData: 'alle Daten der Praxis',
  },
  did: {
    allData: {
      reads: {
        toYou: 'hat alle Daten der Praxis heruntergeladen, deine eingeschlossen',
        to: 'hat alle Daten der Praxis heruntergeladen',
      },
    },
    appointment: {
      changes: {
        toYou: 'hat deinen Termin gebucht, verschoben oder abgesagt',
        to: 'hat einen Termin gebucht, verschoben oder abgesagt von',
      },
    },
    articleLink: {
      reads: {
        toYou: 'hat die Artikel angesehen, die du bekommen hast',
        to: 'hat angesehen: Artikel für',
      },
      changes: {
        toYou: 'hat dir einen Artikel gegeben',
        to: 'hat einen Artikel gegeben an',
      },
      deletes: {
        toYou: 'hat einen Artikel von dir zurückgenommen',
        to: 'hat einen Artikel zurückgenommen von',
      },
    },
    sentQuestionnaire: {
      changes: {
        toYou: 'hat dir einen Fragebogen geschickt',
        to: 'hat einen Fragebogen geschickt an',
      },
      deletes: {
        toYou: 'hat einen Fragebogen von dir zurückgenommen',
        to: 'hat einen Fragebogen zurückgenommen von',
      },
    },
    articleRead: {
      reads: {
        toYou: 'hat angesehen, welche Artikel du gelesen hast',
        to: 'hat angesehen: gelesene Artikel von',
      },
    },
    assignment: {
      changes: {
        toYou: 'hat bestimmt, wer dich berät',
        to: 'hat die Ernährungsberatung bestimmt für',
      },
    },
    message: {
      changes: {
        toYou: 'hat dir eine Nachricht geschrieben',
        to: 'hat eine Nachricht geschrieben an',
      },
      deletes: {
        toYou: 'hat eine Nachricht an dich zurückgenommen',
        to: 'hat eine Nachricht zurückgenommen an',
      },
    },
    messageFile: {
      changes: {
        toYou: 'hat einer Nachricht an dich eine Datei beigelegt',
        to: 'hat eine Datei beigelegt in einer Nachricht an',
      },
    },
    messagePicture: {
      changes: {
        toYou: 'hat einer Nachricht an dich ein Bild hinzugefügt',
        to: 'hat ein Bild hinzugefügt zu einer Nachricht an',
      },
    },
    goalProposal: {
      changes: {
        toYou: 'hat dir ein Ziel vorgeschlagen',
        to: 'hat ein Ziel vorgeschlagen für',
      },
    },
    measurement: {
      changes: {
        toYou: 'hat deine Messwerte eingetragen',
        to: 'hat Messwerte eingetragen von',
      },
      deletes: {
        toYou: 'hat einen deiner Messwerte gelöscht',
        to: 'hat einen Messwert gelöscht von',
      },
    },
    dietPlan: {
      changes: {
        toYou: 'hat deinen Ernährungsplan geschrieben oder geändert',
        to: 'hat den Ernährungsplan geschrieben oder geändert von',
      },
      deletes: {
        toYou: 'hat einen deiner Ernährungspläne gelöscht',
        to: 'hat einen Ernährungsplan gelöscht von',
      },
    },
    markedPlan: {
      changes: {
        toYou: 'hat trotz Warnungen einen Ernährungsplan für dich hochgeladen',
        to: 'hat trotz Warnungen einen Ernährungsplan hochgeladen für',
      },
    },
  },
  copied: {
    appointment: 'deine Termine: wann, wo, mit wem, und warum einer abgesagt wurde',
    articleLink: 'Artikel, die du von deiner Ernährungsberatung bekommen hast',
    sentQuestionnaire: 'die Fragebögen, die du bekommen hast, wie sie damals waren',
    questionnaireAnswer: 'deine Antworten darauf, mit den Worten jeder Frage',
    articleRead: 'welche Artikel du wann gelesen hast',
    auditEntry: 'wer aus der Praxis wann etwas davon angesehen oder geändert hat',
    calendarFeed:
      'seit wann dein Kalender deine Mahlzeiten abrufen darf; der Link steht in keiner dieser Dateien',
    coachingPeriod: 'wann du beraten wirst',
    message: 'die Nachrichten zwischen dir und deiner Praxis, und worum es ging',
    messageFile: 'die Dateien dieser Nachrichten, sie liegen im Ordner pictures',
    messagePicture: 'die Bilder dieser Nachrichten; sie liegen im Ordner pictures',
    goal: 'deine Ziele, und wer sie gesetzt hat',
    goalChange: 'wie deine Ziele vor Änderungen waren, und wann das war',
    goalHabitDay: 'wie oft du an jedem Tag getan hast, was du dir vorgenommen hast',
    profileImage: 'dein Bild; es liegt im Ordner pictures',
    invitation:
      'die Einladung, mit der du gekommen bist: von wem, wann und mit welchen Worten an dich',
    measurement: 'was bei dir gemessen wurde: der Wert wie eingegeben und in SI-Einheiten',
    measurementChange:
      'wie deine Messwerte waren, bevor sie korrigiert oder gelöscht wurden, und wann das war',
    pushDevice: 'die Geräte, auf denen du Benachrichtigungen bekommst, und seit wann',
    notification: 'was dir mitgeteilt wurde, und wann du es gelesen hast',
    notificationSetting: 'deine Ruhezeiten, und wann E-Mails gesammelt kommen',
    notificationChoice: 'worüber du auf welchem Weg informiert werden möchtest',
    dietPlan: 'deine Ernährungspläne',
    dietPlanVersion: 'wie diese Pläne waren, bevor sie geändert oder gelöscht wurden',
    savedDietPlan: 'Kopien von Plänen, die deine Ernährungsberatung für dich aufbewahrt',
    customerProfile: 'dein Profil',
    chosenAllergens: 'Allergene, die deine Ernährungsberatung für dich ausgewählt hat',
    foodTarget: 'was ein Tag von dir enthalten soll',
    dailyProgress: 'die Tage, die du eingetragen hast, mit den damals geplanten Mahlzeiten',
    answerPhoto: 'die Fotos in deinen Antworten; sie liegen im Ordner pictures',
    mealPhoto: 'die Fotos deiner Mahlzeiten; sie liegen im Ordner pictures',
    reminder: 'woran du wann erinnert wirst',
    accountDeletion: 'ob du um die Löschung deines Kontos gebeten hast',
    consent: 'wann du welchem Datenschutztext zugestimmt und wann du das widerrufen hast',
    user: 'dein Konto: Name, E-Mail-Adresse, ob es Erinnerungen ablehnt, Zeitzone',
    account: 'wie du dich anmeldest; dein Passwort selbst steht in keiner dieser Dateien',
    session: 'wo du angemeldet bist',
    authenticator:
      'seit wann eine Authenticator-App Codes für dich erzeugt; ihr Schlüssel steht nicht hier',
    passkey: 'deine Passkeys: Namen, öffentliche Hälften und letzte Nutzung',
  },
  full: {
    anything: 'Hier ist kein Platz mehr. Lösche zuerst, was du nicht mehr brauchst.',
    messages: 'Für weitere Nachrichten ist kein Platz. Frag deine Praxis, wie es weitergeht.',
    messageFiles:
      'In diesen Nachrichten ist für weitere Dateien kein Platz. Schick die Nachricht ohne Datei.',
    messagePictures: 'Für weitere Bilder ist kein Platz. Schick die Nachricht ohne Bild.',
    goals: 'Für weitere Ziele ist kein Platz. Ändere eines, das es schon gibt.',
    goalChanges: 'Für weitere Änderungen an Zielen ist kein Platz. Lass dieses, wie es ist.',
    measurementChanges:
      'Für weitere Korrekturen ist kein Platz. Trag stattdessen einen neuen Wert ein.',
    devices: (most) => `Es gibt schon ${most} Geräte, mehr gehen nicht. Entferne zuerst eines.`,
    plans: 'Für weitere Pläne ist kein Platz. Lösche einen, den niemand mehr braucht.',
    planVersions:
      'Für weitere Änderungen an Plänen ist kein Platz. Lade stattdessen einen neuen Plan hoch.',
    passkeys: (most) => `Mehr als ${most} Passkeys gehen nicht. Entferne zuerst einen.`,
    sessions:
      'Du bist auf zu vielen Geräten angemeldet. Setz dein Passwort zurück, um dich überall abzumelden.',
    appointments: 'Für weitere Termine ist kein Platz. Frag deine Praxis, wie es weitergeht.',
    visitChanges: 'Für weitere Änderungen ist kein Platz. Schreib stattdessen eine neue Notiz.',
  },
  invitation: {
    subject: (practice) => `Eine Einladung von ${practice}`,
    text: ({ practice, dietician, name, line, link, days }) =>
      `Hallo${name && ` ${name}`},\n\n${dietician} lädt dich zur Ernährungsberatung bei ${practice} ein.\n${line && `\n${line}\n`}\nÖffne diesen Link innerhalb von ${days} Tagen, um dein Konto anzulegen:\n${link}\n\nDer Link ist nur für dich, bitte gib ihn nicht weiter. Wenn du die Praxis nicht kennst, kannst du diese E-Mail ignorieren.\n`,
    toColleague: ({ practice, dietician, as, link, days }) =>
      `Hallo,\n\n${dietician} lädt dich ein, bei ${practice} mit Weekplate zu arbeiten, ${as}.\n\nÖffne diesen Link innerhalb von ${days} Tagen, um dein Konto anzulegen:\n${link}\n\nDer Link ist nur für dich, bitte gib ihn nicht weiter. Wenn du die Praxis nicht kennst, kannst du diese E-Mail ignorieren.\n`,
  },
  letters: {
    verification: {
      subject: (practice) => `Bestätige deine E-Mail-Adresse für ${practice}`,
      text: (practice, link) =>
        `Mit dieser Adresse wurde ein Konto bei ${practice} angelegt.\n\nBitte bestätige deine Adresse und öffne dazu innerhalb eines Tages diesen Link:\n${link}\n\nDas warst nicht du? Dann ignoriere diese E-Mail. Die Adresse bleibt unbestätigt und niemand kommt hinein.\n`,
    },
    'password-reset': {
      subject: (practice) => `Wähle ein neues Passwort für ${practice}`,
      text: (practice, link) =>
        `Jemand hat ein neues Passwort für dein Konto bei ${practice} angefordert.\n\nÖffne innerhalb einer Stunde diesen Link und wähle eines:\n${link}\n\nDas warst nicht du? Dann ignoriere diese E-Mail. Dein Passwort bleibt gleich.\n`,
    },
    'existing-account': {
      subject: (practice) => `Du hast schon ein Konto bei ${practice}`,
      text: (practice, link) =>
        `Jemand wollte sich bei ${practice} mit dieser Adresse registrieren, aber dafür gibt es schon ein Konto.\n\nMelde dich hier an:\n${link}\n\nPasswort vergessen? Wähle dort „Passwort vergessen“. Das warst nicht du? Dann ignoriere diese E-Mail.\n`,
    },
  },
  reminder: {
    day: {
      subject: 'Zeit, deinen Tag einzutragen',
      text: 'Zeit, deinen Tag einzutragen. Es dauert zwei Minuten:',
    },
    plan: {
      subject: 'Zeit, auf deinen Plan zu schauen',
      text: 'Zeit, auf deinen Plan zu schauen:',
    },
    water: {
      subject: 'Zeit für ein Glas Wasser',
      text: 'Zeit für ein Glas Wasser. Trag es bei deinem Tag ein:',
    },
  },
  reminderEnd: (practice, settings, stop) =>
    `Diese Erinnerung hast du bei ${practice} eingestellt. Erinnerungen ändern:\n${settings}\n\nErinnerung ohne Anmeldung abstellen:\n${stop}\n`,
  contact: {
    subject: (name) => `Nachricht von ${name}`,
    end: (name, email) =>
      `${name}, ${email}, über das Kontaktformular deiner Praxis. Die Adresse wurde nicht geprüft.\nDie Nachricht steht auch unter „Website-Anfragen“ und lässt sich dort archivieren. Antworte einfach auf diese E-Mail.\n`,
    trapFilledIn:
      'Dein Browser hat ein unsichtbares Feld ausgefüllt, wie es Programme tun. Dein Text ist noch da: Tippe bitte noch einmal auf „Nachricht senden“.',
    labels: {
      name: 'Name',
      email: 'E-Mail',
      message: 'Nachricht',
      website: 'Ein unsichtbares Feld',
    },
    thankYou: 'Danke',
    arrived: 'Deine Nachricht ist angekommen. Die Praxis antwortet per E-Mail.',
    notSentYet: 'Noch nicht gesendet',
    send: 'Nachricht senden',
  },
  meals: 'Mahlzeiten',
  columns: {
    name: 'Name',
    email: 'E-Mail',
    status: 'Status',
    days: 'Eingetragene Tage der letzten 14',
    lastLogged: 'Letzter Eintrag',
    adherence: 'Nach Plan gegessen %',
    weightChange: 'Gewichtsänderung kg',
    planUntil: 'Plan bis',
    periodStart: 'Betreuung von',
    periodEnd: 'Betreuung bis',
    dietician: 'Ernährungsberater:in',
    lastVisit: 'Letztes Gespräch',
    tags: 'Schlagwörter',
  },
  consentWithdrawn: 'Einwilligung widerrufen',
  minutesToRead: (minutes) => `${minutes} Min. Lesezeit`,
  thePractice: 'Die Praxis',
  closedInDemo: 'In der öffentlichen Demo ist das ausgeschaltet.',
  cannotBeDone: 'Das geht hier nicht.',
  noSuchPlan: 'Diesen Plan gibt es bei dieser Person nicht mehr.',
  dayIsOver: 'Dieser Tag ist vorbei. Wähle heute oder einen kommenden.',
  noDietician: 'Diese Person berät nicht in dieser Praxis. Wähle jemand anderen.',
  fileGone: 'Diese Datei gibt es nicht mehr. Wähle sie noch einmal aus.',
  notAPdf:
    'Nur PDF-Dateien können gesendet werden. Speichere sie als PDF und versuch es noch einmal.',
  pdfLocked: 'Dieses PDF hat ein Passwort und kann nicht geprüft werden. Speichere es ohne.',
  pdfHarmful:
    'Dieses PDF enthält Skripte, Formulare, die senden, oder weitere Dateien. Drucke es in ein neues PDF und sende das.',
  pdfUnread:
    'Dieses PDF ist so aufgebaut, dass es sich nicht prüfen lässt. Drucke es in ein neues PDF und sende das.',
  pictureGone: 'Dieses Bild ist nicht mehr da. Wähle es noch einmal.',
  onlyDieticianSends: 'Das können nur Ernährungsberater:innen senden.',
  dayAhead: 'Wähle einen Tag in der Zukunft, innerhalb eines Jahres.',
  noSuchMeal: 'Diese Mahlzeit gibt es an diesem Tag nicht mehr.',
  measurementGone: 'Diesen Messwert gibt es nicht mehr.',
  nameWithALetter: 'Gib einen Namen mit mindestens einem Buchstaben ein.',
  hasThatFood: (name) => `Deine Praxis hat schon „${name}“. Ändere diesen Eintrag.`,
  foodsFull: (most) =>
    `Deine Praxis hat ${most} davon, mehr gehen nicht. Entferne zuerst einen Eintrag.`,
  noSuchKind: 'Diese Art gibt es nicht.',
  ofTheLastSevenDays: 'Bitte einen der letzten sieben Tage.',
  fileTooLarge: (most) => `Diese Datei ist größer als ${most} MB. Wähle eine kleinere.`,
  fileCutOff: 'Die Datei kam nicht ganz an. Versuch es noch einmal.',
  pictureCutOff: 'Das Bild kam nicht ganz an. Versuch es noch einmal.',
  manyPictures: 'Gerade kommen viele Bilder an. Versuch es gleich noch einmal.',
  proveForAllData:
    'Bestätige in den Einstellungen der Praxis noch einmal, dass du es bist. Lade die Datei dann herunter.',
  picturesAway:
    'Bilder sind gerade nicht erreichbar. Es wurde nichts geändert; versuch es gleich noch einmal.',
  linkNotMailed: 'Dieser Link wird nicht per E-Mail verschickt.',
  onlyTheWriter: 'Ändern oder löschen kann das nur, wer es eingetragen hat.',
  kindNotOffered: 'Diese Art gibt es hier nicht. Wähle eine andere.',
  numbersHidden:
    'Zahlen sind bei dir ausgeblendet, und diese Datei besteht daraus. Blende sie zuerst ein.',
  ofAnotherDay: 'Das gehört zu einem anderen Tag.',
  thereIsAlready: (name) => `„${name}“ gibt es schon.`,
  kindsFull: (most, ever) =>
    `Es gibt höchstens ${most} eigene Arten, ${ever} mit denen, die nicht mehr angeboten werden. Biete eine nicht mehr an oder benenne sie um.`,
  dayFull: (most, day) => `An einem Tag haben ${most} dieser Art Platz. Lass am ${day} einige weg.`,
  noSuchVersion: 'Diese Version gibt es noch nicht.',
  notAVersion: 'Das ist keine Version.',
  bothFromAndTo: 'Gib Anfang und Ende an.',
  mostDays: (most) => `Höchstens ${most} Tage, der erste vor dem letzten.`,
  noteChanged: 'Diese Notiz wurde inzwischen geändert. Sieh sie dir noch einmal an.',
  copyReadme: (who, at, files) => `Alles, was über ${who} gespeichert ist
Stand: ${at} UTC.

Jede Art von Daten gibt es hier zweimal: als .json für Programme und als .csv, das sich in
jeder Tabellenkalkulation öffnen lässt. Eine Datei ohne Zeilen heißt: Davon ist nichts
gespeichert.

${files}

Tage sind Jahr-Monat-Tag in deinem eigenen Kalender. Zeitpunkte sind in UTC und enden auf Z.
Kennungen stehen für Personen, Pläne und Sitzungen. In den .csv-Dateien steht vor einem Text,
der mit = + - oder @ beginnt, auch nach Komma, Semikolon oder Zeilenende, ein Apostroph, damit
keine Tabellenkalkulation ihn für eine Formel hält; in den .json-Dateien steht er, wie er ist.

Nicht enthalten: Geheimnisse, die dein Konto öffnen würden, und die Arbeitsnotizen, die deine
Ernährungsberatung für sich führt. Frag deine Praxis danach.
`,
};
