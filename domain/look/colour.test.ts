import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isThorough } from '#test/thorough.ts';
import {
  accentsOf,
  COLOUR,
  colourIn,
  colourStyles,
  contrastOf,
  OUR_ACCENTS,
  SURFACES,
} from './colour.ts';

const SCHEMES = ['light', 'dark'] as const;
const INKS = { light: ['#1c211b', '#595e53'], dark: ['#ece9df', '#aaad9f'] };

/** Every 51st value of each channel, with THOROUGH=1 every 17th; black, white, greys and the strongest among them. */
const STEP = isThorough ? 17 : 51;
const steps = Array.from({ length: 255 / STEP + 1 }, (_, step) =>
  (step * STEP).toString(16).padStart(2, '0'),
);
const COLOURS = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

const least = (one: string, others: readonly string[]) =>
  Math.min(...others.map((other) => contrastOf(one, other)));

it.each(SCHEMES)('[BRAND-01] every colour can be read on %s screens', (scheme) => {
  const unread = COLOURS.filter((colour) => {
    const its = accentsOf(colour, scheme);
    const surfaces = SURFACES[scheme];
    const tints = [its['--accent-soft'], its['--accent-soft-hover']];
    return !(
      least(its['--on-accent'], [its['--accent'], its['--accent-hover'], its['--accent-mark']]) >=
        4.5 &&
      least(its['--accent'], surfaces) >= 4.5 &&
      least(its['--accent-ink'], [...surfaces, ...tints]) >= 4.5 &&
      least(its['--accent-mark'], [...surfaces, ...tints]) >= 3 &&
      least(INKS[scheme][0] ?? '', tints) >= 7 &&
      least(INKS[scheme][1] ?? '', tints) >= 4.5 &&
      its['--accent-hover'] !== its['--accent']
    );
  });
  expect(unread).toEqual([]);
});

const hueOf = (colour: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
};

it.each(SCHEMES)('[BRAND-01] its hue stays on %s screens', (scheme) => {
  for (const colour of ['#c2185b', '#ffcc00', '#0044ff', '#00a0a0', '#7a3db8'])
    for (const its of [accentsOf(colour, scheme)])
      for (const made of [its['--accent'], its['--accent-ink']])
        expect(Math.abs(hueOf(made) - hueOf(colour)), `${colour} ${made}`).toBeLessThan(3);
});

it('[BRAND-01] a colour that is easy to read stays as it is', () => {
  expect(accentsOf('#7a1f4d', 'light')['--accent']).toBe('#7a1f4d');
  expect(accentsOf('#ffd9ec', 'dark')['--accent']).toBe('#ffd9ec');
});

it('[BRAND-01] styles come only from a colour; what is none has no styles', () => {
  expect(['#2E6131', ' 2e6131', '#ABC', 'abc'].map(colourIn)).toEqual([
    '#2e6131',
    '#2e6131',
    '#aabbcc',
    '#aabbcc',
  ]);
  for (const wrong of ['', '#12', 'green', '#1234567', 'red;}body{display:none', '#gggggg'])
    expect([colourIn(wrong), COLOUR.test(wrong)], wrong).toEqual([null, false]);
  expect(colourStyles('#7a1f4d')).toMatch(/^[a-z0-9:;{}#"=[\]-]+$/);
});

it('[BRAND-01] the rule knows the colours of tokens.css', () => {
  const css = readFileSync('web/kit/tokens.css', 'utf8');
  const [light = '', dark = ''] = css
    .slice(css.indexOf('  color-scheme: light'))
    .split('color-scheme: dark');
  for (const [scheme, text] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    const inCss = (name: string) => new RegExp(`${name}: (#[0-9a-f]{6});`).exec(text)?.[1];
    for (const [name, value] of Object.entries(OUR_ACCENTS[scheme]))
      expect([name, inCss(name)]).toEqual([name, value]);
    expect(['--paper', '--card', '--sunk', '--lifted', '--hover'].map(inCss)).toEqual(
      SURFACES[scheme],
    );
    expect(['--ink', '--ink-muted'].map(inCss)).toEqual(INKS[scheme]);
  }
});
