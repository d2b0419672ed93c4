import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  invitations: 'Invitaciones',
  allCustomers: 'Todos los clientes',
  failedToLoad: 'No se pudieron cargar las invitaciones.',
  inviteCustomers: 'Invitar a clientes',
  theyAreAssignedToYou:
    'Crean su propia cuenta y quedan asignados a ti, con su periodo de acompañamiento.',
  theyAreAssignedToFirst:
    'Crean su propia cuenta, con su periodo ya fijado. Los atiende el primer dietista de la consulta hasta que se elija a otro.',
  noMailServer:
    'Esta consulta no puede enviar correos. Weekplate crea un enlace para cada persona: cópialo y entrégaselo.',
  howToInvite: 'Cómo invitar',
  byEmail: 'Por correo',
  byLink: 'Con un enlace',
  fromAList: 'Desde una lista',
  restored: 'Aquí está lo que escribiste la última vez y no enviaste.',
  cannotKeepDrafts:
    'Este navegador no puede conservar borradores. Envía todo antes de salir de esta página.',

  coachingPeriod: 'Periodo de acompañamiento',
  startDate: 'Fecha de inicio',
  endDate: 'Fecha de fin',
  lineFromYou: 'Unas palabras tuyas',
  lineHint:
    'Se añaden al correo; sin ellas, solo dice que les invitas. No escribas nada sobre su salud.',
  sendInvitations: 'Enviar invitaciones',
  makeLinks: 'Crear enlaces',
  failedToInvite: 'No se pudo invitar.',
  nobodyWasInvited: 'No se invitó a nadie.',
  invitationsOnTheWay: (count) =>
    numbered(count, { one: '1 invitación en camino.', other: '# invitaciones en camino.' }),
  linksMade: (count) =>
    numbered(count, {
      one: '1 enlace creado. Cópialo abajo y entrégalo.',
      other: '# enlaces creados. Cópialos abajo y entrégalos.',
    }),
  notInvitedCount: (count) => `Sin invitar (${inDigits(count)}):`,
  refused: (email, why) => `${email}: ${why}`,

  inviteByEmail: 'Invitar por correo',
  emailAddresses: 'Correos electrónicos',
  onePersonALine:
    'Una persona por línea. Puedes poner el nombre al lado: Lena Roth lena@example.org',
  sameForAll: 'Es el mismo para todos; de momento puedes dejarlo vacío.',
  line: (line, why) => `Línea ${inDigits(line)}: ${why}`,

  inviteByLink: 'Invitar con un enlace',
  nameHint: 'Para quién es el enlace. La persona puede elegir otro nombre.',
  periodMayBeEmpty: 'De momento puedes dejarlo vacío.',
  howLinksWork: (days, people) =>
    `Un enlace vale ${inDigits(days)} días. El de una persona sirve una vez; el de todos sirve para ${inDigits(people)} personas y sustituye al que creaste antes.`,
  makeLinkForEverybody: 'Crear enlace para todos',
  makeLink: 'Crear enlace',
  failedToMakeLink: 'No se pudo crear el enlace.',
  linkMade: 'Creado: {name}. Dáselo solo a la persona a la que va dirigido.',
  copyLink: 'Copiar enlace',
  share: 'Compartir',

  aboutLists: (people, send) =>
    `Una tabla con una columna de correos y, si quieres, el nombre y el inicio y fin del acompañamiento; como máximo ${inDigits(people)} personas a la vez. Se lee aquí: nada sale de esta página hasta que pulses «${send}».`,
  csvFile: 'Archivo CSV',
  pasteRows: 'O pega aquí las filas',
  forThoseWithoutDates: 'Para quienes no tienen fechas en la lista.',
  tooLarge: 'Es demasiado grande para una lista de personas. Envíala por partes.',
  notCsv:
    'Esto no es un archivo CSV. En tu hoja de cálculo elige «Guardar como» y luego «CSV UTF-8».',
  noEmailColumn: 'No se encontró ninguna columna de correos. Llámala «Correo» en la primera fila.',
  beginsLikeFormula:
    'El nombre empieza como una fórmula de hoja de cálculo. Escríbelo sin ese signo.',
  unreadableDate: 'No se entiende esta fecha. Escríbela así: 2026-12-31.',
  sameAddressInRow: (row) => `Este correo ya está en la fila ${inDigits(row)}.`,
  columns: {
    email: 'correo',
    name: 'nombre',
    firstName: 'nombre de pila',
    lastName: 'apellidos',
    start: 'inicio',
    end: 'fin',
  },
  columnFrom: (column, heading) => `${column} de «${heading}»`,
  read: (columns) => `Se lee: ${columns.join(', ')}.`,
  notRead: (headings) => `No se lee: ${headings.map((heading) => `«${heading}»`).join(', ')}.`,
  column: (place) => `columna ${inDigits(place)}`,
  willBeInvitedCount: (count) =>
    numbered(count, { one: 'Se invitará a 1 persona', other: 'Se invitará a # personas' }),
  andNot: (count) => `, a ${inDigits(count)} no`,
  andCannotBeRead: (count) =>
    numbered(count, { one: '; 1 fila no se entiende', other: '; # filas no se entienden' }),
  moreInTheList: (most, more) =>
    plural(more, {
      one: `Se invita a ${inDigits(most)} personas a la vez. En la lista hay una más: invítala después.`,
      other: `Se invita a ${inDigits(most)} personas a la vez. En la lista hay ${inDigits(more)} más: invítalas después.`,
    }),
  willBeInvited: 'Se invitará a',
  notInvited: 'Sin invitar',
  row: (row, why) => `Fila ${inDigits(row)}: ${why}`,
  period: (start, end) => `del ${start} al ${end}`,

  whoWasInvited: 'Personas invitadas',
  nobodyYet: 'Aún no has invitado a nadie',
  nobodyYetHint:
    'Las personas invitadas aparecen aquí hasta que crean su cuenta. Quedan asignadas a ti, con su periodo de acompañamiento.',
  linkForEverybody: 'Enlace para todos',
  linkForOnePerson: 'Enlace para una persona',
  somebody: 'Alguien',
  states: {
    waiting: 'En camino',
    sent: 'Enviada',
    failed: 'No entregada',
    open: 'Pendiente',
    used: 'Usada',
    revoked: 'Anulada',
    ended: 'Terminada',
    expired: 'Caducada',
  },
  haveSignedUp: (uses, most) =>
    plural(uses, {
      one: `${inDigits(uses)} de ${inDigits(most)} ha creado su cuenta`,
      other: `${inDigits(uses)} de ${inDigits(most)} han creado su cuenta`,
    }),
  nobodySignedUp: 'nadie creó una cuenta con ella',
  dieticianHasLeft: 'quien invitó ya no está en la consulta',
  goodUntil: (day) => `vale hasta el ${day}`,
  coaching: (start, end) => `Acompañamiento del ${start} al ${end}`,
  madeBy: (at, dietician) => `${at}, por ${dietician}`,
  again: { newLink: 'Crear otro enlace', mail: 'Enviar por correo', mailAgain: 'Enviar de nuevo' },
  againNamed: {
    newLink: (name) => `Crear otro enlace para ${name}`,
    mail: (name) => `Enviar por correo la invitación para ${name}`,
    mailAgain: (name) => `Enviar de nuevo la invitación para ${name}`,
  },
  copyLinkOf: (name) => `Copiar el enlace de ${name}`,
  onItsWay: 'En camino.',
  newLinkMade: 'Enlace creado. Cópialo aquí.',
  failedToRenew: 'No se pudo renovar la invitación.',
  revoke: 'Anular',
  revokeInvitationOf: (name) => `Anular la invitación para ${name}`,
  revokeHint:
    'El enlace deja de funcionar, y el nombre y el correo se borran de aquí. Puedes volver a invitar a esta persona cuando quieras.',
  invitationRevoked: 'Invitación anulada.',
  failedToRevoke: 'No se pudo anular la invitación.',
  linkCopied: 'Enlace copiado.',
  copyRefused: 'Tu navegador no permite copiar aquí. Crea otro enlace para verlo.',
};
