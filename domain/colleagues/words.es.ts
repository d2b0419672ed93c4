import type { say as english } from './words.ts';

export const say: typeof english = {
  positions: { owner: 'Propietario', dietician: 'Dietista', assistant: 'Asistente' },
  asPosition: {
    owner: 'como propietario de la consulta',
    dietician: 'como dietista',
    assistant: 'como asistente',
  },
  mayDo: {
    owner:
      'Los propietarios hacen todo lo que hacen los dietistas, y además cambian los ajustes de la consulta e invitan a compañeros.',
    dietician: 'Los dietistas ven y cambian todo lo que es de los clientes.',
    assistant:
      'Los asistentes ven todo lo que es de los clientes. Escriben mensajes, invitan a gente y conciertan citas, pero no cambian planes ni datos de salud.',
  },
  lastOwner: 'Una consulta necesita un propietario. Nombra antes a otra persona.',
  chooseSuccessor: 'Elige quién se encarga de sus clientes.',
  cannotTakeOver: 'Esta persona no puede encargarse de clientes. Elige a otra.',
};
