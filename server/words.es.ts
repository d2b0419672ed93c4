import type { say as english } from './words.ts';

export const say: typeof english = {
  things: {
    articles: 'artículos',
    appointments: 'citas',
    appointmentList: 'lista de todas las citas',
    appointmentHours: 'horario de citas',
    attentionList: 'lista de quién necesita atención',
    attention: 'pospuestos o límites en «Hoy»',
    attentionRules: 'reglas de quién necesita atención',
    record: 'registro de accesos',
    calendarLink: 'enlace del calendario',
    coachingPeriod: 'periodo de acompañamiento',
    assignment: 'dietista asignado',
    messages: 'mensajes',
    messagePictures: 'imágenes de mensajes',
    waiting: 'preguntas pendientes',
    allWaiting: 'preguntas pendientes de todos los clientes',
    customerList: 'lista de todos los clientes',
    overview: 'resumen',
    notes: 'notas privadas',
    dayNotes: 'notas de los días',
    foods: 'alimentos de la consulta',
    foodTargets: 'objetivos de alimentación del día',
    goals: 'objetivos',
    riskyGoals: 'objetivos, uno de ellos fuera de los límites seguros, con un motivo',
    picture: 'foto',
    invitations: 'invitaciones',
    measurements: 'medidas',
    hiddenNumbers: 'opción de ocultar números',
    planLibrary: 'biblioteca de planes',
    plans: 'planes de alimentación',
    markedPlans: 'planes de alimentación con comidas marcadas',
    savedPlans: 'planes guardados',
    practice: 'ajustes de la consulta',
    profile: 'perfil',
    questionnaires: 'cuestionarios',
    questionnaireAnswers: 'respuestas a cuestionarios',
    days: 'progreso diario',
    mealPhotos: 'fotos de comidas',
    account: 'cuenta',
    colleagues: 'personas de la consulta',
    signInRule: 'norma de verificación en dos pasos',
    savedReplies: 'respuestas guardadas',
    messageFiles: 'archivos de mensajes',
    allMessages: 'búsqueda en todas las conversaciones',
    allData: 'todos los datos de la consulta',
    visitTemplate: 'títulos de los registros de visitas',
    visits: 'notas privadas de visitas',
  },
  did: {
    allData: {
      reads: {
        toYou: 'descargó todos los datos de la consulta, también los tuyos',
        to: 'descargó todos los datos de la consulta',
      },
    },
    appointment: {
      changes: {
        toYou: 'reservó, movió o canceló tu cita',
        to: 'reservó, movió o canceló una cita de',
      },
    },
    articleLink: {
      reads: {
        toYou: 'vio los artículos que te recomendaron',
        to: 'vio los artículos recomendados a',
      },
      changes: {
        toYou: 'te recomendó un artículo',
        to: 'recomendó un artículo a',
      },
      deletes: {
        toYou: 'te retiró un artículo',
        to: 'retiró un artículo a',
      },
    },
    sentQuestionnaire: {
      changes: {
        toYou: 'te envió un cuestionario',
        to: 'envió un cuestionario a',
      },
      deletes: {
        toYou: 'te retiró un cuestionario',
        to: 'retiró un cuestionario a',
      },
    },
    articleRead: {
      reads: {
        toYou: 'vio qué artículos has leído',
        to: 'vio los artículos leídos por',
      },
    },
    assignment: {
      changes: {
        toYou: 'eligió quién es tu dietista',
        to: 'eligió dietista para',
      },
    },
    message: {
      changes: {
        toYou: 'te escribió un mensaje',
        to: 'escribió un mensaje a',
      },
      deletes: {
        toYou: 'retiró un mensaje para ti',
        to: 'retiró un mensaje para',
      },
    },
    messageFile: {
      changes: {
        toYou: 'añadió un archivo a un mensaje para ti',
        to: 'añadió un archivo a un mensaje para',
      },
    },
    messagePicture: {
      changes: {
        toYou: 'añadió una imagen a un mensaje para ti',
        to: 'añadió una imagen a un mensaje para',
      },
    },
    goalProposal: {
      changes: {
        toYou: 'te propuso un objetivo',
        to: 'propuso un objetivo a',
      },
    },
    measurement: {
      changes: {
        toYou: 'registró tus medidas',
        to: 'registró medidas de',
      },
      deletes: {
        toYou: 'eliminó una de tus medidas',
        to: 'eliminó una medida de',
      },
    },
    dietPlan: {
      changes: {
        toYou: 'escribió o cambió tu plan de alimentación',
        to: 'escribió o cambió el plan de alimentación de',
      },
      deletes: {
        toYou: 'eliminó uno de tus planes de alimentación',
        to: 'eliminó un plan de alimentación de',
      },
    },
    markedPlan: {
      changes: {
        toYou: 'subió un plan de alimentación para ti a pesar de las advertencias',
        to: 'subió un plan de alimentación, a pesar de las advertencias, para',
      },
    },
  },
  copied: {
    appointment: 'tus citas: cuándo, dónde, con quién y por qué se canceló alguna',
    articleLink: 'artículos que te recomendó tu dietista',
    sentQuestionnaire: 'los cuestionarios que te enviaron, tal como eran entonces',
    questionnaireAnswer: 'tus respuestas, con las palabras de cada pregunta',
    articleRead: 'qué artículos has leído y cuándo',
    auditEntry: 'cuándo un dietista vio o cambió cada cosa',
    calendarFeed:
      'desde cuándo tu calendario puede leer tus comidas; su enlace no está en ninguno de estos archivos',
    coachingPeriod: 'cuándo tienes acompañamiento',
    message: 'tus mensajes con tu consulta y de qué trataba cada uno',
    messageFile: 'los archivos de esos mensajes, que están en la carpeta pictures',
    messagePicture: 'las imágenes de esos mensajes, que están en la carpeta pictures',
    goal: 'tus objetivos y quién los puso',
    goalChange: 'cómo eran tus objetivos antes de cambiarlos, y cuándo',
    goalHabitDay: 'cuántas veces al día hiciste lo que te propusiste',
    profileImage: 'tu foto, que está en la carpeta pictures',
    invitation:
      'la invitación con la que llegaste: quién te invitó, cuándo y las palabras que te escribió',
    measurement: 'lo que se midió de ti: el valor tal como se escribió y en unidades SI',
    measurementChange: 'cómo eran tus medidas antes de corregirlas o eliminarlas, y cuándo',
    pushDevice: 'los dispositivos en los que recibes avisos, y desde cuándo',
    notification: 'de qué se te avisó y cuándo lo leíste',
    notificationSetting: 'tus horas de silencio y cuándo llegan juntos los correos',
    notificationChoice: 'por qué medios quieres que se te avise de cada cosa',
    dietPlan: 'tus planes de alimentación',
    dietPlanVersion: 'cómo eran esos planes antes de cambiarlos o eliminarlos',
    savedDietPlan: 'copias de planes que tu dietista guarda para ti',
    customerProfile: 'tu perfil',
    chosenAllergens: 'alérgenos que tu dietista eligió para ti',
    foodTarget: 'lo que debería contener tu día',
    dailyProgress: 'los días que registraste, con las comidas previstas entonces',
    answerPhoto: 'las fotos de tus respuestas, que están en la carpeta pictures',
    mealPhoto: 'las fotos de tus comidas, que están en la carpeta pictures',
    reminder: 'qué se te recuerda y cuándo',
    accountDeletion: 'si pediste eliminar tu cuenta',
    consent: 'cuándo aceptaste cada texto de privacidad y cuándo lo retiraste',
    user: 'tu cuenta: nombre, correo (y si rechaza recordatorios) y zona horaria',
    account: 'cómo inicias sesión; tu contraseña no está en ninguno de estos archivos',
    session: 'dónde tienes la sesión iniciada',
    authenticator:
      'desde cuándo una app de autenticación genera códigos para ti; su clave no está aquí',
    passkey: 'tus llaves de acceso: nombres, partes públicas y último uso',
  },
  full: {
    anything: 'No queda espacio. Elimina primero lo que ya no haga falta.',
    messages: 'No caben más mensajes. Pregunta en tu consulta cómo seguir.',
    messageFiles: 'No caben más archivos en esta conversación. Envía el mensaje sin archivo.',
    messagePictures: 'No caben más imágenes. Envía el mensaje sin imagen.',
    goals: 'No caben más objetivos. Cambia uno de los que hay.',
    goalChanges: 'No caben más cambios de objetivos. Deja este como está.',
    measurementChanges: 'No caben más correcciones. Añade un valor nuevo.',
    devices: (most) => `Ya hay ${most} dispositivos, el máximo. Quita uno primero.`,
    plans: 'No caben más planes. Elimina uno que ya nadie necesite.',
    planVersions: 'No caben más cambios de planes. Sube un plan nuevo.',
    passkeys: (most) => `El máximo es de ${most} llaves de acceso. Quita una primero.`,
    sessions:
      'Tienes la sesión abierta en demasiados sitios. Restablece tu contraseña para cerrarlas todas.',
    appointments: 'No caben más citas. Pregunta a tu consulta cómo seguir.',
    visitChanges: 'No caben más cambios. Escribe una visita nueva.',
  },
  invitation: {
    subject: (practice) => `Una invitación de ${practice}`,
    text: ({ practice, dietician, name, line, link, days }) =>
      `Hola${name && `, ${name}`}:\n\n${dietician} te invita a ${practice}.\n${line && `\n${line}\n`}\nCrea tu cuenta en los próximos ${days} días con este enlace:\n${link}\n\nEl enlace es solo para ti, así que no lo compartas. Si no conoces la consulta, ignora este correo.\n`,
    toColleague: ({ practice, dietician, as, link, days }) =>
      `Hola:\n\n${dietician} te invita a trabajar en ${practice} con Weekplate, ${as}.\n\nCrea tu cuenta en los próximos ${days} días con este enlace:\n${link}\n\nEl enlace es solo para ti, así que no lo compartas. Si no conoces la consulta, ignora este correo.\n`,
  },
  letters: {
    verification: {
      subject: (practice) => `Confirma tu correo para ${practice}`,
      text: (practice, link) =>
        `Se ha creado una cuenta en ${practice} con esta dirección.\n\nConfirma tu dirección abriendo este enlace en el plazo de un día:\n${link}\n\nSi no has sido tú, ignora este correo. La dirección queda sin confirmar y nadie puede entrar.\n`,
    },
    'password-reset': {
      subject: (practice) => `Elige una contraseña nueva para ${practice}`,
      text: (practice, link) =>
        `Alguien ha pedido una contraseña nueva para tu cuenta en ${practice}.\n\nElígela abriendo este enlace en el plazo de una hora:\n${link}\n\nSi no has sido tú, ignora este correo. Tu contraseña sigue siendo la misma.\n`,
    },
    'existing-account': {
      subject: (practice) => `Ya tienes una cuenta en ${practice}`,
      text: (practice, link) =>
        `Alguien ha intentado crear una cuenta en ${practice} con esta dirección, pero ya tiene una.\n\nInicia sesión aquí:\n${link}\n\nSi has olvidado tu contraseña, elige allí «Olvidé mi contraseña». Si no has sido tú, ignora este correo.\n`,
    },
  },
  reminder: {
    day: {
      subject: 'Es hora de registrar tu día',
      text: 'Es hora de registrar tu día. Son dos minutos:',
    },
    plan: {
      subject: 'Es hora de mirar tu plan',
      text: 'Es hora de mirar tu plan:',
    },
    water: {
      subject: 'Es hora de un vaso de agua',
      text: 'Es hora de un vaso de agua. Regístralo en tu día:',
    },
  },
  reminderEnd: (practice, settings, stop) =>
    `Creaste este recordatorio en ${practice}. Cambia tus recordatorios:\n${settings}\n\nDesactívalo sin iniciar sesión:\n${stop}\n`,
  contact: {
    subject: (name) => `Mensaje de ${name}`,
    end: (name, email) =>
      `${name}, ${email}, por el formulario de contacto de tu consulta. La dirección no se ha comprobado.\nEl mensaje también está en «Consultas web», donde se puede archivar. Para contestar, responde a este correo.\n`,
    trapFilledIn:
      'Tu navegador ha rellenado un campo que nadie ve, como suelen hacer los bots. No se ha perdido nada: pulsa «Enviar mensaje» otra vez.',
    labels: {
      name: 'Nombre',
      email: 'Correo',
      message: 'Mensaje',
      website: 'Un campo que nadie ve',
    },
    thankYou: 'Gracias',
    arrived: 'Tu mensaje ha llegado. La consulta te responderá por correo.',
    notSentYet: 'Aún no se ha enviado',
    send: 'Enviar mensaje',
  },
  meals: 'Comidas',
  columns: {
    name: 'Nombre',
    email: 'Correo',
    status: 'Estado',
    days: 'Días registrados de los últimos 14',
    lastLogged: 'Último registro',
    adherence: 'Según el plan %',
    weightChange: 'Cambio de peso kg',
    planUntil: 'Plan hasta',
    periodStart: 'Inicio del periodo',
    periodEnd: 'Fin del periodo',
    dietician: 'Dietista',
    lastVisit: 'Última visita',
    tags: 'Etiquetas',
  },
  consentWithdrawn: 'Consentimiento retirado',
  minutesToRead: (minutes) => `${minutes} min de lectura`,
  thePractice: 'La consulta',
  closedInDemo: 'Esto está desactivado en la demo pública.',
  cannotBeDone: 'Esto no se puede hacer aquí.',
  noSuchPlan: 'Este cliente ya no tiene ese plan.',
  dayIsOver: 'Ese día ya pasó. Elige hoy o un día futuro.',
  noDietician: 'Esta persona no es dietista de la consulta. Elige otra.',
  fileGone: 'Este archivo ya no está. Vuelve a elegirlo.',
  notAPdf: 'Solo se pueden enviar archivos PDF. Guárdalo como PDF e inténtalo de nuevo.',
  pdfLocked: 'Este PDF tiene contraseña y no se puede comprobar. Guárdalo sin ella.',
  pdfHarmful:
    'Este PDF contiene scripts, formularios que envían datos u otros archivos. Imprímelo en un PDF nuevo y envía ese.',
  pdfUnread:
    'Este PDF está hecho de una forma que no se puede comprobar. Imprímelo en un PDF nuevo y envía ese.',
  pictureGone: 'Esta imagen ya no está. Elígela de nuevo.',
  onlyDieticianSends: 'Esto solo lo envía un dietista.',
  dayAhead: 'Elige un día futuro, como máximo dentro de un año.',
  noSuchMeal: 'Esa comida ya no está en ese día.',
  measurementGone: 'Esta medida ya no está.',
  nameWithALetter: 'Escribe un nombre con al menos una letra.',
  hasThatFood: (name) => `Tu consulta ya tiene «${name}». Cambia ese.`,
  foodsFull: (most) => `Tu consulta tiene ${most}, el máximo. Quita uno primero.`,
  noSuchKind: 'Ese tipo no existe.',
  ofTheLastSevenDays: 'Elige uno de los últimos siete días.',
  fileTooLarge: (most) => `Este archivo ocupa más de ${most} MB. Elige uno más pequeño.`,
  fileCutOff: 'El archivo llegó incompleto. Inténtalo de nuevo.',
  pictureCutOff: 'La imagen llegó incompleta. Inténtalo de nuevo.',
  manyPictures: 'Ahora mismo llegan muchas imágenes. Inténtalo de nuevo en un momento.',
  proveForAllData:
    'Confirma otra vez que eres tú, en los ajustes de la consulta. Después descarga el archivo.',
  picturesAway:
    'Ahora no se puede acceder a las imágenes. No se cambió nada; inténtalo de nuevo en un momento.',
  linkNotMailed: 'Este enlace no se envía por correo.',
  onlyTheWriter: 'Solo quien lo escribió puede cambiarlo o eliminarlo.',
  kindNotOffered: 'Este tipo no se ofrece. Elige otro.',
  numbersHidden:
    'Tienes los números ocultos y este archivo no contiene otra cosa. Vuelve a mostrarlos primero.',
  ofAnotherDay: 'Esto es de otro día.',
  thereIsAlready: (name) => `Ya existe «${name}».`,
  kindsFull: (most, ever) =>
    `Puede haber ${most} tipos propios (${ever} contando los retirados). Retira uno o cámbiale el nombre.`,
  dayFull: (most, day) => `En un día caben ${most} de este tipo. Quita algunas del ${day}.`,
  noSuchVersion: 'Esa versión aún no existe.',
  notAVersion: 'Esto no es una versión.',
  bothFromAndTo: 'Indica el inicio y el fin.',
  mostDays: (most) => `Como máximo ${most} días, el primero antes del último.`,
  noteChanged: 'Esta nota ha cambiado mientras tanto. Vuelve a mirarla.',
  copyReadme: (who, at, files) => `Todo lo que se guarda de ${who}
Tal como estaba el ${at} UTC.

Cada tipo de datos está aquí dos veces: en .json, para programas, y en .csv, que se abre en
cualquier hoja de cálculo. Un archivo sin filas significa que no se guarda nada de ese tipo.

${files}

Los días son año-mes-día en tu propio calendario. Las horas están en UTC y terminan en Z.
Los identificadores representan personas, planes y sesiones. En los archivos .csv, un texto
que empieza por = + - o @, también tras una coma, un punto y coma o un salto de línea, lleva
delante un apóstrofo para que ninguna hoja de cálculo lo tome por una fórmula; en los .json
está tal cual.

Aquí no están: los secretos que abrirían tu cuenta ni las notas de trabajo privadas de tu
dietista. Pregunta por ellas en tu consulta.
`,
};
