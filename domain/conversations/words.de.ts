import { numbered } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  chooseMeal: 'Wähle eine Mahlzeit.',
  writeMeal: 'Schreib die Mahlzeit, die du vorschlägst.',
  choosePictureAgain: 'Wähle das Bild noch einmal aus.',
  chooseFileAgain: 'Wähle die Datei noch einmal aus.',
  emptyMessage: 'Schreib etwas oder wähle ein Bild oder PDF.',
  noSuchMeal: 'Der Plan hat an diesem Tag keine solche Mahlzeit. Wähle eine, die es dort gibt.',
  sameMeal: 'Genau das steht schon im Plan. Schreib, was du ändern würdest.',
  dayOver: (day) => `${day} ist vorbei. Schlag die Mahlzeit für einen kommenden Tag vor.`,
  noPlanForDay: (day) =>
    `Für ${day} gibt es keinen Plan. Schreib zuerst einen für die ganze Woche.`,
  mealChanged: (now, was) =>
    `Die Mahlzeit wurde inzwischen geändert: Dort steht jetzt „${now}“, vorher „${was}“.`,
  mealRemoved: (was) =>
    `Die Mahlzeit wurde inzwischen geändert: Sie ist jetzt leer, vorher „${was}“.`,
  mealAdded: (now) =>
    `Die Mahlzeit wurde inzwischen geändert: Dort steht jetzt „${now}“, vorher war sie leer.`,
  noSuggestion: 'Diese Nachricht wurde zurückgenommen oder schlägt keine Mahlzeit vor.',
  notYours: 'Du kannst nur deine eigenen Nachrichten zurücknehmen.',
  tooLate:
    'Eine Nachricht lässt sich fünf Minuten lang zurücknehmen. Die sind vorbei; schreib einfach, was richtig ist.',
  inThePlan: 'Diese Mahlzeit steht schon im Plan. Ändere den Plan oder schreib, was richtig ist.',
  tooManyMessages: (minutes) =>
    numbered(minutes, {
      one: 'Das waren viele Nachrichten in kurzer Zeit. Schick die nächste in einer Minute; dein Text bleibt hier stehen.',
      other:
        'Das waren viele Nachrichten in kurzer Zeit. Schick die nächste in # Minuten; dein Text bleibt hier stehen.',
    }),
  youAreLeaving:
    'Du hast darum gebeten, dein Konto zu löschen. Deshalb kommt nichts Neues mehr dazu. Behalte dein Konto, um wieder zu schreiben.',
  customerIsLeaving:
    'Diese Person hat darum gebeten, ihr Konto zu löschen. Deshalb kommt nichts Neues mehr dazu.',
  consentMissing:
    'Diese Person hat noch nicht zugestimmt, dass die Praxis ihre Gesundheitsdaten nutzt. Du kannst ihr schreiben, sobald sie zugestimmt hat.',
  coachingPaused:
    'Deine Betreuung ist pausiert. Du kannst trotzdem fragen; die Antwort kommt vielleicht etwas später.',
  coachingEnded:
    'Deine Betreuung ist beendet. Du kannst trotzdem fragen; die Antwort kommt vielleicht etwas später.',
};
