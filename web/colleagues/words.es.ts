import { inDigits, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  colleaguesFailed: 'No se pudo cargar la lista de compañeros.',
  customersOf: (count) => numbered(count, { one: '1 cliente', other: '# clientes' }),
  lockedOut: 'Bloqueado por el operador',
  you: '(tú)',
  changePosition: 'Cambiar el puesto',
  changePositionOf: (name) => `Cambiar el puesto de ${name}`,
  removeOne: (name) => `Quitar a ${name}`,
  removeHint:
    'Su sesión se cierra enseguida y no puede volver sin invitación. Lo que escribió se queda, con su nombre.',
  position: 'Puesto',
  successor: 'Quién se encarga',
  successorHint:
    'Esta persona recibe sus clientes, las próximas citas y las conversaciones abiertas. Si ambas personas tienen una cita a la misma hora, las dos se mantienen y el calendario las señala.',
  colleagueRemoved: 'Ya no está en la consulta.',
  positionChanged: 'Puesto cambiado.',
  whoMayDoWhat: 'Quién puede hacer qué',
  aloneYet: 'No hay nadie más en el equipo. A quien invites podrá atender clientes también.',
  inviteColleague: 'Invitar a un compañero',
  colleagueByMail: (days) =>
    `Recibe un correo con un enlace que vale ${inDigits(days)} días. Confirma que eres tú.`,
  colleagueByLink: (days) =>
    `Obtienes un enlace para entregar; vale ${inDigits(days)} días. Confirma que eres tú.`,
  invitationSent: 'La invitación está en camino.',
  invitationMade: 'El enlace está listo. Cópialo de la lista.',
};
