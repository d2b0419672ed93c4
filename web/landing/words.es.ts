import type { say as english } from './words.ts';

export const say: typeof english = {
  hero: {
    tagline: 'Sigue tu progreso, alcanza tus objetivos y habla con profesionales de la nutrición.',
    start: 'Empezar',
    known: '¿Ya tienes cuenta?',
    toHome: 'Ir al inicio',
    logIn: 'Iniciar sesión',
  },
  about: {
    title: 'Qué es',
    statement:
      'Weekplate une a dietistas y a las personas que acompañan en torno a una sola cosa: la semana que viene, comida a comida.',
    sides: [
      {
        title: 'Si te acompañan',
        text: 'Tu semana la prepara para ti una persona que tiene delante tus objetivos, lo que no te gusta y lo que no puedes comer. La tienes en el teléfono al desayunar, y una comida se registra con un toque.',
      },
      {
        title: 'Si acompañas a otros',
        text: 'Prepara una semana como en papel, siete días por ocho comidas. Mira de un vistazo quién ha registrado, quién te necesita y cómo fueron las últimas semanas antes de preparar la próxima.',
      },
    ],
    promise:
      'La gestiona la consulta de tu dietista. Sin publicidad, sin rastreadores ajenos, y no se vende nada.',
  },
  features: {
    title: 'Lo que puedes hacer',
    lead: 'Cada imagen es una pantalla real de Weekplate, aquí en inglés.',
    each: {
      logging: {
        title: 'Registra tus comidas',
        text: 'Tus propias comidas del día, cada una con su casilla. ¿Comiste otra cosa? Di qué, con una foto si quieres. Luego agua por vasos, sueño, ánimo y unas palabras sobre cómo te fue.',
        shows: 'Un teléfono con las comidas de hoy, dos de siete marcadas',
      },
      curves: {
        title: 'Tu progreso en gráficos',
        text: 'Peso y medidas junto a comidas, agua, sueño, ánimo y puntuación: dos semanas, un año o todo en gráficos, para ti y para tu dietista.',
        shows: 'Gráficos del peso, la adherencia y el sueño en los mismos meses',
      },
      dietician: {
        title: 'Cerca de tu dietista',
        text: 'Una dietista para ti. Pregunta desde la comida de la que se trata y lee la respuesta bajo tu pregunta. Lo que registras, lo ve en el momento.',
        shows: 'Un teléfono con la página de una dietista que se presenta',
      },
      plan: {
        title: 'Planes a medida',
        text: 'Siete días por ocho comidas, cada una con su hora, escritas para una persona en una tabla tan fácil como el papel.',
        shows: 'Un plan en una tabla con los días en columnas y las comidas en filas',
      },
      aims: {
        title: 'Objetivos y recordatorios',
        text: 'Fija objetivos con tu dietista y mira cuánto llevas y cuándo llegarás a este ritmo. Un correo o tu teléfono te lo recuerda a la hora que elijas.',
        shows:
          'Un teléfono con objetivos en marcha: agua, tres de siete días; moverse, dos veces por semana',
      },
      library: {
        title: 'Biblioteca',
        text: 'Artículos y consejos de tu propia consulta, para buscar y leer. Tu dietista te recomienda el que te ayuda hoy.',
        shows: 'Una lista de artículos para buscar, el primero recomendado por la dietista',
      },
    },
  },
  roadmap: {
    title: 'Cómo funciona',
    lead: 'Seis pasos, del primer clic a tus objetivos.',
    steps: [
      {
        title: 'Crea tu cuenta',
        text: 'Crea una cuenta y rellena tu perfil, tanto como quieras.',
      },
      {
        title: 'Conoce a tu dietista',
        text: 'Tu dietista lee tu perfil y fija las fechas de tu acompañamiento.',
      },
      {
        title: 'Recibe tu plan',
        text: 'En cuanto se sube, tu semana te espera aquí.',
      },
      {
        title: 'Registra cada día',
        text: 'Un toque por comida; luego agua, sueño y ánimo. Se guarda solo.',
      },
      {
        title: 'Recibe comentarios',
        text: 'Tu dietista responde a tus días, propone otra comida y a partir de ahí prepara la semana siguiente.',
      },
      {
        title: 'Alcanza tus objetivos',
        text: 'Semana a semana, al ritmo de tu vida.',
      },
    ],
  },
  contact: {
    title: 'Contacto',
    lead: '¿Una pregunta antes de empezar, o no sabes si es para ti? Tu mensaje llega directamente a los dietistas de esta consulta.',
    coached: '¿Ya te acompañamos aquí?',
    coachedText: 'Siempre puedes escribir a tu dietista en «Mensajes».',
    emergency: 'En una emergencia',
    emergencyText: 'Nadie vigila Weekplate las 24 horas. Llama a tu número local de emergencias.',
  },
  onThisPage: 'En esta página',
  helpAndLegal: 'Ayuda y textos legales',
  legal: 'Textos legales',
  privacyDescription: 'Qué guarda Weekplate sobre ti, por qué, cuánto tiempo y quién lo ve.',
  termsDescription: 'Lo que aceptas al crear una cuenta en Weekplate.',
  playFilm: 'Reproducir el vídeo',
  pauseFilm: 'Pausar el vídeo',
};
