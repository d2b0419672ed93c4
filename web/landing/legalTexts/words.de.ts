import type { say as english } from './words.ts';

export const say: typeof english = {
  whoRunsIt:
    'Weekplate läuft auf einem Server der unten genannten Praxis. Die Praxis entscheidet über deine Daten und ist dafür verantwortlich; wer Weekplate herstellt, bekommt nichts davon.',
  whatIsStored: 'Was gespeichert wird',
  storedAccount:
    'Dein Name, deine E-Mail-Adresse, ob du sie bestätigt hast, und eine verschlüsselte Form deines Passworts, aus der es niemand zurückgewinnen kann. Wenn du dich mit Google anmeldest: unter welcher Nummer Google dich kennt, und sonst nichts davon.',
  storedTimeZone:
    'Deine Zeitzone, damit deine Tage dann beginnen, wenn sie es bei dir tun, und wer dich berät.',
  storedProfile:
    'Das Profil, das du ausfüllst. Nur dein Name ist nötig, alles andere ist dir überlassen. Ein Bild wird verkleinert und von dem befreit, was deine Kamera hineingeschrieben hat, etwa dem Ort.',
  storedDays:
    'Die Tage, die du einträgst: Mahlzeiten abgehakt, ausgelassen oder anders gegessen, Fotos von Mahlzeiten, wenn du welche hinzufügst, Wasser, Schlaf, Stimmung, Tageswertung und Notizen. Auch Fotos werden von dem befreit, was deine Kamera hineingeschrieben hat.',
  storedMeasurements:
    'Was gemessen wird, etwa dein Gewicht, und deine Ziele, ob du sie aufgeschrieben hast oder deine Ernährungsberatung.',
  storedMessages:
    'Was du und die Praxis einander schreibt, mit Bildern, und worüber du benachrichtigt wurdest.',
  storedReminders:
    'Deine Erinnerungen, wie du benachrichtigt werden möchtest, und welche Artikel du geöffnet hast. Wenn du auf einem Gerät Benachrichtigungen einschaltest: unter welcher Adresse der Hersteller seines Browsers sie annimmt. Sie gehen verschlüsselt durch dessen Push-Dienst, von Google, Apple, Mozilla oder Microsoft, und enthalten nichts über deine Gesundheit.',
  storedCalendar: 'Wenn du eine anlegst: eine verschlüsselte Form der Adresse deines Kalenders.',
  storedConsent:
    'Welcher Datenschutzerklärung du zugestimmt hast, wann, und wann du das widerrufen hast.',
  storedFactors:
    'Wenn du sie einrichtest: die öffentliche Hälfte deiner Passkeys, der Schlüssel deiner Authenticator-App, verschlüsselt, und eine verschlüsselte Form deiner Wiederherstellungscodes.',
  storedAccess:
    'Wer aus der Praxis wann und aus welchem Netz etwas von dir angesehen oder geändert hat.',
  storedPlans:
    'Die Ernährungspläne, die deine Ernährungsberatung für dich schreibt oder aufhebt, und der Betreuungszeitraum.',
  storedNotes: 'Die eigenen Arbeitsnotizen deiner Ernährungsberatung.',
  storedDevices:
    'Für jedes Gerät, auf dem du angemeldet bist: wann das war, seine Netzadresse und sein Browser.',
  storedEnquiries:
    'Wenn du über das Kontaktformular schreibst: dein Name, deine E-Mail-Adresse, deine Nachricht und wann sie kam, mit oder ohne Konto. Die Praxis bekommt sie auch per E-Mail.',
  storedTries:
    'Für kurze Zeit: aus welcher Netzadresse und für welche E-Mail-Adresse jemand versucht hat, sich anzumelden, zu registrieren oder uns zu schreiben, damit Raten und Spam gebremst werden können. Und aus welcher Netzadresse du dich angemeldet hast, damit dich niemand aussperrt, der anderswo rät.',
  why: 'Warum',
  whyText:
    'Damit deine Ernährungsberatung deine Mahlzeiten planen und sehen kann, wie sie liefen, damit deine Fragen beantwortet werden, und damit nur ihr beide es seht. Es gibt keine Werbung, es werden keine Persönlichkeitsprofile gebildet, und nichts wird verkauft.',
  yourConsent: 'Deine Einwilligung',
  consentText:
    'Was du über deine Gesundheit mitteilst, wird gespeichert und genutzt, weil du bei der Registrierung oder auf Nachfrage zugestimmt hast. Du kannst das jederzeit unter „Meine Daten“ widerrufen, ebenso leicht, wie du zugestimmt hast. Von da an kann in der Praxis niemand deine Gesundheitsdaten öffnen, und nichts Neues wird eingetragen; in Listen stehen dein Name, deine E-Mail-Adresse und dass du die Einwilligung widerrufen hast. Was gespeichert war, bleibt unberührt, bis du wieder zustimmst oder dein Konto löschst. Was vorher geschah, bleibt rechtmäßig. Wenn die Praxis diesen Text ändert, gilt weiter, womit du vorher einverstanden warst, und es bleibt festgehalten, welcher Text das war.',
  forHowLong: 'Wie lange',
  keptAccount:
    'Dein Konto, Profil, deine Pläne, Tage, Fotos, Messwerte, Ziele, Nachrichten, die Benachrichtigungen darüber und der Nachweis deiner Einwilligung: bis du dein Konto löschst. Einige Tage lang, so viele, wie die Praxis gewählt hat und dir vorher gesagt wird, kannst du dich anmelden und das rückgängig machen; danach wird alles gelöscht.',
  keptEnquiries: 'Nachrichten des Kontaktformulars: bis die Praxis sie löscht.',
  keptDevices:
    'Ein Gerät, auf dem du angemeldet bist: bis du dich abmeldest, höchstens 30 Tage unbenutzt und insgesamt ein halbes Jahr, wenn die Praxis keine anderen Zeiten eingestellt hat. Eine Netzadresse, aus der du dich angemeldet hast: 90 Tage.',
  keptRecord:
    'Das Protokoll darüber, wer deine Daten angesehen hat: drei Jahre, wenn die Praxis keine andere Zeit eingestellt hat. Ist dein Konto gelöscht, enthält es nur noch Nummern, die nicht mehr auf dich verweisen.',
  keptTries: 'Gezählte Versuche: etwa zwei Stunden. Links in E-Mails gelten höchstens einen Tag.',
  keptBackups: 'Kopien, die die Praxis für den Schadensfall macht: solange sie diese aufhebt.',
  whoSeesIt: 'Wer es sieht',
  youSee: 'Du siehst deine Pläne, deine Tage, dein Profil und was dir geschrieben wurde.',
  dieticiansSee:
    'Alle Ernährungsberater:innen der Praxis sehen das auch und lesen die Nachrichten des Kontaktformulars. Ihre Arbeitsnotizen gehören nur ihnen.',
  othersSee: 'Andere Kund:innen sehen nichts von dir.',
  operatorSees:
    'Wer den Server der Praxis betreibt, kann technisch an das herankommen, was dort gespeichert ist, und ihr E-Mail-Anbieter befördert die E-Mails, die er verschickt.',
  inYourBrowser: 'In deinem Browser',
  browserText:
    'Ein Cookie hält dich angemeldet. Dein Browser merkt sich außerdem, ob du Kund:in oder Ernährungsberater:in bist, und die Darstellung, die du gewählt hast. Was du gerade schreibst, bleibt dort, bis du es speicherst oder sendest, damit nichts verloren geht; und deine Tage, deine Pläne und was noch gesendet werden muss, wenn du sagst, dass ein Handy sie behalten darf. Beim Abmelden wird alles entfernt. Es gibt keine Cookies von anderen.',
  yourRights: 'Deine Rechte',
  rightsText:
    'Unter „Meine Daten“ kannst du jederzeit eine Kopie von allem herunterladen, sehen, wer es angesehen hat, deine Einwilligung widerrufen und dein Konto löschen. Du kannst auch die Praxis fragen, was über dich gespeichert ist, und es berichtigen lassen.',
  termsBegin:
    'Die unten genannte Praxis stellt Weekplate den Menschen bereit, die sie berät. Wenn du ein Konto anlegst, bist du mit dem Folgenden einverstanden.',
  whatItIsFor: 'Wofür es da ist',
  whatItIsForText:
    'Weekplate bringt Ernährungspläne von der Ernährungsberatung zu dir und deine Tage zurück. Es ersetzt keine Ärztin und keinen Arzt, und niemand beobachtet es rund um die Uhr: Wähle im Notfall den Notruf.',
  yourAccount: 'Dein Konto',
  accountAlone: 'Es gehört dir allein: Behalte das Passwort für dich.',
  accountEmail: 'Nimm eine E-Mail-Adresse, auf die du Zugriff hast.',
  accountHonest:
    'Sag deiner Ernährungsberatung, was für dein Essen wichtig ist, etwa Allergien, Krankheiten und Medikamente. Ein Plan kann nur so gut sein wie die Angaben, auf denen er beruht.',
  whatYouWrite: 'Was du schreibst',
  whatYouWriteText:
    'Es bleibt deins. Die Praxis nutzt es, um dich zu beraten, wie es in der Datenschutzerklärung steht. Pläne, die für dich geschrieben wurden, sind für dich gedacht.',
  endOfCoaching: 'Ende der Betreuung',
  endOfCoachingText:
    'Du kannst jederzeit aufhören. Die Praxis kann deine Betreuung unterbrechen oder beenden und missbrauchte Konten schließen. Frag die Praxis, wenn du deine Daten kopiert oder gelöscht haben möchtest.',
};
