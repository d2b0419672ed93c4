import { numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  beforeYouGoOn: 'Antes de continuar',
  consentNeeded: 'Tu consulta necesita tu consentimiento para guardar y usar tus datos de salud.',
  withdrawn: 'Has retirado tu consentimiento',
  withdrawnLead:
    'Nadie en la consulta puede abrir tus datos de salud y no se registra nada nuevo. Todo sigue como lo dejaste.',
  orDownloadOrDelete: 'También puedes {myData}.',
  downloadOrDelete: 'descargar o eliminar tus datos',
  notNow: 'Ahora no: cerrar sesión',
  agree: 'Acepto',
  whatIsKept: 'Qué se guarda',
  thisIsKept:
    'Tu perfil, tus planes de alimentación, los días que registras y las notas de trabajo de tu dietista.',
  whoSeesIt: 'Quién lo ve',
  theseSeeIt:
    'Tú y los dietistas de la consulta. Todo se explica en la {policy}. Puedes retirar tu consentimiento cuando quieras.',

  deletedOn: (at) => `Tu cuenta se eliminará el ${at}`,
  youAskedToDelete:
    'Nos pediste eliminar tu cuenta. Iniciar sesión no lo cancela. Después de esa fecha, tu cuenta y todos tus datos se borran para siempre.',
  orDownloadBefore: 'Antes puedes {download}.',
  downloadYourData: 'descargar tus datos',
  logOut: 'Cerrar sesión',
  keepMyAccount: 'Conservar mi cuenta',

  erased: 'Tu cuenta se ha eliminado',
  erasedLead: 'El plazo para cambiar de idea ha terminado. En tu consulta no queda nada.',
  erasedHere:
    'También se ha borrado lo que Weekplate guardaba en este dispositivo, incluso lo que aún no se había enviado.',
  loggedOut: 'Has cerrado sesión',
  erasedAfter: (at) => `Tu cuenta y todo lo que se guarda sobre ti se borrarán después del ${at}.`,
  willBeErased: 'Tu cuenta y todo lo que se guarda sobre ti se borrarán.',
  ifYouChangeYourMind:
    'Si cambias de idea, {logIn} antes de esa fecha y elige «Conservar mi cuenta». Iniciar sesión, por sí solo, no cancela la eliminación.',
  logIn: 'inicia sesión',
  backToFirstPage: 'Volver a la página de inicio',

  yourConsent: 'Tu consentimiento',
  youAgreed:
    'Aceptaste que tu consulta guarde y use tus datos de salud para acompañarte, como dice la Política de privacidad.',
  withoutConsent:
    'Sin tu consentimiento, nadie en la consulta puede abrir tus datos de salud y no se registra nada nuevo. Siguen guardados, sin cambios.',
  consentNotLoaded: 'No se pudo cargar tu consentimiento.',
  whenYouAgreed: 'Cuándo aceptaste',
  agreedToThisText: (given) => `Aceptaste el ${given} la Política de privacidad actual.`,
  agreedToEarlierText: (given) => `Aceptaste el ${given} un texto anterior.`,
  agreedToThisTextWithdrawn: (given, withdrawn) =>
    `Aceptaste el ${given} la Política de privacidad actual; retiraste el consentimiento el ${withdrawn}.`,
  agreedToEarlierTextWithdrawn: (given, withdrawn) =>
    `Aceptaste el ${given} un texto anterior; retiraste el consentimiento el ${withdrawn}.`,
  withdrawMyConsent: 'Retirar mi consentimiento',
  withdrawAsked: '¿Retirar tu consentimiento?',
  withdrawMeans: [
    'A partir de entonces, nadie en la consulta podrá abrir tus datos de salud ni se podrá registrar nada nuevo. Tu acompañamiento se detiene.',
    'Tus datos siguen guardados, sin cambios, hasta que vuelvas a aceptar o elimines tu cuenta.',
  ],
  withdraw: 'Retirar',

  whoSawIt: 'Quién los vio',
  viewsAreRecorded: 'Weekplate anota cada vez que un dietista ve o cambia tus datos.',

  copyOfEverything: 'Una copia de todo',
  copyHas:
    'Un archivo ZIP con tu cuenta, perfil, foto, periodo de acompañamiento, planes de alimentación, medidas, objetivos y cada día que registraste: en JSON para programas y en CSV, que se abre en cualquier hoja de cálculo. Dentro, README.txt explica qué contiene cada archivo. Las notas de trabajo privadas de tu dietista no están incluidas.',
  copyHasNumbers:
    'Tú ocultas los números en tus pantallas. La copia los contiene todos: también pesos, medidas y energía.',
  downloadMyData: 'Descargar mis datos',

  deleteTitle: 'Eliminar mi cuenta',
  deletionNotLoaded: 'No se pudo cargar cómo eliminar tu cuenta.',
  deletedOnUnlessKept: (at) => `Tu cuenta se eliminará el ${at}. {keep}.`,
  youCanStillKeepIt: 'Aún puedes conservarla',
  deletionMeans: (days) => [
    'Tu sesión se cierra al instante en todas partes.',
    days === 0
      ? 'No se puede deshacer.'
      : numbered(days, {
          one: 'Durante un día puedes cambiar de idea: inicia sesión y elige «Conservar mi cuenta».',
          other:
            'Durante # días puedes cambiar de idea: inicia sesión y elige «Conservar mi cuenta».',
        }),
    'Después se borran tu cuenta, perfil, foto, planes, medidas, objetivos, días registrados y las notas de tu dietista sobre ti, y nadie puede recuperarlos.',
    'Si quieres una copia, descárgala antes.',
  ],
  afterDeletion:
    'Lo que está en las copias de seguridad de tu consulta desaparece cuando estas se reemplazan. El registro de accesos conserva fechas y números que ya no te nombran.',
  deleteMyAccount: 'Eliminar mi cuenta',
  deleteAsked: '¿Eliminar tu cuenta?',
  proveItIsYou: 'Confirma que eres tú, para que nadie más pueda hacerlo.',
  proveByGoogle:
    'Inicias sesión con Google. Hazlo en los diez minutos siguientes a iniciar sesión.',
};
