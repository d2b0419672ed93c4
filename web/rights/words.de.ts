import { numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  beforeYouGoOn: 'Bevor es weitergeht',
  consentNeeded:
    'Deine Praxis braucht deine Einwilligung, um deine Gesundheitsdaten zu speichern und zu nutzen.',
  withdrawn: 'Du hast deine Einwilligung widerrufen',
  withdrawnLead:
    'Niemand in der Praxis kann deine Gesundheitsdaten öffnen, und es wird nichts Neues eingetragen. Alles ist noch so, wie es war.',
  orDownloadOrDelete: 'Du kannst auch {myData}.',
  downloadOrDelete: 'deine Daten herunterladen oder löschen',
  notNow: 'Jetzt nicht: abmelden',
  agree: 'Ich willige ein',
  whatIsKept: 'Was gespeichert wird',
  thisIsKept:
    'Dein Profil, deine Ernährungspläne, die Tage, die du einträgst, und die Arbeitsnotizen deiner Ernährungsberatung.',
  whoSeesIt: 'Wer es sieht',
  theseSeeIt:
    'Du und die Ernährungsberater:innen der Praxis. Alles Weitere steht in der {policy}. Du kannst deine Einwilligung jederzeit widerrufen.',

  deletedOn: (at) => `Dein Konto wird am ${at} gelöscht`,
  youAskedToDelete:
    'Du hast uns gebeten, dein Konto zu löschen. Die Anmeldung ändert daran nichts. Nach diesem Datum werden dein Konto und alle deine Daten endgültig gelöscht.',
  orDownloadBefore: 'Vorher kannst du {download}.',
  downloadYourData: 'deine Daten herunterladen',
  logOut: 'Abmelden',
  keepMyAccount: 'Mein Konto behalten',

  erased: 'Dein Konto wurde gelöscht',
  erasedLead:
    'Die Zeit, es dir anders zu überlegen, ist vorbei. In deiner Praxis ist nichts mehr davon gespeichert.',
  erasedHere:
    'Auch was Weekplate auf diesem Gerät gespeichert hatte, ist gelöscht, selbst das, was noch nicht gesendet war.',
  loggedOut: 'Du bist abgemeldet',
  erasedAfter: (at) =>
    `Dein Konto und alles, was über dich gespeichert ist, werden nach ${at} gelöscht.`,
  willBeErased: 'Dein Konto und alles, was über dich gespeichert ist, werden gelöscht.',
  ifYouChangeYourMind:
    'Wenn du es dir anders überlegst, {logIn} und wähle „Mein Konto behalten“. Die Anmeldung allein stoppt die Löschung nicht.',
  logIn: 'melde dich vorher an',
  backToFirstPage: 'Zurück zur Startseite',

  yourConsent: 'Deine Einwilligung',
  youAgreed:
    'Du hast eingewilligt, dass deine Praxis deine Gesundheitsdaten speichert und nutzt, um dich zu beraten, wie es in der Datenschutzerklärung steht.',
  withoutConsent:
    'Ohne deine Einwilligung kann niemand in der Praxis deine Gesundheitsdaten öffnen, und es wird nichts Neues eingetragen. Sie bleiben unverändert gespeichert.',
  consentNotLoaded: 'Deine Einwilligung konnte nicht geladen werden.',
  whenYouAgreed: 'Wann du eingewilligt hast',
  agreedToThisText: (given) => `Eingewilligt am ${given} in die aktuelle Datenschutzerklärung.`,
  agreedToEarlierText: (given) => `Eingewilligt am ${given} in eine frühere Fassung.`,
  agreedToThisTextWithdrawn: (given, withdrawn) =>
    `Eingewilligt am ${given} in die aktuelle Datenschutzerklärung, widerrufen am ${withdrawn}.`,
  agreedToEarlierTextWithdrawn: (given, withdrawn) =>
    `Eingewilligt am ${given} in eine frühere Fassung, widerrufen am ${withdrawn}.`,
  withdrawMyConsent: 'Einwilligung widerrufen',
  withdrawAsked: 'Einwilligung widerrufen?',
  withdrawMeans: [
    'Ab dann kann niemand in der Praxis deine Gesundheitsdaten öffnen, und es kann nichts Neues eingetragen werden. Deine Betreuung endet.',
    'Deine Daten bleiben unverändert gespeichert, bis du wieder einwilligst oder dein Konto löschst.',
  ],
  withdraw: 'Widerrufen',

  whoSawIt: 'Wer es gesehen hat',
  viewsAreRecorded:
    'Weekplate hält jedes Mal fest, wenn jemand aus der Praxis deine Daten ansieht oder ändert.',

  copyOfEverything: 'Eine Kopie von allem',
  copyHas:
    'Eine ZIP-Datei mit Konto, Profil, Bild, Betreuungszeitraum, Ernährungsplänen, Messwerten, Zielen und jedem Tag, den du eingetragen hast: als JSON für Programme und als CSV, das jede Tabellenkalkulation öffnet. Darin erklärt README.txt, was in welcher Datei steht. Die privaten Arbeitsnotizen deiner Ernährungsberatung sind nicht dabei.',
  copyHasNumbers:
    'Du blendest Zahlen auf deinen Seiten aus. Die Kopie enthält sie alle: auch Gewicht, Messwerte und Energie.',
  downloadMyData: 'Meine Daten herunterladen',

  deleteTitle: 'Mein Konto löschen',
  deletionNotLoaded: 'Die Angaben zum Löschen deines Kontos konnten nicht geladen werden.',
  deletedOnUnlessKept: (at) => `Dein Konto wird am ${at} gelöscht. {keep}.`,
  youCanStillKeepIt: 'Du kannst es noch behalten',
  deletionMeans: (days) => [
    'Du wirst sofort überall abgemeldet.',
    days === 0
      ? 'Das lässt sich nicht rückgängig machen.'
      : numbered(days, {
          one: 'Einen Tag lang kannst du es dir anders überlegen: Melde dich an und wähle „Mein Konto behalten“.',
          other:
            '# Tage lang kannst du es dir anders überlegen: Melde dich an und wähle „Mein Konto behalten“.',
        }),
    'Danach werden Konto, Profil, Bild, Pläne, Messwerte, Ziele, eingetragene Tage und die Notizen deiner Ernährungsberatung über dich gelöscht, und niemand kann sie zurückholen.',
    'Wenn du eine Kopie möchtest, lade sie vorher herunter.',
  ],
  afterDeletion:
    'Was in Sicherungen deiner Praxis steht, verschwindet, sobald diese ersetzt werden. Im Zugriffsprotokoll bleiben Zeitpunkte und Nummern, die nicht mehr auf dich verweisen.',
  deleteMyAccount: 'Mein Konto löschen',
  deleteAsked: 'Dein Konto löschen?',
  proveItIsYou: 'Bestätige, dass du es bist, damit es niemand anderes tun kann.',
  proveByGoogle:
    'Du meldest dich mit Google an. Lösche das Konto innerhalb von zehn Minuten nach der Anmeldung.',
};
