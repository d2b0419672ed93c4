import { inDigits, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  caption: 'Sieben Tage, acht Mahlzeiten, ein Teller.',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  yourPassword: 'Dein Passwort',
  currentPassword: 'Aktuelles Passwort',
  confirmPassword: 'Passwort wiederholen',
  atLeastCharacters: (min) => `Mindestens ${inDigits(min)} Zeichen.`,
  showOrHide: 'Eingabe zeigen oder verbergen',
  code: 'Code',
  fromAppOrRecovery: 'Aus deiner App, oder ein Wiederherstellungscode.',
  or: 'oder',

  // Logging in and out
  welcomeBack: 'Schön, dass du wieder da bist',
  logInToSeeWeek: 'Melde dich an und sieh dir deine Woche an.',
  newHere: 'Neu hier? {signUp}',
  signUp: 'Registrieren',
  forgotPassword: 'Passwort vergessen',
  logInButton: 'Anmelden',
  logInWithPasskey: 'Mit Passkey anmelden',
  signInWithGoogle: 'Mit Google anmelden',
  signUpWithGoogle: 'Mit Google registrieren',
  continueInGoogleWindow: 'Mach im Google-Fenster weiter.',
  googleWindowBlocked: 'Dein Browser hat das Google-Fenster blockiert.',
  allowWindow: 'Erlaube es und versuch es noch einmal, oder {continueHere}.',
  continueHere: 'mach in diesem Fenster weiter',
  signedInUnseen:
    'Du bist angemeldet, aber dein Konto konnte hier nicht geladen werden. Lade die Seite neu.',
  noPasskeysHere: 'Dieser Browser unterstützt keine Passkeys. Nimm dein Passwort.',
  passkeyCancelled:
    'Kein Passkey wurde benutzt: Du hast abgebrochen, oder es hat zu lange gedauert. Versuch es noch einmal.',
  passkeyKnown: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  signInAgain: 'Bitte melde dich wieder an',
  sessionEnded:
    'Deine Sitzung ist abgelaufen. Was du geschrieben hast, ist noch da. Melde dich an und mach dort weiter.',
  leaveAndDiscard: 'Verwerfen und abmelden',
  discardUnsaved: 'In diesem Browser ist noch etwas nicht gespeichert. Abmelden und es verwerfen?',
  stillSignedIn: (why) => `Du bist noch angemeldet. ${why}`,

  // The second step
  oneMoreStep: 'Noch ein Schritt',
  oneMoreCheck: 'Dein Passwort stimmt. Jetzt noch eine Prüfung, dass du es bist.',
  useYourApp: 'App benutzen',
  useRecoveryCode: 'Wiederherstellungscode benutzen',
  recoveryCode: 'Wiederherstellungscode',
  oneOfSavedCodes: 'Einer der Codes, die du gespeichert hast. Jeder gilt einmal.',
  sixDigits: 'Die sechs Ziffern aus deiner Authenticator-App.',
  startOver: 'Von vorn anfangen',
  didNotWork: 'Das hat nicht geklappt. Versuch es noch einmal, wenn du online bist.',

  // Signing up
  createYourAccount: 'Konto anlegen',
  whatAccountIsFor: 'Deine Ernährungsberatung stellt deine Woche zusammen, hier siehst du sie.',
  invitesYou: (dietician) => `${dietician} lädt dich ein`,
  createAccountAt: (practice) =>
    `Leg dein Konto bei ${practice} an: Deine Ernährungsberatung stellt deine Woche zusammen, hier siehst du sie.`,
  workAt: (practice, as) => `Leg dein Konto an, um bei ${practice} ${as} zu arbeiten.`,
  hereBefore: 'Schon einmal hier gewesen? {logIn}',
  whatWeKeep: 'Was wir speichern und warum: {policy}',
  signUpButton: 'Registrieren',
  invitationDead:
    'Diese Einladung wurde schon benutzt, ist abgelaufen oder unvollständig. Bitte deine Ernährungsberatung um eine neue oder registriere dich ohne Einladung.',
  invitationWentWithFirst:
    'Deine Einladung gehört zur ersten Adresse. Registriere dich trotzdem mit der richtigen und sag deiner Ernährungsberatung Bescheid.',
  checkYourMail: 'Schau in dein Postfach',
  linkSentTo:
    'Wir haben einen Link an {email} geschickt. Öffne ihn, und du bist drin. Nach ein paar Minuten noch nichts da? Sieh im Spam-Ordner nach, oder lass ihn noch einmal schicken.',
  confirmedAlready: 'Schon bestätigt? {logIn}',
  wrongAddress: 'Falsche Adresse? Korrigieren',
  sendLinkAgain: 'Link noch einmal senden',
  newLinkMailed: (email) => `Ein neuer Link ist unterwegs an ${email}.`,
  newLinkInOutbox: (email) =>
    `Ein neuer Link für ${email} liegt im Postausgang der Praxis. Frag deine Praxis danach.`,
  haveAccountAlready: {
    title: 'Du hast schon ein Konto',
    lead: 'Einladungen sind für neue Kund:innen. Wenn du zu einer anderen Ernährungsberatung wechselst, kann sie dich übernehmen.',
  },
  invitesACustomer: {
    title: 'Das ist eine Einladung für Kund:innen',
    lead: 'Du bist als Ernährungsberater:in angemeldet. Schick den Link an die Person, damit sie ihn in ihrem eigenen Browser öffnet.',
  },
  noAccessYet: 'Dieses Konto hat noch keinen Zugang',
  noAccessYetWhy: (email) =>
    `Du bist als ${email} angemeldet. Bitte die Praxis, diesem Konto Zugang zu geben.`,
  confirmYourAddress: 'Bestätige deine Adresse',
  confirmPracticeAddress: (email) =>
    `Du bist als ${email} angemeldet. Das ist eine Adresse der Praxis. Bestätige sie zuerst: Öffne den Link, den du dafür bekommen hast.`,
  haveDoneThat: 'Habe ich erledigt',

  // Links in mails
  linkUnchecked: 'Dieser Link konnte nicht geprüft werden',
  linkIsIncomplete: 'Dieser Link ist unvollständig',
  linkNoLongerWorks: 'Dieser Link gilt nicht mehr',
  confirmingAddress: 'Deine Adresse wird bestätigt',
  addressConfirmed: 'Deine Adresse ist bestätigt',
  allSet: 'Danke. Alles ist bereit.',
  addressConfirmedAlready: 'Deine Adresse ist schon bestätigt',
  linkUsedGoIn: 'Dieser Link wurde schon benutzt. Du kannst dich direkt anmelden.',
  toDashboard: 'Zur Übersicht',
  linkDidNotWork: 'Dieser Link hat nicht funktioniert',
  confirmLinkDead:
    'Er wurde schon benutzt, ist abgelaufen oder unvollständig. Gib deine E-Mail-Adresse ein, dann bekommst du einen neuen.',
  sendNewLink: 'Neuen Link senden',
  oneMoreThing: 'Nur noch eins',
  otherBrowser:
    'Du hast diesen Link in einem anderen Browser geöffnet als dem, in dem du dich registriert hast. Gib dein Passwort ein, damit wir wissen, dass du es bist.',
  confirmMyAddress: 'Meine Adresse bestätigen',
  noPassword: 'Ich habe kein Passwort oder weiß es nicht mehr',
  startFresh: 'Von vorn anfangen',
  startFreshWhy:
    'Vielleicht hat jemand anderes dieses Konto mit deiner Adresse angelegt. Ein neues Passwort macht es zu deinem allein und entfernt alles, was bisher darin eingetragen oder geschrieben wurde.',
  wasItYouTheLink:
    'Warst du das selbst? Dann öffne den Link im Browser von damals, und alles bleibt erhalten.',
  removeAndContinue: 'Entfernen und weiter',
  chooseNewPassword: 'Neues Passwort wählen',
  enterEmailForLink: 'Gib deine E-Mail-Adresse ein, und wir schicken dir einen Link.',
  sendTheLink: 'Link senden',
  backToLogIn: 'Zurück zur Anmeldung',
  resetLinkWritten: (email) =>
    `Wenn es für ${email} ein Konto gibt, wurde ein Link für ein neues Passwort erstellt.`,
  checkSpam: 'Nach ein paar Minuten noch nichts da? Sieh im Spam-Ordner nach.',
  linkIsReady: 'Ein Link liegt bereit',
  noEmailsYet:
    'Diese Praxis verschickt noch keine E-Mails. Bitte deine Ernährungsberatung um den Link.',
  openWholeLink: 'Öffne den ganzen Link, oder fordere einen neuen an.',
  askForNewLink: 'Neuen Link anfordern',
  resetLinkDead:
    'Ein Link für ein neues Passwort gilt einmal und eine Stunde lang. Fordere einen neuen an.',
  resetStartsFresh:
    'Diese Adresse ist noch nicht bestätigt, also hat vielleicht jemand anderes das Konto angelegt. Mit einem neuen Passwort fängt es von vorn an, und alles, was bisher darin eingetragen oder geschrieben wurde, wird entfernt.',
  wasItYouThisLink:
    'Warst du das selbst? Dann öffne diesen Link im Browser von damals, und alles bleibt erhalten.',
  setNewPassword: 'Neues Passwort festlegen',
  newPasswordIsSet: 'Dein neues Passwort gilt jetzt',
  nowSignedOutElsewhere: 'Überall sonst bist du jetzt abgemeldet.',
  setUpPractice: 'Richte deine Praxis ein',
  createFirstAccount:
    'Leg das erste Konto für eine Ernährungsberaterin oder einen Ernährungsberater an. Der Link, der dich hergeführt hat, gilt einmal.',
  createAccount: 'Konto anlegen',
  openWholeSetUpLink:
    'Öffne den ganzen Einrichtungslink, den der Server beim Start ausgegeben hat.',
  setUpLinkDead: 'Dieser Einrichtungslink gilt nicht mehr',
  setUpLinkDeadWhy:
    'Er wurde schon benutzt oder ist abgelaufen. Wenn deine Praxis eingerichtet ist, melde dich an. Hat noch niemand ein Konto, starte den Server neu: Er gibt einen neuen Link aus.',

  // Sign-in settings
  signInSettings: 'Anmeldung und Sicherheit',
  confirmed: 'Bestätigt',
  notConfirmedYet: 'Noch nicht bestätigt',
  openLinkWeMade:
    'Öffne den Link, den wir für dich erstellt haben, damit wir wissen, dass wir dich erreichen.',
  changingSignsOut: 'Wenn du es änderst, wirst du überall sonst abgemeldet.',
  changePassword: 'Passwort ändern',
  passwordChanged: 'Dein Passwort ist geändert.',
  notCurrentPassword: 'Das ist nicht dein aktuelles Passwort.',
  googleWithoutPassword:
    'Du meldest dich mit Google an und hast noch kein Passwort. Fordere einen Link an, um eins zu wählen. Damit wirst du überall abgemeldet; Google funktioniert weiter.',
  sendMeTheLink: 'Link anfordern',
  firstPasswordMailed: (email) => `Ein Link, um ein Passwort zu wählen, ist unterwegs an ${email}.`,
  firstPasswordInOutbox: (email) =>
    `Ein Link für ${email} liegt im Postausgang der Praxis. Frag deine Praxis danach.`,
  twoFactor: 'Anmeldung in zwei Schritten',
  setUpTwoFactor: 'Richte die Anmeldung in zwei Schritten ein',
  practiceDemandsTwoFactor:
    'Deine Praxis verlangt das von allen Ernährungsberater:innen: eine Authenticator-App oder einen Passkey. Wenn du so etwas schon hast, melde dich ab und damit wieder an.',
  anApp: 'Eine Authenticator-App',
  orAPasskey: 'Oder ein Passkey',
  twoFactorFailed:
    'Die Einstellungen der Anmeldung in zwei Schritten konnten nicht geladen werden.',
  twoFactorOffWhy:
    'Aus. Schalte sie ein, damit ein gestohlenes Passwort nicht genügt: Du gibst dann auch einen Code aus einer App ein.',
  setUp: 'Einrichten',
  turnOn: 'Einschalten',
  turnOff: 'Ausschalten',
  scanThis:
    'Scanne das mit einer Authenticator-App auf deinem Handy, oder tippe den Schlüssel ein. Gib dann den Code ein, den sie zeigt. Damit wirst du überall sonst abgemeldet.',
  noKeyMade: 'Es konnte kein Schlüssel erzeugt werden.',
  key: 'Schlüssel',
  copyKey: 'Schlüssel kopieren',
  openInApp: 'In einer Authenticator-App öffnen',
  qrCode: 'QR-Code',
  twoFactorIsOn:
    'Die Anmeldung in zwei Schritten ist eingeschaltet. Speichere diese Wiederherstellungscodes.',
  codesWorkOnce:
    'Jeder gilt einmal statt eines Codes, falls du dein Handy verlierst. Sie werden nicht noch einmal gezeigt.',
  recoveryCodes: 'Wiederherstellungscodes',
  download: 'Herunterladen',
  haveSavedThem: 'Ich habe sie gespeichert',
  onSince: (when) => `Ein seit ${when}. Zum Anmelden brauchst du einen Code aus deiner App.`,
  recoveryCodesLeft: (count) =>
    numbered(count, {
      one: 'Noch 1 von 10 Wiederherstellungscodes übrig.',
      other: 'Noch # von 10 Wiederherstellungscodes übrig.',
    }),
  toGetNewCodes: 'Für neue Codes schalte sie aus und wieder ein.',
  twoFactorIsOff: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  passkeys: 'Passkeys',
  passkeysFailed: 'Deine Passkeys konnten nicht geladen werden.',
  whatPasskeysAre:
    'Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an, ganz ohne Passwort.',
  cannotMakePasskeys: 'Dieser Browser kann keine Passkeys anlegen.',
  addPasskey: 'Passkey hinzufügen',
  passkeyName: 'Name des Passkeys',
  passkeyNameHint: 'Etwa das Gerät, auf dem er ist: „Mein Handy“.',
  passkeyAdded: 'Der Passkey ist hinzugefügt.',
  passkeyRemoved: 'Der Passkey ist entfernt.',
  lastUsed: (when) => `Zuletzt benutzt: ${when}`,
  lastUsedFrom: (when, network) => `Zuletzt benutzt: ${when}, von ${network}`,
  notUsedYet: 'Noch nicht benutzt',
  whereSignedIn: 'Wo du angemeldet bist',
  sessionsFailed: 'Es konnte nicht geladen werden, wo du angemeldet bist.',
  thisDeviceFrom: (network) => `Dieses Gerät, von ${network}`,
  signOut: 'Abmelden',
  signOutElsewhere: 'Überall sonst abmelden',
  signedOutElsewhere: 'Du bist überall sonst abgemeldet.',
  yourData: 'Deine Daten',
  yourDataHint:
    'Sieh, wer sie angesehen hat, lade alle herunter, widerrufe deine Einwilligung oder lösche dein Konto.',

  // Keeping a customer's days on their device
  keepTitle: 'Meine Tage auf diesem Handy behalten',
  keepMyDays: 'Meine Tage behalten',
  keepNothing: 'Nichts behalten',
  keeping: {
    yes: 'Heute, dein Plan und deine Einkaufsliste öffnen sich hier auch ohne Verbindung, ebenso die anderen Tage, Nachrichten, Ziele und Messwerte, die du geöffnet hast, und dein Profil. Wer dieses Gerät entsperren kann, kann sie lesen. Beim Abmelden werden sie entfernt.',
    no: 'Hier liegt nur, was noch nicht gesendet ist. Deshalb kann Weekplate deine Tage ohne Verbindung nicht zeigen. Wenn nur du dieses Gerät benutzt, kann es sie behalten, bis du dich abmeldest.',
  },
  notReached: {
    text: 'Deine Tage liegen nicht auf diesem Gerät. Hier ist nur, was noch nicht gesendet ist.',
    hint: 'Sie öffnen sich, sobald du wieder online bist. Willst du sie nächstes Mal offline lesen, schalte „Meine Tage auf diesem Handy behalten“ unter „Anmeldung und Sicherheit“ ein. Was wartet, wird von selbst gesendet.',
  },
  cleared: {
    text: 'Dieser Browser hat die behaltenen Tage gelöscht.',
    hint: 'Sie öffnen sich, sobald du wieder online bist, und werden dann wieder hier behalten. Abgehakte Mahlzeiten, die noch nicht gesendet sind, sind noch da.',
  },
};
