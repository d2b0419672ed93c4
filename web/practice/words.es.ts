import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  practiceSettings: 'Ajustes de la consulta',
  loadFailed: 'No se pudieron cargar los ajustes.',
  loading: 'Cargando los ajustes',
  newerVersion: (newer, version) =>
    `Ya está disponible Weekplate ${newer}. Aquí está instalada la ${version}.`,
  saveSettings: 'Guardar los ajustes',
  outdated: 'Otra persona ha guardado estos ajustes.',
  thePractice: 'La consulta',
  everybodyReads: 'Cualquiera puede leer esto en las páginas legales.',
  name: 'Nombre',
  address: 'Dirección',
  email: 'Correo',
  phone: 'Teléfono',
  legalTexts: 'Textos legales',
  legalTextsHint:
    'Weekplate trae textos que se ajustan a cómo trata los datos. Lo que escribas aquí los sustituye. Una línea vacía empieza un párrafo nuevo.',
  emptyIsOurs: 'Vacío: el texto de Weekplate',
  privacyPolicy: 'Política de privacidad',
  viewPrivacy: 'Ver la Política de privacidad',
  termsOfService: 'Condiciones del servicio',
  viewTerms: 'Ver las Condiciones del servicio',
  deletedAccounts: 'Cuentas eliminadas',
  deletedAccountsHint:
    'Cuando un cliente elimina su cuenta, tiene estos días para cambiar de opinión. Después se borra todo sobre esa persona. Los cambios valen para las solicitudes nuevas.',
  deletionDays: 'Días para cambiar de opinión',
  fromNoneTo: (max) => `De 0 a ${inDigits(max)}`,
  recordOfAccess: 'Registro de accesos',
  recordHint:
    'Weekplate registra lo que cada dietista consultó y cambió. Nadie puede alterarlo, y los clientes pueden leer lo que dice de ellos.',
  viewRecord: 'Ver el registro de accesos',
  saveQuestion: '¿Guardar los ajustes?',
  saveQuestionWhy: 'Valen para toda la consulta. Confirma que eres tú, por favor.',
  save: 'Guardar',
  settingsSaved: 'Ajustes guardados.',
  signingIn: 'Inicio de sesión',
  ruleFailed: 'No se pudo cargar este ajuste.',
  ruleOn:
    'Los dietistas necesitan la verificación en dos pasos o una llave de acceso. A quien no la tenga se le pide configurarla primero.',
  ruleOff: 'Los dietistas pueden entrar solo con una contraseña.',
  require: 'Exigir la verificación en dos pasos',
  stopRequiring: 'Dejar de exigirla',
  toSignInSettings: 'Ir a «Inicio de sesión»',
};
