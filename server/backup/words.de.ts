import type { say as english } from './words.ts';

export const say: typeof english = {
  person: 'Wer',
  holds: {
    account: 'wie sich jede Person anmeldet: mit Passwort oder mit Google',
    accountDeletion: 'wer um die Löschung des Kontos gebeten hat, und wann sie kommt',
    answerPhoto: 'Fotos, die eine Frage eines Fragebogens beantworten',
    appointment: 'Termine: wann, wo, mit wem, und warum einer abgesagt wurde',
    appointmentHours: 'wann wer aus der Praxis Termine anbietet',
    appointmentQuarter: 'die Viertelstunden, die diese Termine belegen',
    article: 'Artikel und Rezepte',
    articleImage: 'die Bilder der Artikel',
    articleLink: 'wer welche Artikel bekommen hat',
    articleRead: 'wer welchen Artikel wann gelesen hat',
    articleStarter: 'welche unserer Artikel ihr schon bekommen habt',
    attentionSnooze: 'wer auf „Heute“ zurückgestellt wurde, und bis wann',
    auditEntry: 'das Zugriffsprotokoll: wer was angesehen oder geändert hat',
    chosenAllergens: 'Allergene, die die Ernährungsberatung ausgewählt hat',
    coachingPeriod: 'wann wer beraten wird',
    consent: 'wer welchem Datenschutztext wann zugestimmt hat',
    contactMessage: 'Anfragen über eure Website',
    conversation: 'wie weit jede Unterhaltung gelesen und beantwortet ist',
    conversationDone: 'Nachrichten, die ohne Antwort erledigt wurden',
    customerAttention: 'wann einzelne Personen auf „Heute“ erscheinen',
    customerProfile: 'Profile der Kund:innen',
    dailyProgress: 'eingetragene Tage, mit den damals geplanten Mahlzeiten',
    dayNote: 'welche Notizen zu Tagen gelesen sind',
    dieticianProfile: 'Profile der Ernährungsberater:innen',
    dietPlan: 'Ernährungspläne',
    dietPlanVersion: 'wie Ernährungspläne vor jeder Änderung waren',
    foodName: 'welches Lebensmittel ein Wort in euren Plänen meint',
    foodTarget: 'was ein Tag enthalten soll',
    goal: 'Ziele, und wer sie gesetzt hat',
    goalChange: 'wie Ziele vor jeder Änderung waren',
    goalHabitDay: 'wie oft jemand getan hat, was vorgenommen war, Tag für Tag',
    invitation: 'Einladungen: für wen, von wem und wann',
    libraryPlan: 'eure Planbibliothek',
    mealPhoto: 'Fotos von Mahlzeiten',
    measurement: 'Messwerte: wie eingegeben und in SI-Einheiten',
    measurementChange: 'wie Messwerte vor jeder Änderung waren',
    measurementKind: 'Messwerte, die ihr selbst angelegt habt',
    message: 'Nachrichten zwischen Kundschaft und Praxis',
    messageFile: 'PDF-Dateien in Nachrichten',
    messagePicture: 'Bilder in Nachrichten',
    note: 'private Notizen zu Kund:innen',
    notification: 'Benachrichtigungen, und wann sie gelesen wurden',
    notificationChoice: 'wer welche Benachrichtigungen möchte',
    notificationSetting: 'Ruhezeiten, und wann die Tagesübersicht kommt',
    ownFood: 'Lebensmittel, die ihr angelegt habt',
    practice: 'die Einstellungen eurer Praxis',
    practiceAttention: 'wann Personen auf „Heute“ erscheinen',
    practiceLook: 'Logo und Farbe deiner Praxis',
    practiceRule: 'ob die Praxis die Anmeldung in zwei Schritten verlangt',
    profileImage: 'Profilbilder',
    pushRemoved: 'Geräte, die keine Benachrichtigungen mehr bekommen',
    questionnaire: 'Fragebögen',
    questionnaireAnswer: 'Antworten auf Fragebögen',
    reminder: 'Erinnerungen',
    savedDietPlan: 'gespeicherte Pläne',
    savedReply: 'gespeicherte Antworten',
    sentQuestionnaire: 'Fragebögen, wie sie verschickt wurden',
    user: 'alle Personen: Name, E-Mail, Rolle, Zeitzone und Sprache',
    visit: 'private Protokolle von Gesprächen',
    visitAddendum: 'Nachträge zu unterschriebenen Protokollen',
    visitChange: 'wie Gesprächsprotokolle vor jeder Änderung waren',
    visitTemplate: 'die Überschriften eurer Gesprächsprotokolle',
  },
  readme: (at, files) => `Alle Daten eurer Praxis in Weekplate
Stand: ${at} UTC.

Diese Datei enthält Gesundheitsdaten und ist nicht verschlüsselt. Bewahr sie so auf, dass nur
du sie lesen kannst.

  tables/         jede Art von Daten zweimal: als .csv, das sich in jeder Tabellenkalkulation
                  öffnen lässt, und als .json für Programme
  images/         Bilder und PDF-Dateien aus Nachrichten, in einem Ordner je Person oder
                  Artikel; in den Tabellen stehen ihre Namen unter „Filename“
  manifest.json   wie viele Zeilen jede Tabelle hat, und Prüfsummen aller Dateien

Im Ordner tables:

${files}

Tage sind Jahr-Monat-Tag. Zeitpunkte sind in UTC und enden auf Z. Kennungen verbinden die
Tabellen: customerId ist die id einer Person in „user“. In den .csv-Dateien steht vor einem
Text, der mit = + - oder @ beginnt, auch nach Komma, Semikolon oder Zeilenende, ein Apostroph,
damit keine Tabellenkalkulation ihn für eine Formel hält; in den .json-Dateien steht er, wie
er ist.

Um anderswo weiterzumachen, installier Weekplate mit einer leeren Datenbank und führ das hier
aus, mit der ZIP-Datei, wie du sie heruntergeladen hast:

  weekplate restore FILE

Nicht enthalten: Passwörter, Passkeys und die Schlüssel der Anmeldung in zwei Schritten.
Danach melden sich alle mit Google an oder wählen mit „Passwort vergessen“ ein neues Passwort.
Wer das mit einer nie bestätigten Adresse tut, beginnt mit einem leeren Konto. Kalenderlinks
und Benachrichtigungen auf Geräten werden neu eingerichtet.
`,
};
