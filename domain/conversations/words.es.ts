import { numbered } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  chooseMeal: 'Elige una comida.',
  writeMeal: 'Escribe la comida que propones.',
  choosePictureAgain: 'Elige otra vez la imagen.',
  chooseFileAgain: 'Vuelve a elegir el archivo.',
  emptyMessage: 'Escribe algo o elige una imagen o un PDF.',
  noSuchMeal: 'El plan de ese día no tiene esa comida. Elige una que sí tenga.',
  sameMeal: 'Eso es lo que ya dice el plan. Escribe lo que cambiarías.',
  dayOver: (day) => `El ${day} ya pasó. Propón la comida para un día futuro.`,
  noPlanForDay: (day) => `Ningún plan incluye el ${day}. Planifica antes esa semana.`,
  mealChanged: (now, was) =>
    `La comida ha cambiado entretanto: ahora dice «${now}»; antes, «${was}».`,
  mealRemoved: (was) => `La comida ha cambiado entretanto: ahora está vacía; antes decía «${was}».`,
  mealAdded: (now) => `La comida ha cambiado entretanto: ahora dice «${now}»; antes estaba vacía.`,
  noSuggestion: 'Este mensaje se retiró o no propone ninguna comida.',
  notYours: 'Solo puedes retirar los mensajes que escribiste tú.',
  tooLate:
    'Un mensaje se puede retirar durante cinco minutos. Ya han pasado; escribe lo correcto en otro mensaje.',
  inThePlan: 'Esta comida ya está en el plan. Cambia el plan o escribe lo correcto.',
  tooManyMessages: (minutes) =>
    numbered(minutes, {
      one: 'Son muchos mensajes en poco tiempo. Envía el siguiente dentro de un minuto; lo que escribiste no se pierde.',
      other:
        'Son muchos mensajes en poco tiempo. Envía el siguiente dentro de # minutos; lo que escribiste no se pierde.',
    }),
  youAreLeaving:
    'Has pedido que se elimine tu cuenta, así que no se añade nada nuevo. Conserva tu cuenta para volver a escribir.',
  customerIsLeaving:
    'Este cliente ha pedido que se elimine su cuenta, así que no se añade nada nuevo.',
  consentMissing:
    'Este cliente aún no ha aceptado que la consulta use sus datos de salud. Podrás escribirle en cuanto acepte.',
  coachingPaused:
    'Tu acompañamiento está en pausa. Puedes preguntar igualmente; tu dietista quizá tarde más en responder.',
  coachingEnded:
    'Tu acompañamiento ha terminado. Puedes preguntar igualmente; tu dietista quizá tarde más en responder.',
};
