import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  enterEmail: 'Escribe tu correo.',
  enterValidEmail: 'Escribe un correo válido, como nombre@example.org.',
  enterPassword: 'Escribe una contraseña.',
  passwordTooShort: (min) => `Usa al menos ${inDigits(min)} caracteres.`,
  passwordEasy: 'Es fácil de adivinar. Usa tres o cuatro palabras que puedas recordar.',
  passwordsDiffer: 'Las contraseñas no coinciden.',
  enterYourPassword: 'Escribe tu contraseña.',
  linkIncomplete: 'Este enlace no está completo.',
  enterSixDigits: 'Escribe los seis dígitos que muestra tu app.',
  enterSixDigitsOrRecovery:
    'Escribe los seis dígitos que muestra tu app, o un código de recuperación.',
  beginWithNewKey: 'Empieza de nuevo con otra clave.',
  namePasskey: 'Ponle un nombre a la llave de acceso, como el del dispositivo en que está.',
  cancelled: 'Se canceló el inicio de sesión.',
  agreement:
    'Acepto que mi consulta guarde y use mis datos de salud para acompañarme, como dice la {policy}.',
  privacyPolicy: 'Política de privacidad',
  agreementNeeded:
    'Marca esta casilla si estás de acuerdo. Sin ella, la consulta no puede acompañarte.',
  policyChanged:
    'La consulta acaba de cambiar su Política de privacidad. Léela de nuevo y marca la casilla si estás de acuerdo.',
  consentNeeded:
    'Aún no has aceptado que la consulta guarde y use tus datos de salud. Acéptalo primero; no se pierde nada.',
  consentWithdrawn:
    'Esta persona ha retirado su consentimiento. Nadie en la consulta puede abrir ni cambiar sus datos de salud hasta que vuelva a aceptar.',
  browserOn: (browser, system) => `${browser} en ${system}`,
  someBrowserOn: (system) => `Un navegador en ${system}`,
  aMac: 'un Mac',
  unknownDevice: 'Un dispositivo desconocido',
  thisComputer: 'este equipo',
};
