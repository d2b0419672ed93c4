import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  printedTitle: (days) => `Lista de la compra, ${days}`,
  notLoaded: 'No se pudo cargar la lista de la compra.',
  daysToShopFor: 'Días de la compra',
  thisWeek: 'Esta semana',
  nextWeek: 'Próxima semana',
  chooseDays: 'Elegir días',
  noDays: 'Ningún día',
  addSomething: 'Añadir algo',
  full: 'La lista está llena. Quita antes uno de tus productos.',
  copyAsText: 'Copiar como texto',
  untickAll: 'Desmarcar todo',
  remove: (name) => `Quitar ${name}`,
  addedByYou: 'Añadido por ti',
  andMore: (amount) => `${amount} y más`,
  inBasket: (ticked, all) =>
    ticked === all && all > 0
      ? `Todo en la cesta (${inDigits(all)})`
      : `${inDigits(ticked)} de ${inDigits(all)} en la cesta`,
  kept: 'Las marcas y tus productos se guardan en este dispositivo hasta que cierres sesión o acabe la semana.',
  notKept:
    'Este navegador no puede guardar más: las marcas y tus productos solo duran mientras tengas abierta la página.',
  noPlan: {
    title: 'No hay plan para estos días',
    text: 'Los ingredientes aparecerán aquí cuando haya un plan. Mientras tanto puedes añadir cosas.',
  },
  nothingToBuy: {
    title: 'Nada que comprar para estos días',
    text: 'Estas comidas no necesitan nada de la tienda. Puedes añadir cosas.',
  },
  groups: {
    vegetables: 'Verduras',
    fruit: 'Fruta',
    grains: 'Pan y cereales',
    dairy: 'Lácteos y huevos',
    meat: 'Carne y pescado',
    pulses: 'Legumbres y frutos secos',
    drinks: 'Bebidas',
    spices: 'Especias y aceites',
    dishes: 'Platos',
    other: 'Otros',
  },
};
