import { inDigits, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  caption: 'Siete días, ocho comidas, un plato.',
  password: 'Contraseña',
  newPassword: 'Nueva contraseña',
  yourPassword: 'Tu contraseña',
  currentPassword: 'Contraseña actual',
  confirmPassword: 'Repite la contraseña',
  atLeastCharacters: (min) => `Al menos ${inDigits(min)} caracteres.`,
  showOrHide: 'Mostrar u ocultar lo escrito',
  code: 'Código',
  fromAppOrRecovery: 'De tu app, o un código de recuperación.',
  or: 'o',

  // Logging in and out
  welcomeBack: 'Hola de nuevo',
  logInToSeeWeek: 'Inicia sesión para ver tu semana.',
  newHere: '¿Primera vez aquí? {signUp}',
  signUp: 'Crear cuenta',
  forgotPassword: 'Olvidé mi contraseña',
  logInButton: 'Iniciar sesión',
  logInWithPasskey: 'Entrar con una llave de acceso',
  signInWithGoogle: 'Iniciar sesión con Google',
  signUpWithGoogle: 'Crear cuenta con Google',
  continueInGoogleWindow: 'Continúa en la ventana de Google.',
  googleWindowBlocked: 'Tu navegador bloqueó la ventana de Google.',
  allowWindow: 'Permítela e inténtalo de nuevo, o {continueHere}.',
  continueHere: 'continúa en esta ventana',
  signedInUnseen:
    'Has iniciado sesión, pero esta página no pudo cargar tu cuenta. Vuelve a cargarla.',
  noPasskeysHere: 'Este navegador no admite llaves de acceso. Usa tu contraseña.',
  passkeyCancelled:
    'No se usó ninguna llave de acceso: cancelaste o pasó demasiado tiempo. Inténtalo de nuevo.',
  passkeyKnown: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  signInAgain: 'Inicia sesión de nuevo',
  sessionEnded:
    'Tu sesión ha terminado. Lo que escribiste sigue aquí. Inicia sesión para continuar donde lo dejaste.',
  leaveAndDiscard: 'Salir y descartar',
  discardUnsaved: 'Tienes cambios sin guardar en este navegador. ¿Cerrar sesión y descartarlos?',
  stillSignedIn: (why) => `Tu sesión sigue abierta. ${why}`,

  // The second step
  oneMoreStep: 'Un paso más',
  oneMoreCheck: 'Tu contraseña es correcta. Falta una comprobación para saber que eres tú.',
  useYourApp: 'Usar tu app',
  useRecoveryCode: 'Usar un código de recuperación',
  recoveryCode: 'Código de recuperación',
  oneOfSavedCodes: 'Uno de los códigos que guardaste. Cada uno sirve una vez.',
  sixDigits: 'Los seis dígitos de tu app de autenticación.',
  startOver: 'Empezar de nuevo',
  didNotWork: 'No funcionó. Inténtalo de nuevo cuando tengas conexión.',

  // Signing up
  createYourAccount: 'Crea tu cuenta',
  whatAccountIsFor: 'Tu dietista prepara tu semana y tú la sigues aquí.',
  invitesYou: (dietician) => `${dietician} te invita`,
  createAccountAt: (practice) =>
    `Crea tu cuenta en ${practice}: tu dietista prepara tu semana y tú la sigues aquí.`,
  workAt: (practice, as) => `Crea tu cuenta para trabajar en ${practice} ${as}.`,
  hereBefore: '¿Ya tienes cuenta? {logIn}',
  whatWeKeep: 'Qué guardamos y por qué: {policy}',
  signUpButton: 'Crear cuenta',
  invitationDead:
    'Esta invitación ya se usó, ha caducado o está incompleta. Pide otra a tu dietista o crea tu cuenta sin ella.',
  invitationWentWithFirst:
    'Tu invitación es de la primera dirección. Crea la cuenta con la correcta de todos modos y avisa a tu dietista.',
  checkYourMail: 'Mira tu correo',
  linkSentTo:
    'Hemos enviado un enlace a {email}. Ábrelo y listo. ¿No ha llegado en unos minutos? Mira en la carpeta de spam o envíalo de nuevo.',
  confirmedAlready: '¿Ya está confirmado? {logIn}',
  wrongAddress: '¿Dirección equivocada? Corrígela',
  sendLinkAgain: 'Enviar el enlace de nuevo',
  newLinkMailed: (email) => `Un nuevo enlace va de camino a ${email}.`,
  newLinkInOutbox: (email) =>
    `Hay un nuevo enlace para ${email} en la bandeja de salida de la consulta. Pídelo en tu consulta.`,
  haveAccountAlready: {
    title: 'Ya tienes una cuenta',
    lead: 'Las invitaciones son para clientes nuevos. Si cambias de dietista, quien te atienda ahora puede asignarte.',
  },
  invitesACustomer: {
    title: 'Esta invitación es para un cliente',
    lead: 'Has iniciado sesión como dietista. Envía este enlace al cliente para que lo abra en su propio navegador.',
  },
  noAccessYet: 'Esta cuenta aún no tiene acceso',
  noAccessYetWhy: (email) =>
    `Has iniciado sesión como ${email}. Pide a la consulta que dé acceso a esta cuenta.`,
  confirmYourAddress: 'Confirma tu dirección',
  confirmPracticeAddress: (email) =>
    `Has iniciado sesión como ${email}. Es una dirección de la consulta, así que hay que confirmarla antes de entrar: abre el enlace de confirmación.`,
  haveDoneThat: 'Ya lo hice',

  // Links in mails
  linkUnchecked: 'No se pudo comprobar este enlace',
  linkIsIncomplete: 'Este enlace está incompleto',
  linkNoLongerWorks: 'Este enlace ya no sirve',
  confirmingAddress: 'Confirmando tu dirección',
  addressConfirmed: 'Tu dirección está confirmada',
  allSet: 'Gracias. Ya está todo listo.',
  addressConfirmedAlready: 'Tu dirección ya estaba confirmada',
  linkUsedGoIn: 'Este enlace ya se usó. Puedes entrar directamente.',
  toDashboard: 'Ir al inicio',
  linkDidNotWork: 'Este enlace no funcionó',
  confirmLinkDead: 'Ya se usó, ha caducado o está incompleto. Escribe tu correo para recibir otro.',
  sendNewLink: 'Enviar un nuevo enlace',
  oneMoreThing: 'Una cosa más',
  otherBrowser:
    'Abriste este enlace en un navegador distinto de aquel en el que creaste la cuenta. Escribe tu contraseña para saber que eres tú.',
  confirmMyAddress: 'Confirmar mi dirección',
  noPassword: 'No tengo contraseña o la olvidé',
  startFresh: 'Empezar de cero',
  startFreshWhy:
    'Puede que otra persona haya creado esta cuenta con tu dirección. Una nueva contraseña la hace solo tuya y elimina todo lo registrado o escrito en ella hasta ahora.',
  wasItYouTheLink:
    '¿Fuiste tú? Abre el enlace en el navegador que usaste antes para conservarlo todo.',
  removeAndContinue: 'Eliminar y continuar',
  chooseNewPassword: 'Elige una nueva contraseña',
  enterEmailForLink: 'Escribe tu correo y te enviaremos un enlace.',
  sendTheLink: 'Enviar el enlace',
  backToLogIn: 'Volver a iniciar sesión',
  resetLinkWritten: (email) =>
    `Si hay una cuenta para ${email}, se ha preparado un enlace para elegir una nueva contraseña.`,
  checkSpam: '¿No ha llegado en unos minutos? Mira en la carpeta de spam.',
  linkIsReady: 'Hay un enlace listo',
  noEmailsYet: 'Esta consulta aún no envía correos. Pide el enlace a tu dietista.',
  openWholeLink: 'Abre el enlace completo o pide otro.',
  askForNewLink: 'Pedir un nuevo enlace',
  resetLinkDead: 'Un enlace para una nueva contraseña sirve una vez y durante una hora. Pide otro.',
  resetStartsFresh:
    'Esta dirección aún no está confirmada, así que puede que otra persona haya creado la cuenta. Con una nueva contraseña empieza de cero y se elimina todo lo registrado o escrito en ella hasta ahora.',
  wasItYouThisLink:
    '¿Fuiste tú? Abre este enlace en el navegador que usaste antes para conservarlo todo.',
  setNewPassword: 'Guardar la nueva contraseña',
  newPasswordIsSet: 'Tu nueva contraseña está guardada',
  nowSignedOutElsewhere: 'Se han cerrado tus demás sesiones.',
  setUpPractice: 'Configura tu consulta',
  createFirstAccount:
    'Crea la primera cuenta de dietista. El enlace que te trajo aquí sirve una vez.',
  createAccount: 'Crear cuenta',
  openWholeSetUpLink:
    'Abre el enlace de configuración completo que mostró el servidor al arrancar.',
  setUpLinkDead: 'Este enlace de configuración ya no sirve',
  setUpLinkDeadWhy:
    'Ya se usó o ha caducado. Si tu consulta está configurada, inicia sesión. Si nadie tiene cuenta todavía, reinicia el servidor: mostrará un nuevo enlace.',

  // Sign-in settings
  signInSettings: 'Inicio de sesión',
  confirmed: 'Confirmado',
  notConfirmedYet: 'Sin confirmar',
  openLinkWeMade:
    'Abre el enlace que preparamos para ti, para saber que podemos contactar contigo.',
  changingSignsOut: 'Si la cambias, se cierran tus demás sesiones.',
  changePassword: 'Cambiar la contraseña',
  passwordChanged: 'Tu contraseña ha cambiado.',
  notCurrentPassword: 'Esta no es tu contraseña actual.',
  googleWithoutPassword:
    'Entras con Google y aún no tienes contraseña. Pide un enlace para elegir una. Eso cierra tu sesión en todas partes; Google sigue funcionando.',
  sendMeTheLink: 'Enviarme el enlace',
  firstPasswordMailed: (email) => `Un enlace para elegir una contraseña va de camino a ${email}.`,
  firstPasswordInOutbox: (email) =>
    `Hay un enlace para ${email} en la bandeja de salida de la consulta. Pídelo en tu consulta.`,
  twoFactor: 'Verificación en dos pasos',
  setUpTwoFactor: 'Configura la verificación en dos pasos',
  practiceDemandsTwoFactor:
    'Tu consulta se lo pide a todos sus dietistas: una app de autenticación o una llave de acceso. Si ya tienes una, cierra sesión y entra con ella.',
  anApp: 'Una app de autenticación',
  orAPasskey: 'O una llave de acceso',
  twoFactorFailed: 'No se pudieron cargar tus ajustes de verificación en dos pasos.',
  twoFactorOffWhy:
    'Desactivada. Actívala para que una contraseña robada no baste: también escribirás un código de una app.',
  setUp: 'Configurar',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  scanThis:
    'Escanea esto con una app de autenticación en tu teléfono o escribe la clave. Luego escribe el código que muestra. Esto cierra tus demás sesiones.',
  noKeyMade: 'No se pudo crear una clave.',
  key: 'Clave',
  copyKey: 'Copiar la clave',
  openInApp: 'Abrir en una app de autenticación',
  qrCode: 'Código QR',
  twoFactorIsOn:
    'La verificación en dos pasos está activada. Guarda estos códigos de recuperación.',
  codesWorkOnce:
    'Cada uno sirve una vez en lugar de un código si pierdes el teléfono. No se volverán a mostrar.',
  recoveryCodes: 'Códigos de recuperación',
  download: 'Descargar',
  haveSavedThem: 'Ya los guardé',
  onSince: (when) => `Activada desde: ${when}. Necesitas un código de tu app para iniciar sesión.`,
  recoveryCodesLeft: (count) =>
    numbered(count, {
      one: 'Queda 1 de 10 códigos de recuperación.',
      other: 'Quedan # de 10 códigos de recuperación.',
    }),
  toGetNewCodes: 'Para obtener otros, desactívala y actívala de nuevo.',
  twoFactorIsOff: 'La verificación en dos pasos está desactivada.',
  passkeys: 'Llaves de acceso',
  passkeysFailed: 'No se pudieron cargar tus llaves de acceso.',
  whatPasskeysAre: 'Entra con tu huella, tu cara o el PIN de un dispositivo, sin contraseña.',
  cannotMakePasskeys: 'Este navegador no puede crear llaves de acceso.',
  addPasskey: 'Añadir una llave de acceso',
  passkeyName: 'Nombre de la llave de acceso',
  passkeyNameHint: 'Como el dispositivo en que está: «Mi teléfono».',
  passkeyAdded: 'Se ha añadido la llave de acceso.',
  passkeyRemoved: 'Se ha quitado la llave de acceso.',
  lastUsed: (when) => `Último uso: ${when}`,
  lastUsedFrom: (when, network) => `Último uso: ${when}, desde ${network}`,
  notUsedYet: 'Sin usar todavía',
  whereSignedIn: 'Dónde tienes la sesión abierta',
  sessionsFailed: 'No se pudo cargar dónde tienes la sesión abierta.',
  thisDeviceFrom: (network) => `Este dispositivo, desde ${network}`,
  signOut: 'Cerrar sesión',
  signOutElsewhere: 'Cerrar las demás sesiones',
  signedOutElsewhere: 'Se han cerrado tus demás sesiones.',
  yourData: 'Tus datos',
  yourDataHint:
    'Mira quién los ha consultado, descárgalos todos, retira tu consentimiento o elimina tu cuenta.',

  // Keeping a customer's days on their device
  keepTitle: 'Guardar mis días en este teléfono',
  keepMyDays: 'Guardar mis días',
  keepNothing: 'No guardar nada',
  keeping: {
    yes: 'Hoy, tu plan y tu lista de la compra se abren aquí sin conexión, y también los demás días, mensajes, objetivos y medidas que has abierto, y tu perfil. Quien pueda desbloquear este dispositivo puede leerlos. Al cerrar sesión se eliminan.',
    no: 'Aquí solo se guarda lo que aún no se ha enviado, así que Weekplate no puede mostrar tus días sin conexión. Si solo tú usas este dispositivo, puede guardarlos hasta que cierres sesión.',
  },
  notReached: {
    text: 'Tus días no se guardan en este dispositivo. Aquí solo está lo que aún no se ha enviado.',
    hint: 'Se abren en cuanto vuelvas a tener conexión. Para leerlos sin conexión la próxima vez, activa «Guardar mis días en este teléfono» en «Inicio de sesión». Lo que está pendiente se envía solo.',
  },
  cleared: {
    text: 'Este navegador ha borrado los días que guardaba.',
    hint: 'Se abren en cuanto vuelvas a tener conexión y se guardan aquí de nuevo. Las comidas que marcaste y aún no se han enviado siguen aquí.',
  },
};
