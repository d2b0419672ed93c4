import { numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  aboutThisCustomer:
    'Lo que los dietistas han visto y cambiado de este cliente, y lo que afectaba a todos.',
  aboutEverybody:
    'Lo que los dietistas de tu consulta han visto y cambiado. Elige un nombre para ver solo a un cliente.',
  showEverybody: 'Ver todos',
  customerNoLongerHere: 'alguien que ya no está',
  changesOnly: 'Solo cambios',
  notLoaded: 'No se pudo cargar el registro.',
  noChangesSoFar: 'Ningún cambio por ahora.',
  nobodySoFar: 'Nadie por ahora.',
  listedFromNowOn: 'Lo que los dietistas vean y cambien aparecerá aquí desde ahora.',
  dieticianNoLongerHere: 'Alguien que ya no está',
  fromTo: '{from} a {to}',
  fromNetwork: (network) => `desde ${network}`,
  times: (count) => numbered(count, { one: 'una vez', other: '# veces' }),
  everyViewIsListed:
    'Cada vez que un dietista de tu consulta ve o cambia tus datos, queda anotado aquí. Nadie puede alterar este registro. Ver lo mismo otra vez en menos de un minuto cuenta como una.',
  whoMaySeeIt: 'Quién puede verlos',
  accountErased: 'eliminó su cuenta',
  actions: {
    reads: {
      ofYou: (things) => `vio: ${things}`,
      ofAll: (things) => `vio: ${things}`,
      ofCustomer: (things) => `vio: ${things} de`,
    },
    changes: {
      ofYou: (things) => `cambió: ${things}`,
      ofAll: (things) => `cambió: ${things}`,
      ofCustomer: (things) => `cambió: ${things} de`,
    },
    deletes: {
      ofYou: (things) => `eliminó datos de: ${things}`,
      ofAll: (things) => `eliminó datos de: ${things}`,
      ofCustomer: (things) => `eliminó datos de: ${things} de`,
    },
  },
};
