import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  tooMany: (max) => `Como máximo ${inDigits(max)} personas a la vez. Envía el resto después.`,
  enterOneEmail: 'Escribe al menos un correo.',
  closed: {
    used: 'Alguien ya ha usado esta invitación.',
    revoked: 'Esta invitación ya se había anulado.',
    ended: 'Quien envió esta invitación ya no está en la consulta. Invita de nuevo a la persona.',
  },
  refused: {
    customer: 'Ya tiene una cuenta aquí.',
    dietician: 'Es una dirección de la propia consulta.',
    invited: 'Ya tiene una invitación abierta.',
    double: 'Aparece más de una vez en tu lista.',
    'too-many': 'Ha recibido tres invitaciones en un día. Inténtalo de nuevo mañana.',
  },
};
