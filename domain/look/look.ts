import { type LogoShape, logoShape } from '../images/image.ts';

/** The name of the product, and of a practice that has not said its own. */
export const PRODUCT = 'Weekplate';

/** What a page knows about its practice from its first line: the server writes it into the head. */
export type Brand = {
  readonly name: string;
  /** The address of the logo, and how it looks; null for a practice without one. */
  readonly logo: (LogoShape & { readonly src: string }) | null;
};

export const OUR_BRAND: Brand = { name: PRODUCT, logo: null };

/** The name of the meta element with the {@link Brand}. */
export const BRAND_META = 'practice';

export const BRAND_STYLE = 'practice-colour';

/** Addresses contain the version of the look, so that a cache never shows the logo before. */
export const LOGO_PATH = '/logo.webp';

export const logoSrc = (version: number): string => `${LOGO_PATH}?v=${version}`;

export const logoOf = (filename: string | null, src: string): Brand['logo'] => {
  const shape = filename === null ? null : logoShape(filename);
  return shape && { ...shape, src };
};

const BAR = { height: 32, widest: 168 };

/** A logo in a bar, in px: as high as the bar has room for, or as wide. */
export function sizeInBar({ width, height }: Pick<LogoShape, 'width' | 'height'>) {
  const scale = Math.min(BAR.height / height, BAR.widest / width);
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
}

/** A name that takes two lines in a bar, and smaller ones. */
export const isLong = (name: string): boolean => name.length > 14;

/** A wide logo is a name in letters of its own, which would be there twice with the name beside it. */
export const isWordmark = ({ width, height }: Pick<LogoShape, 'width' | 'height'>): boolean =>
  width > 2 * height;
