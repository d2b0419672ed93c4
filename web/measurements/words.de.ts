import type { say as english } from './words.ts';

export const say: typeof english = {
  measurement: 'Messwert',
  measuredValues: 'Gemessene Werte',
  allMeasurements: 'Alle Messwerte',
  failedToLoad: 'Die Messwerte konnten nicht geladen werden.',
  failedToSave: 'Der Messwert konnte nicht gespeichert werden.',
  failedToDelete: 'Der Messwert konnte nicht gelöscht werden.',
  addWeight: 'Gewicht eintragen',
  add: (kind) => `${kind} eintragen`,
  last: (value, day) => `Zuletzt: ${value}, ${day}`,
  savedValue: (value) => `${value} gespeichert.`,
  measurementSaved: 'Messwert gespeichert.',
  measurementDeleted: 'Messwert gelöscht.',
  sureToDelete: 'Möchtest du diesen Messwert wirklich löschen?',
  editOne: (measurement) => `${measurement} bearbeiten`,
  deleteOne: (measurement) => `${measurement} löschen`,
  nothingYet: 'Noch nichts gemessen',
  appearsHere: (kind) =>
    `Hier erscheint „${kind}“, sobald jemand etwas einträgt, von Hand oder aus der Datei einer Waage.`,
  import: 'Importieren',
  downloadCsv: 'Als CSV herunterladen',
  notOffered: (kind) => `${kind} (wird nicht mehr angeboten)`,

  note: 'Notiz',
  use: (value) => `${value} nehmen`,
  changeIt: 'Ändern',
  yes: (value) => `Ja, ${value}`,

  hiddenValue: 'Gespeichert',
  dieticianWhoHasLeft: 'Jemand, der nicht mehr in der Praxis ist',
  valueOfDay: (value, day) => `${value} (${day})`,

  numbersHidden:
    'Zahlen sind hier ausgeblendet. Was du einträgst, wird gespeichert, und deine Ernährungsberatung sieht es.',
  hideNumbers: 'Zahlen zu Gewicht, Körper und Energie ausblenden',
  hidesOwn:
    'Du trägst sie weiter ein, siehst sie aber nicht; deine Ernährungsberatung schon. Ihr beide könnt das wieder ausschalten.',
  hidesTheirs:
    'Die Person sieht keine Zahlen zu Gewicht, Körper oder Energie; du siehst sie weiter. Ihr beide könnt das wieder ausschalten.',
  failedToChange: 'Das konnte nicht geändert werden.',

  calculated: 'Berechnet',
  bmi: 'BMI',
  bmiHow: 'Gewicht in kg ÷ (Größe in m)², mit dem letzten Gewicht. Quelle: {source}.',
  who: 'Weltgesundheitsorganisation',
  changeAWeek: 'Änderung pro Woche',
  changeHow:
    'Die Steigung der Geraden durch die Tagesmittel der letzten 28 Tage, nach der Methode der kleinsten Quadrate.',
  notShown: {
    'birth-unknown': {
      own: 'Nicht angezeigt: In deinem Profil fehlt das Geburtsdatum.',
      theirs: 'Nicht angezeigt: Im Profil fehlt das Geburtsdatum.',
    },
    'under-age': 'Unter 18 nicht angezeigt.',
    pregnancy: 'In Schwangerschaft und Stillzeit nicht angezeigt.',
    'no-weight': 'Nicht angezeigt: Es gibt noch kein Gewicht.',
    'no-height': {
      own: 'Nicht angezeigt: In deinem Profil fehlt die Größe.',
      theirs: 'Nicht angezeigt: Im Profil fehlt die Größe.',
    },
    'out-of-bounds': 'Nicht angezeigt: Gewicht oder Größe sehen falsch aus.',
    'too-few':
      'Nicht angezeigt: Dafür braucht es das Gewicht von drei Tagen, verteilt auf zwei der letzten vier Wochen.',
  },

  kinds: 'Arten von Messwerten',
  openKinds: 'Arten von Messwerten',
  failedToLoadKinds: 'Die Arten konnten nicht geladen werden.',
  builtIn: 'Gewicht, Taille und andere sind schon da. Ergänze, was deine Praxis sonst noch misst.',
  ownKinds: 'Eigene Arten',
  newName: 'Neuer Name',
  addKind: 'Art hinzufügen',
  inUnit: (unit) => `in ${unit}`,
  rename: 'Umbenennen',
  retire: 'Nicht mehr anbieten',
  offerAgain: 'Wieder anbieten',
  renameKind: (kind) => `${kind} umbenennen`,
  saveNameOf: (kind) => `Namen von ${kind} speichern`,
  retireKind: (kind) => `${kind} nicht mehr anbieten`,
  offerKind: (kind) => `${kind} wieder anbieten`,
};
