import type { Palette } from './palette.ts';

/** Food seen from above, each centred at the origin, as SVG. */
export type Dish = (palette: Palette) => string;

const around = (count: number, draw: (degrees: number, index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw((360 / count) * index, index)).join('');

const circle = (radius: number, fill: string, more = '') =>
  `<circle r="${radius}" fill="${fill}" ${more}/>`;

const plate = (radius: number, palette: Palette) =>
  circle(radius, palette.dish, `stroke="${palette.rim}" stroke-width="2"`) +
  circle(radius * 0.82, palette.well, `stroke="${palette.rim}" stroke-width="1.5"`);

const sprig = (palette: Palette, size: number) =>
  `<path d="M0 ${size}C${-size * 0.9} ${size * 0.3} ${-size * 0.6} ${-size * 0.7} 0 ${-size}C${size * 0.6} ${-size * 0.7} ${size * 0.9} ${size * 0.3} 0 ${size}Z" fill="${palette.leaf}"/>` +
  `<path d="M0 ${size * 1.25}V${-size * 0.6}" stroke="${palette.leafDark}" stroke-width="${size * 0.09}" stroke-linecap="round"/>`;

export const soup: Dish = (palette) =>
  plate(92, palette) +
  circle(68, palette.soup) +
  `<path d="M-38 6a38 38 0 0 1 62-28M34 10a36 36 0 0 1-50 22M-14 2a15 15 0 0 1 24-12" fill="none" stroke="${palette.cream}" stroke-width="7" stroke-linecap="round"/>` +
  around(
    3,
    (turn) =>
      `<g transform="rotate(${turn + 20}) translate(0 -13) scale(.62)">${sprig(palette, 18)}</g>`,
  );

export const lemon: Dish = (palette) =>
  circle(46, palette.lemon) +
  circle(40, palette.pith) +
  around(
    8,
    (turn) =>
      `<path transform="rotate(${turn})" d="M0-5L12-33A35 35 0 0 0-12-33Z" fill="${palette.lemon}" stroke="${palette.lemon}" stroke-width="3" stroke-linejoin="round"/>`,
  );

export const tomato: Dish = (palette) =>
  circle(42, palette.tomato) +
  circle(35, palette.seed, 'opacity=".35"') +
  around(
    5,
    (turn) =>
      `<g transform="rotate(${turn})"><ellipse cy="-20" rx="9" ry="11" fill="${palette.tomato}"/><circle cx="-3" cy="-20" r="2" fill="${palette.seed}"/><circle cx="4" cy="-23" r="2" fill="${palette.seed}"/></g>`,
  );

export const avocado: Dish = (palette) =>
  `<path d="M0-62C22-62 26-30 38-2 50 28 30 58 0 58S-50 28-38-2C-26-30-22-62 0-62Z" fill="${palette.leafDark}"/>` +
  `<path d="M0-54C16-54 20-26 31 2 41 28 25 50 0 50S-41 28-31 2C-20-26-16-54 0-54Z" fill="${palette.avocado}"/>` +
  `<circle cy="18" r="19" fill="${palette.stone}"/>`;

export const egg: Dish = (palette) =>
  plate(74, palette) +
  `<path d="M-40-8C-40-38-8-46 14-40 42-34 50-6 40 16 30 40-2 48-22 38-40 30-42 10-40-8Z" fill="${palette.white}" stroke="${palette.rim}" stroke-width="1.5"/>` +
  `<circle cx="2" cy="-2" r="19" fill="${palette.yolk}"/>` +
  `<g transform="translate(34 34) rotate(60)">${sprig(palette, 15)}</g>`;

export const berries: Dish = (palette) =>
  plate(66, palette) +
  circle(44, palette.cream) +
  [
    [-18, -14],
    [6, -22],
    [22, -2],
    [-4, 2],
    [-24, 10],
    [8, 22],
    [-10, 26],
  ]
    .map(
      ([x, y], index) =>
        `<circle cx="${x}" cy="${y}" r="11" fill="${index % 2 ? palette.berry : palette.berryLight}"/>`,
    )
    .join('');

export const bread: Dish = (palette) =>
  `<path d="M-50 30C-54-2-52-36-20-40 0-44 26-44 40-34 58-22 52 6 50 32 48 46-48 46-50 30Z" fill="${palette.crust}"/>` +
  `<path d="M-42 27C-46-2-44-29-18-33 0-36 22-36 34-28 48-18 44 6 42 28 40 38-40 38-42 27Z" fill="${palette.bread}"/>`;

export const herb: Dish = (palette) =>
  `<path d="M0 70C-6 30 6-10 0-60" stroke="${palette.leafDark}" stroke-width="4" fill="none" stroke-linecap="round"/>` +
  [-40, -14, 12, 38]
    .map(
      (y, index) =>
        `<g transform="translate(0 ${y}) rotate(${index % 2 ? 58 : -58}) translate(0 -26)">${sprig(palette, 22)}</g>`,
    )
    .join('') +
  `<g transform="translate(0 -66)">${sprig(palette, 20)}</g>`;
