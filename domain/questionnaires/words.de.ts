import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  writeTitle: 'Gib ihm einen Titel.',
  writeQuestion: 'Schreib die Frage.',
  writeOption: 'Schreib, was zur Wahl steht.',
  twoOptions: 'Gib mindestens zwei Antworten zur Wahl, eine pro Zeile.',
  optionsDiffer: 'Jede Antwort nur einmal.',
  tooManyOptions: (most: number) => `Höchstens ${inDigits(most)} Antworten.`,
  tooManyItems: (most: number) =>
    `Höchstens ${inDigits(most)} Fragen. Mach zwei Fragebögen daraus.`,
  tooLong: 'Das ist zu lang. Mach zwei Fragebögen daraus.',
  askSomething: 'Stelle mindestens eine Frage.',
  twice: 'Diese Frage steht zweimal hier. Lösche sie und schreib sie neu.',
  scaleRises: 'Die Skala muss höher enden, als sie beginnt.',
  noPlace: 'Diese Antwort passt dort nicht hin. Wähle eine andere Stelle im Profil.',
  earlierDecides: 'Wähle eine Frage, die weiter oben steht.',
  answerIsGone: 'Diese Antwort gibt es nicht mehr. Wähle eine andere.',
  notAnAnswer: 'Das passt nicht zur Frage. Beantworte sie noch einmal.',
  enterDate: 'Gib ein Datum als JJJJ-MM-TT ein.',
  answerTooLong: (most: number) => `Höchstens ${inDigits(most)} Zeichen. Kürze deine Antwort.`,
  tooManyQuestionnaires: (most: number) =>
    `Die Praxis hat ${inDigits(most)} Fragebögen, mehr geht nicht. Lösche zuerst einen.`,
  enoughWaiting: (most) =>
    `${inDigits(most)} Fragebögen warten auf Antworten dieser Person. Zieh zuerst einen zurück.`,
  hasAnswers: 'Dieser Fragebogen hat schon Antworten, deshalb bleibt er.',
  yes: 'Ja',
  no: 'Nein',
  aPhoto: 'Ein Foto',
  photosFull: (most) => `In Antworten ist Platz für ${inDigits(most)} Fotos. Entferne zuerst eins.`,
};
