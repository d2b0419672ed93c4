import { avocado, berries, bread, type Dish, egg, herb, lemon, soup, tomato } from './dishes.ts';
import type { Palette } from './palette.ts';

export const WIDTH = 1280;
export const HEIGHT = 720;

const TURN = 2 * Math.PI;
const PLATE = { x: 884, y: 360, rim: 286, well: 246 };
const DAYS = 7;
const MEALS = 8;

/** The eight meals of each day, from the centre outwards: # planned, . not planned. */
const WEEK = ['##.##.##', '.#######', '##.#.###', '.##.####', '##.#.###', '###.##.#', '.#.#####'];

type Placed = {
  readonly dish: Dish;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /**
   * Degrees at the beginning, and over the whole loop: multiples of the dish's symmetry, so that the loop
   * closes.
   */
  readonly turn: number;
  readonly turns: number;
  readonly phase: number;
};

const TABLE: readonly Placed[] = [
  { dish: soup, x: 1186, y: 116, scale: 1.25, turn: 0, turns: 120, phase: 0 },
  { dish: lemon, x: 606, y: 110, scale: 1, turn: 8, turns: 45, phase: 0.3 },
  { dish: avocado, x: 1228, y: 420, scale: 1, turn: 24, turns: 0, phase: 0.55 },
  { dish: tomato, x: 1140, y: 618, scale: 1, turn: 0, turns: -72, phase: 0.8 },
  { dish: egg, x: 556, y: 602, scale: 1.12, turn: -12, turns: 0, phase: 0.15 },
  { dish: herb, x: 520, y: 340, scale: 1, turn: 18, turns: 0, phase: 0.7 },
  { dish: berries, x: 392, y: 84, scale: 1.05, turn: 30, turns: 0, phase: 0.45 },
  { dish: bread, x: 352, y: 640, scale: 1.2, turn: -16, turns: 0, phase: 0.9 },
];

const smooth = (from: number, to: number, value: number) => {
  const x = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return x * x * (3 - 2 * x);
};

const round = (value: number) => value.toFixed(2);

/** A moment of the film as SVG; `at` runs from 0 to 1, and 1 is the same as 0. */
export function scene(at: number, palette: Palette): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.table}"/>`,
    grid(at, palette),
    ...TABLE.map((placed) => placedDish(placed, at, palette)),
    weekPlate(at, palette),
    '</svg>',
  ].join('');
}

function placedDish({ dish, x, y, scale, turn, turns, phase }: Placed, at: number, p: Palette) {
  const angle = TURN * (at + phase);
  const shiftX = x + 7 * Math.cos(angle);
  const shiftY = y + 9 * Math.sin(angle);
  const sway = turns === 0 ? 7 * Math.sin(angle) : turns * at;
  return `<g transform="translate(${round(shiftX)} ${round(shiftY)}) rotate(${round(turn + sway)}) scale(${scale})">${dish(p)}</g>`;
}

/** The tablecloth: a week's plan with a column for each day, and a wave through its lines. */
function grid(at: number, palette: Palette): string {
  const column = 160;
  const row = 90;
  const lines: string[] = [];
  for (let x = column; x < WIDTH; x += column) lines.push(`M${x} 0V${HEIGHT}`);
  for (let y = row; y < HEIGHT; y += row) lines.push(`M0 ${y}H${WIDTH}`);
  const pills: string[] = [];
  for (let c = 0; c < WIDTH / column; c += 1)
    for (let r = 0; r < HEIGHT / row; r += 1) {
      const since = (at - c / 8 - r / 40 + 2) % 1;
      const lit = smooth(0, 0.08, since) * (1 - smooth(0.3, 0.6, since));
      const width = 60 + ((c * 37 + r * 53) % 60);
      const at2 = `x="${c * column + 18}" y="${r * row + 22}" width="${width}" height="12" rx="6"`;
      pills.push(`<rect ${at2} fill="${palette.pill}"/>`);
      if (lit > 0.01) pills.push(`<rect ${at2} fill="${palette.wave}" opacity="${round(lit)}"/>`);
    }
  return `<path d="${lines.join('')}" stroke="${palette.line}" stroke-width="1.5"/>${pills.join('')}`;
}

/** Seven days around, eight meals outwards; the week advances one meal at a time. */
function weekPlate(at: number, palette: Palette): string {
  const cells: string[] = [];
  for (const [day, meals] of WEEK.entries())
    for (let meal = 0; meal < MEALS; meal += 1) {
      const path = arc(day, meal);
      const planned = meals[meal] === '#';
      cells.push(stroke(path, planned ? palette.planned : palette.blank, 1));
      if (!planned) continue;
      const since = (at - (day + meal / MEALS) / DAYS + 1) % 1;
      const eaten = smooth(0.012, 0.03, since) * (1 - smooth(0.72, 0.84, since));
      const next = smooth(0, 0.008, since) * (1 - smooth(0.02, 0.045, since));
      if (eaten > 0.01) cells.push(stroke(path, palette.eaten, eaten));
      if (next > 0.01) cells.push(stroke(path, palette.today, next));
    }
  return [
    `<g transform="translate(${PLATE.x} ${PLATE.y})">`,
    `<circle r="${PLATE.rim}" fill="${palette.dish}" stroke="${palette.rim}" stroke-width="2"/>`,
    `<circle r="${PLATE.well}" fill="${palette.well}" stroke="${palette.rim}" stroke-width="1.5"/>`,
    ...cells,
    `<path transform="translate(-68 -70) scale(4.3)" fill="${palette.eaten}" d="M11.3 20.7c-1-4.6 1.4-9.2 9.4-9.4.2 6.8-3.3 9.8-7.4 9.2l-1.1 1.1a.6.6 0 0 1-.9-.9Z"/>`,
    '</g>',
  ].join('');
}

const stroke = (path: string, colour: string, opacity: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="11.5" stroke-linecap="round" opacity="${round(opacity)}"/>`;

function arc(day: number, meal: number): string {
  const radius = 86 + meal * 20.4;
  const margin = 13 / radius;
  const from = ((day - 0.5) * TURN) / DAYS + margin;
  const to = ((day + 0.5) * TURN) / DAYS - margin;
  const point = (angle: number) =>
    `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
  return `M${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}`;
}
