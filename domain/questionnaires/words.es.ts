import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  writeTitle: 'Ponle un título.',
  writeQuestion: 'Escribe la pregunta.',
  writeOption: 'Escribe qué se puede elegir.',
  twoOptions: 'Da al menos dos opciones, una por línea.',
  optionsDiffer: 'Cada opción solo una vez.',
  tooManyOptions: (most: number) => `${inDigits(most)} opciones como máximo.`,
  tooManyItems: (most: number) =>
    `${inDigits(most)} preguntas como máximo. Divídelo en dos cuestionarios.`,
  tooLong: 'Es demasiado largo. Divídelo en dos cuestionarios.',
  askSomething: 'Haz al menos una pregunta.',
  twice: 'Esta pregunta está dos veces. Elimínala y escríbela de nuevo.',
  scaleRises: 'La escala tiene que terminar más alto de lo que empieza.',
  noPlace: 'Esta respuesta no encaja ahí. Elige otro lugar del perfil.',
  earlierDecides: 'Elige una pregunta que esté más arriba.',
  answerIsGone: 'Esta respuesta ya no existe. Elige otra.',
  notAnAnswer: 'Esto no encaja con la pregunta. Respóndela otra vez.',
  enterDate: 'Escribe una fecha como AAAA-MM-DD.',
  answerTooLong: (most: number) => `${inDigits(most)} caracteres como máximo. Acorta tu respuesta.`,
  tooManyQuestionnaires: (most: number) =>
    `La consulta tiene ${inDigits(most)} cuestionarios y no caben más. Elimina uno primero.`,
  enoughWaiting: (most) =>
    `Hay ${inDigits(most)} cuestionarios a la espera de sus respuestas. Retira antes uno.`,
  hasAnswers: 'Este cuestionario ya tiene respuestas, así que se queda.',
  yes: 'Sí',
  no: 'No',
  aPhoto: 'Una foto',
  photosFull: (most) => `En las respuestas caben ${inDigits(most)} fotos. Quita una antes.`,
};
