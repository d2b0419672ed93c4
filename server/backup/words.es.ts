import type { say as english } from './words.ts';

export const say: typeof english = {
  person: 'Persona',
  holds: {
    account: 'cómo inicia sesión cada persona: con contraseña o con Google',
    accountDeletion: 'quién pidió eliminar su cuenta y cuándo se eliminará',
    answerPhoto: 'fotos que responden a una pregunta de un cuestionario',
    appointment: 'citas: cuándo, dónde, con quién y por qué se canceló alguna',
    appointmentHours: 'cuándo ofrece citas cada dietista',
    appointmentQuarter: 'los cuartos de hora que ocupan esas citas',
    article: 'artículos y recetas',
    articleImage: 'las imágenes de los artículos',
    articleLink: 'qué artículos se dieron a quién',
    articleRead: 'quién leyó cada artículo y cuándo',
    articleStarter: 'cuáles de nuestros artículos ya has recibido',
    attentionSnooze: 'a quién se pospuso en Hoy y hasta cuándo',
    auditEntry: 'el registro de accesos: quién vio o cambió qué',
    chosenAllergens: 'alérgenos que un dietista eligió para un cliente',
    coachingPeriod: 'cuándo tiene acompañamiento cada cliente',
    consent: 'quién aceptó cada texto de privacidad y cuándo',
    contactMessage: 'consultas desde tu sitio web',
    conversation: 'hasta dónde está leída y respondida cada conversación',
    conversationDone: 'mensajes que se dieron por hechos sin respuesta',
    customerAttention: 'cuándo aparece en Hoy un cliente concreto',
    customerProfile: 'perfiles de clientes',
    dailyProgress: 'los días registrados, con las comidas previstas entonces',
    dayNote: 'qué notas de los días están leídas',
    dieticianProfile: 'perfiles de dietistas',
    dietPlan: 'planes de alimentación',
    dietPlanVersion: 'cómo eran los planes antes de cada cambio',
    foodName: 'qué alimento significa una palabra de tus planes',
    foodTarget: 'lo que debería contener el día de un cliente',
    goal: 'objetivos y quién los puso',
    goalChange: 'cómo eran los objetivos antes de cada cambio',
    goalHabitDay: 'cuántas veces hizo un cliente lo que se propuso, día a día',
    invitation: 'invitaciones: para quién, de quién y cuándo',
    libraryPlan: 'tu biblioteca de planes',
    mealPhoto: 'fotos de comidas',
    measurement: 'medidas: el valor tal como se escribió y en unidades SI',
    measurementChange: 'cómo eran las medidas antes de cada cambio',
    measurementKind: 'tipos de medidas que añadiste',
    message: 'mensajes entre los clientes y tu consulta',
    messageFile: 'archivos PDF de los mensajes',
    messagePicture: 'imágenes de los mensajes',
    note: 'notas privadas sobre clientes',
    notification: 'avisos y cuándo se leyeron',
    notificationChoice: 'quién quiere qué avisos',
    notificationSetting: 'horas de silencio y cuándo llega el resumen diario',
    ownFood: 'alimentos que añadiste',
    practice: 'los ajustes de tu consulta',
    practiceAttention: 'cuándo aparecen los clientes en Hoy',
    practiceLook: 'el logotipo y el color de tu consulta',
    practiceRule: 'si los dietistas necesitan la verificación en dos pasos',
    profileImage: 'fotos de perfil',
    pushRemoved: 'dispositivos que ya no reciben avisos',
    questionnaire: 'cuestionarios',
    questionnaireAnswer: 'respuestas a cuestionarios',
    reminder: 'recordatorios',
    savedDietPlan: 'planes guardados',
    savedReply: 'respuestas guardadas',
    sentQuestionnaire: 'cuestionarios tal como se enviaron',
    user: 'todas las personas: nombre, correo, rol, zona horaria e idioma',
    visit: 'registros privados de las visitas',
    visitAddendum: 'lo que se añadió a registros firmados',
    visitChange: 'cómo eran los registros antes de cada cambio',
    visitTemplate: 'los encabezados de tus registros',
  },
  readme: (at, files) => `Todos los datos de tu consulta en Weekplate
Tal como estaban el ${at} UTC.

Este archivo contiene datos de salud y no está cifrado. Guárdalo donde solo tú puedas leerlo.

  tables/         cada tipo de datos dos veces: en .csv, que se abre en cualquier hoja de
                  cálculo, y en .json, para programas
  images/         imágenes y archivos PDF de los mensajes, en una carpeta por persona o
                  artículo; las tablas dan su nombre en 'Filename'
  manifest.json   cuántas filas tiene cada tabla y las sumas de comprobación de los archivos

En la carpeta tables:

${files}

Los días son año-mes-día. Las horas están en UTC y terminan en Z. Los identificadores unen las
tablas: customerId es el id de una persona en 'user'. En los archivos .csv, un texto que
empieza por = + - o @, también tras una coma, un punto y coma o un salto de línea, lleva
delante un apóstrofo para que ninguna hoja de cálculo lo tome por una fórmula; en los .json
está tal cual.

Para seguir en otro lugar, instala Weekplate con una base de datos vacía y ejecuta esto con el
archivo ZIP tal como lo descargaste:

  weekplate restore FILE

Aquí no están: las contraseñas, las llaves de acceso ni las claves de la verificación en dos
pasos. Después, todo el mundo entra con Google o elige una contraseña nueva con 'Olvidé mi
contraseña'. Quien lo haga con una dirección que nunca se confirmó empieza con una cuenta
vacía. Los enlaces de calendario y los avisos en dispositivos se configuran de nuevo.
`,
};
