import { plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  codesCannotBeChecked:
    'Aquí ya no se pueden comprobar los códigos de tu app. Usa un código de recuperación o pregunta en tu consulta.',
  codeNotRight: 'Este código no es correcto o ya se usó. Espera al siguiente.',
  noPasswordHere: 'Esta cuenta no tiene contraseña',
  invalidPassword: 'Contraseña incorrecta',
  googleAway:
    'Ahora no se puede contactar con Google. Inténtalo de nuevo en un momento o usa tu contraseña.',
  accountNotLinked:
    'Ya hay una cuenta con esta dirección y Google no ha confirmado que sea tuya. Inicia sesión con tu contraseña.',
  googleNotConfirmed:
    'Google no ha confirmado tu dirección. Abre el enlace que la confirma e inténtalo de nuevo.',
  accountDisabled: 'Esta cuenta está desactivada. Pregunta en tu consulta.',
  googleNotVerified: 'No se pudo verificar la respuesta de Google. No se inició ninguna sesión.',
  googleStale: 'Este inicio de sesión empezó hace demasiado o en otra ventana. Inténtalo de nuevo.',
  googleFailed: 'No se pudo iniciar sesión con Google. Inténtalo de nuevo.',
  beginOnLogIn: 'Empieza en la página de inicio de sesión de esta consulta.',
  googleOff: 'Esta consulta no ha activado el inicio de sesión con Google.',
  signedIn: 'Has iniciado sesión.',
  toTheLogIn: 'Ir al inicio de sesión',
  toTheDashboard: 'Ir al inicio',
  tooManyTriesSeconds: (seconds) =>
    `Demasiados intentos. Inténtalo de nuevo dentro de ${plural(seconds, { one: '1 segundo', other: `${seconds} segundos` })}.`,
  tooManyTriesMinutes: (minutes) =>
    `Demasiados intentos. Inténtalo de nuevo dentro de ${plural(minutes, { one: '1 minuto', other: `${minutes} minutos` })}.`,
  linkUsedUp: 'Este enlace ya se usó, ha caducado o está incompleto. Pide uno nuevo.',
  authenticatorThere: 'Ya tienes una app de autenticación.',
  secondFactorThere: 'Ya tienes un segundo paso. Cierra sesión y entra con él.',
  confirmAddressFirst:
    'Confirma antes tu correo: inicia sesión con tu contraseña y pide un enlace nuevo.',
  passkeyNotVerified: 'No se pudo verificar esta llave de acceso, o ya no está registrada aquí.',
  passkeysFromHere: 'Las llaves de acceso solo funcionan desde una página de este sitio.',
  notYourPassword: 'Esta no es tu contraseña.',
  sixDigits: 'Escribe los seis dígitos que muestra tu app o un código de recuperación.',
  googleAgain: 'Cierra sesión, entra otra vez con Google y vuelve aquí antes de diez minutos.',
  setUpYoursFirst: 'Activa primero la verificación en dos pasos para ti, en «Inicio de sesión».',
  setUpLinkUsedUp:
    'Este enlace de configuración ya se usó o ha caducado. Reinicia el servidor para obtener otro.',
  addressTaken: 'Esta dirección ya tiene una cuenta. Usa otra.',
  invalidEmailOrPassword: 'Correo o contraseña incorrectos',
  emailNotVerified: 'Correo sin confirmar',
  userExists: 'Esta cuenta ya existe. Usa otro correo.',
  forInvitedAddress: 'Esta invitación es para otra dirección. Regístrate con la que la recibió.',
  forCustomers: 'Esta es una dirección de la consulta. Las invitaciones son para clientes.',
  invitationUsedUp:
    'Esta invitación ya se usó, ha caducado o está incompleta. Pide otra a tu dietista o crea tu cuenta sin ella.',
  linkUsedLogIn: 'Este enlace ya se usó y la dirección está confirmada. Inicia sesión.',
  anotherBrowser:
    'Has abierto este enlace en un navegador distinto de aquel en el que creaste la cuenta. Escribe la contraseña que elegiste allí.',
  notItsPassword: 'Esta no es la contraseña de la cuenta.',
  stop: {
    button: 'Dejar de recibir estos correos',
    ask: '¿Dejar de recibir estos correos?',
    willSendNoMore: (practice) => `${practice} no enviará más. Tus otros correos siguen igual.`,
    stopped: 'Ya no recibirás estos correos',
    sendsNoMore: (practice) => `${practice} ya no envía más. Puedes volver a activarlos.`,
    stopsNothing: 'Este enlace no funciona',
    notComplete: 'Está incompleto o la cuenta ya no existe. Ábrelo otra vez desde el correo.',
    tooManyTries: 'Demasiados intentos',
    waitFiveMinutes:
      'Desde aquí se han abierto demasiados enlaces que no desactivan nada. Espera cinco minutos y abre el tuyo desde el correo.',
    manageNotifications: 'Para gestionar tus correos, inicia sesión y abre «Notificaciones».',
    manageReminders: 'Gestionar tus recordatorios',
  },
  withGoogle: 'Iniciar sesión con Google',
};
