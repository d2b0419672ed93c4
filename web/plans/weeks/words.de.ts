import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  severalWeeks: 'Derselbe Plan für mehrere Wochen',
  nameOfWeek: (number, days) => `Name von Woche ${number}, ${days}`,
  uploadWeeks: (count) =>
    numbered(count, { one: '# Woche hochladen', other: '# Wochen hochladen' }),
  uploadThese: 'Diese Pläne hochladen?',
  inTurnWith: 'Im Wechsel mit',
  noOther: 'Kein anderer Plan',
  planAndDays: (name, days) => `${name}, ${days}`,
  otherNotLoaded: 'Der andere Plan konnte nicht geladen werden.',
  uploadedBefore:
    'Diese Wochen sind schon hochgeladen. Schließ das hier, dann siehst du sie unter „Vorhandene Pläne“.',
  nothingUploaded: 'Es wurde nichts hochgeladen.',
  cannotTell: 'Wir wissen nicht, ob diese Wochen hochgeladen wurden.',
  severalWeeksFor: (whose) => `Mehrere Wochen für ${whose}:`,
  notTakenBackOf: (whose) => `Die Wochen von ${whose} konnten nicht zurückgenommen werden.`,
  notTakenBack: 'Diese Wochen konnten nicht zurückgenommen werden.',
  takeBack: (count) => numbered(count, { one: 'Zurücknehmen', other: '# Wochen zurücknehmen' }),
  inFormAgain: 'Was du geschrieben hast, steht wieder im Formular.',
  keptFor: (whose) =>
    `Was du geschrieben hast, ist gesichert und wird im Planformular von ${whose} angeboten.`,
  nothingLeft: 'Es gab nichts mehr zurückzunehmen.',
  someTakenBack: (taken, all) =>
    `${inDigits(taken)} von ${inDigits(all)} Ernährungsplänen zurückgenommen: Die anderen gab es nicht mehr.`,
  allTakenBack: (count) =>
    numbered(count, {
      one: 'Ernährungsplan zurückgenommen.',
      other: '# Ernährungspläne zurückgenommen.',
    }),
  uploaded: (count) =>
    numbered(count, {
      one: 'Ernährungsplan hochgeladen.',
      other: '# Ernährungspläne hochgeladen.',
    }),
  uploadedFor: (count, whose) =>
    plural(count, {
      one: `Ernährungsplan für ${whose} hochgeladen.`,
      other: `${inDigits(count)} Ernährungspläne für ${whose} hochgeladen.`,
    }),
  typedSinceKept: 'Was du seitdem getippt hast, steht noch im Formular.',
};
