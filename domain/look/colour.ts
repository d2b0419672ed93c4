// All colours here are written `#rrggbb`.

export type Scheme = 'light' | 'dark';

/** What web/kit/tokens.css calls paper, card, sunk, lifted and hover: accents are read on all of them. */
export const SURFACES: Readonly<Record<Scheme, readonly string[]>> = {
  light: ['#faf7f0', '#fffdf8', '#f3eee3', '#fffefb', '#f1ece0'],
  dark: ['#151813', '#1c201a', '#10130f', '#242921', '#262b22'],
};

/** The accents of web/kit/tokens.css, for a practice without a colour of its own. */
export const OUR_ACCENTS = {
  light: {
    '--accent': '#2e6131',
    '--accent-hover': '#224b26',
    '--on-accent': '#fffefb',
    '--accent-ink': '#2a5a2d',
    '--accent-soft': '#e8f1e3',
    '--accent-soft-hover': '#dcebd6',
    '--accent-mark': '#3f763e',
  },
  dark: {
    '--accent': '#8fc689',
    '--accent-hover': '#a5d49f',
    '--on-accent': '#11200f',
    '--accent-ink': '#a2d39b',
    '--accent-soft': '#22301f',
    '--accent-soft-hover': '#2a3b26',
    '--accent-mark': '#7db777',
  },
};

/** The colours that follow from the one colour of a practice, by their names in tokens.css. */
export type Accents = typeof OUR_ACCENTS.light;

/** WCAG's least contrast of text. */
export const TEXT_CONTRAST = 4.5;

/** A colour field holds a colour even when none is chosen. */
export const OUR_COLOUR = OUR_ACCENTS.light['--accent'];

export const COLOUR = /^#[0-9a-f]{6}$/;

const TYPED = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The colour that somebody typed, such as `#2E6131`, `2e6131` or `#abc`; null if it is none. */
export function colourIn(typed: string): string | null {
  const digits = TYPED.exec(typed.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** What a colour moves towards until it can be read; on this way it keeps its hue. */
const END = { light: '#000000', dark: '#ffffff' };

/** Tints are between the colour and this; on light screens paper would make them grey. */
const TINTED = { light: '#ffffff', dark: SURFACES.dark[0] ?? END.light };

const SHARES = Array.from({ length: 101 }, (_, percent) => percent / 100);

/**
 * It gets darker on light paper and lighter on dark paper until everything can be read, so any colour can be chosen.
 */
export function accentsOf(colour: string, scheme: Scheme): Accents {
  const ours = OUR_ACCENTS[scheme];
  const surfaces = SURFACES[scheme];
  const [paper = ''] = surfaces;
  const onAccent = ours['--on-accent'];
  const readableOn = (on: readonly string[]) =>
    onTheWay(colour, END[scheme], (each) =>
      on.every((other) => contrastOf(each, other) >= TEXT_CONTRAST),
    );
  const accent = readableOn([...surfaces, onAccent]);
  /** As bright as our own tint for the same purpose, so that what is written on it is as easy to read. */
  const tint = (own: string) =>
    onTheWay(accent, TINTED[scheme], (each) => contrastOf(each, paper) <= contrastOf(own, paper));
  const accentSoft = tint(ours['--accent-soft']);
  const accentSoftHover = tint(ours['--accent-soft-hover']);
  return {
    '--accent': accent,
    // Black and white cannot move further.
    '--accent-hover': mixed(accent, accent === END[scheme] ? paper : END[scheme], 0.2),
    '--on-accent': onAccent,
    '--accent-ink': readableOn([...surfaces, accentSoft, accentSoftHover]),
    '--accent-soft': accentSoft,
    '--accent-soft-hover': accentSoftHover,
    '--accent-mark': accent,
  };
}

/** The first colour on the way from one to another for which this holds; else the other. */
function onTheWay(from: string, to: string, holds: (each: string) => boolean): string {
  const share = SHARES.find((each) => holds(mixed(from, to, each))) ?? 1;
  return mixed(from, to, share);
}

function mixed(one: string, other: string, share: number): string {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  const channels = from.map((channel, at) => channel + ((to[at] ?? 0) - channel) * share);
  return `#${channels.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`;
}

/** The styles of a practice's colour; they are more specific than tokens.css, so their place is free. */
export function colourStyles(colour: string): string {
  const of = (scheme: Scheme) =>
    Object.entries(accentsOf(colour, scheme))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  return `html:root{${of('light')}}html[data-scheme="dark"]{${of('dark')}}`;
}

/** Red, green and blue, from 0 to 255. */
const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** WCAG's relative luminance, from 0 to 1. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
