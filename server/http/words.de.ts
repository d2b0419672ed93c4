import { plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  backToTheStart: 'Zurück zum Anfang',
  cutOff: 'Die Anfrage kam nicht ganz an. Versuch es noch einmal.',
  tooSlow: 'Die Anfrage kam nicht rechtzeitig an. Versuch es noch einmal.',
  tooBusy: 'Gerade ist zu viel los. Versuch es gleich noch einmal.',
  tooMuchAtOnce: 'Du schickst zu viel auf einmal. Versuch es gleich noch einmal.',
  pageOfListGone: 'Diese Seite der Liste gibt es nicht mehr. Fang oben an.',
  othersChangedTheSame:
    'Andere haben gerade dasselbe geändert. Es wurde nichts geändert; versuch es gleich noch einmal.',
  databaseTooLong:
    'Die Datenbank hat zu lange gebraucht. Es wurde nichts geändert; versuch es gleich noch einmal.',
  databaseAway:
    'Die Datenbank ist nicht erreichbar. Versuch es gleich noch einmal und prüf, was gespeichert wurde.',
  diskFull:
    'Die Festplatte des Servers ist voll. Es wurde nichts geändert; sag deiner Praxis Bescheid.',
  ourFault: 'Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  savedALot: (minutes) =>
    `Du hast in dieser Stunde viel gespeichert. Versuch es in ${plural(minutes, { one: 'einer Minute', other: `${minutes} Minuten` })} noch einmal.`,
  tooLarge: 'Das ist zu groß, um es auf einmal zu senden.',
  notSignedIn: 'Du bist nicht angemeldet. Melde dich an und versuch es noch einmal.',
  mayNot: 'Dein Konto darf das nicht.',
  onlyDieticians:
    'Das können nur Ernährungsberater:innen. Als Assistenz kannst du es ansehen; frag jemanden aus der Praxis.',
  onlyOwners: 'Das können nur Inhaber:innen der Praxis. Frag jemanden von ihnen.',
  mustProve:
    'Deine Praxis verlangt die Anmeldung in zwei Schritten. Richte sie ein, um weiterzumachen.',
  someFieldsWrong: 'Einige Felder stimmen noch nicht.',
  nothingHere: 'Hier ist nichts.',
  foreignOrigin: 'Diese Anfrage kommt von einer anderen Website.',
  editedMeanwhile: 'Das hat inzwischen jemand anderes geändert.',
  noSuchField: 'Dieses Feld gibt es nicht.',
};
