import type { say as english } from './words.ts';

export const say: typeof english = {
  whoRunsIt:
    'Weekplate funciona en un servidor de la consulta indicada abajo. La consulta decide sobre tus datos y responde de ellos; quienes hacen Weekplate no reciben nada.',
  whatIsStored: 'Qué se guarda',
  storedAccount:
    'Tu nombre, tu correo, si lo confirmaste, y una forma cifrada de tu contraseña que nadie puede leer. Si entras con Google: el número con el que Google te conoce, y nada más.',
  storedTimeZone:
    'Tu zona horaria, para que tus días empiecen cuando empiezan para ti, y quién es tu dietista.',
  storedProfile:
    'El perfil que rellenas. Solo tu nombre es obligatorio; lo demás depende de ti. Tu foto se reduce y se limpia de lo que tu cámara guardó en ella, como el lugar.',
  storedDays:
    'Los días que registras: comidas marcadas, omitidas o cambiadas, fotos de comidas si las añades, agua, sueño, ánimo, puntuación y notas. Las fotos también se limpian de lo que tu cámara guardó en ellas.',
  storedMeasurements:
    'Lo que se mide, como tu peso, y tus objetivos, los hayas escrito tú o tu dietista.',
  storedMessages:
    'Los mensajes entre tú y la consulta, con sus imágenes, y los avisos que recibiste.',
  storedReminders:
    'Tus recordatorios, cómo quieres recibir avisos y qué artículos abriste. Si activas las notificaciones en un dispositivo: la dirección en la que el fabricante de su navegador las recibe. Viajan cifradas por el servicio de ese fabricante, de Google, Apple, Mozilla o Microsoft, y no contienen nada sobre tu salud.',
  storedCalendar: 'Si la creas: una forma cifrada de la dirección de tu calendario.',
  storedConsent: 'Qué Política de privacidad aceptaste, cuándo, y cuándo lo retiraste.',
  storedFactors:
    'Si los configuras: la mitad pública de tus llaves de acceso, la clave de tu app de autenticación, cifrada, y una forma cifrada de tus códigos de recuperación.',
  storedAccess: 'Qué dietista consultó o cambió algo tuyo, cuándo y desde qué red.',
  storedPlans:
    'Los planes de alimentación que tu dietista escribe o guarda para ti, y las fechas del acompañamiento.',
  storedNotes: 'Las notas de trabajo de tu dietista sobre tu acompañamiento.',
  storedDevices:
    'De cada dispositivo en el que tienes la sesión abierta: cuándo fue, su dirección de red y su navegador.',
  storedEnquiries:
    'Si escribes por el formulario de contacto: tu nombre, tu correo, tu mensaje y cuándo llegó, tengas cuenta o no. La consulta lo recibe también por correo.',
  storedTries:
    'Por poco tiempo: desde qué dirección de red y para qué correo alguien intentó entrar, crear una cuenta o escribirnos, para poder frenar a quien adivina contraseñas y el spam. Y desde qué dirección de red entraste tú, para que quien prueba desde otro sitio no te deje fuera.',
  why: 'Para qué',
  whyText:
    'Para que tu dietista pueda planificar tus comidas y ver cómo fueron, para que tus preguntas tengan respuesta y para que nadie más los vea. No hay publicidad ni elaboración de perfiles, y no se vende nada.',
  yourConsent: 'Tu consentimiento',
  consentText:
    'Lo que cuentas sobre tu salud se guarda y se usa porque lo aceptaste al crear tu cuenta o cuando se te preguntó. Puedes retirarlo cuando quieras en «Mis datos», tan fácilmente como lo diste. Desde entonces ningún dietista puede abrir tus datos de salud y no se registra nada nuevo; en las listas ven tu nombre, tu correo y que lo retiraste. Lo guardado se queda intacto hasta que aceptes de nuevo o elimines tu cuenta. Lo ocurrido antes sigue siendo lícito. Si la consulta cambia este texto, lo que aceptaste antes sigue vigente, y queda registrado qué texto era.',
  forHowLong: 'Cuánto tiempo',
  keptAccount:
    'Tu cuenta, perfil, planes, días, fotos, medidas, objetivos, mensajes, los avisos sobre ellos y el registro de tu consentimiento: hasta que elimines tu cuenta. Durante unos días, tantos como haya elegido la consulta y se te diga antes, puedes iniciar sesión y dar marcha atrás; después se borra todo.',
  keptEnquiries: 'Los mensajes del formulario de contacto: hasta que la consulta los elimine.',
  keptDevices:
    'Un dispositivo con tu sesión abierta: hasta que la cierres, como máximo 30 días sin uso y medio año en total, salvo que la consulta fije otros plazos. Una dirección de red desde la que entraste: 90 días.',
  keptRecord:
    'El registro de quién consultó tus datos: tres años, salvo que la consulta fije otro plazo. Una vez borrada tu cuenta, contiene números que ya no te identifican.',
  keptTries:
    'El recuento de intentos: unas dos horas. Los enlaces enviados por correo sirven un día como máximo.',
  keptBackups: 'Las copias que la consulta hace por si algo se daña: mientras las conserve.',
  whoSeesIt: 'Quién lo ve',
  youSee: 'Tú ves tus planes, tus días, tu perfil y lo que se te escribió.',
  dieticiansSee:
    'Todos los dietistas de la consulta también los ven, y leen los mensajes del formulario de contacto. Sus notas de trabajo son solo suyas.',
  othersSee: 'Los demás clientes no ven nada tuyo.',
  operatorSees:
    'Quien gestiona el servidor de la consulta puede acceder técnicamente a lo que allí se guarda, y su proveedor de correo transporta los correos que envía.',
  inYourBrowser: 'En tu navegador',
  browserText:
    'Una cookie mantiene tu sesión abierta. Tu navegador recuerda también si eres cliente o dietista y la apariencia que elegiste. Lo que estás escribiendo se queda ahí hasta que lo guardes o lo envíes, para que no se pierda nada; y tus días, tus planes y lo que está por enviar, si dices que un teléfono puede guardarlos. Al cerrar sesión se elimina todo. No hay cookies de nadie más.',
  yourRights: 'Tus derechos',
  rightsText:
    'En «Mis datos» puedes en todo momento descargar una copia de todo, ver quién lo consultó, retirar tu consentimiento y eliminar tu cuenta. También puedes preguntar a la consulta qué se guarda sobre ti y pedir que se corrija.',
  termsBegin:
    'La consulta indicada abajo ofrece Weekplate a las personas a las que acompaña. Al crear una cuenta aceptas lo siguiente.',
  whatItIsFor: 'Para qué sirve',
  whatItIsForText:
    'Weekplate lleva los planes de alimentación del dietista al cliente y, de vuelta, los días que este registra. No sustituye a un médico y nadie lo vigila las 24 horas: en una emergencia, llama a tu número local de emergencias.',
  yourAccount: 'Tu cuenta',
  accountAlone: 'Es solo tuya: no compartas la contraseña.',
  accountEmail: 'Usa un correo al que tengas acceso.',
  accountHonest:
    'Cuenta a tu dietista lo que importa para tu comida, como alergias, enfermedades y medicamentos. Un plan solo puede ser tan acertado como aquello con lo que se hace.',
  whatYouWrite: 'Lo que escribes',
  whatYouWriteText:
    'Sigue siendo tuyo. La consulta lo usa para acompañarte, como dice la Política de privacidad. Los planes escritos para ti son para ti.',
  endOfCoaching: 'El fin del acompañamiento',
  endOfCoachingText:
    'Puedes dejarlo cuando quieras. La consulta puede pausar o terminar tu acompañamiento y cerrar las cuentas que se usen mal. Pregunta a la consulta si quieres una copia de tus datos o que se borren.',
};
