import { LOGO_ICONS, type LogoIcon, logoIcon, smallImage } from '#domain/images/image.ts';
import { accentsOf, colourStyles } from '#domain/look/colour.ts';
import {
  BRAND_META,
  BRAND_STYLE,
  type Brand,
  isLong,
  isWordmark,
  LOGO_PATH,
  logoOf,
  logoSrc,
  PRODUCT,
  sizeInBar,
} from '#domain/look/look.ts';
import { escaped } from '../http/plainPage.ts';
import type { ImageStore } from '../images/store.ts';
import { FOLDER, isOurs, type Shown } from './queries.ts';

const ICONS = /\/(?:mark\.svg|icon-[a-z0-9]+\.png)/g;
const HEAD_TITLES = /<title>[^<]*<\/title>|<meta property="og:(?:site_name|title)"[^>]*>/g;
/** What web/kit/Brand.tsx renders while building: our mark, and the place of the practice's name. */
const MARK =
  /<svg class="brand-mark".*?<\/svg><span class="brand-name" data-long="false">%PRACTICE%<\/span>/gs;

const brandOf = ({ name, logo, version }: Shown): Brand => ({
  name,
  logo: logoOf(logo, logoSrc(version)),
});

/** A page of the build with the practice's name, logo and colour. Colours come from a checked colour only. */
export function brandedPage(html: string, shown: Shown): string {
  if (isOurs(shown)) return html.replaceAll('%PRACTICE%', PRODUCT);
  const { name, colour, logo, version } = shown;
  const brand = brandOf(shown);
  const head = [
    `<meta name="${BRAND_META}" content="${escaped(JSON.stringify(brand))}" />`,
    ...(colour ? [`<style id="${BRAND_STYLE}">${colourStyles(colour)}</style>`] : []),
  ];
  const page = logo ? html.replaceAll(ICONS, `$&?v=${version}`) : html;
  return page
    .replaceAll(HEAD_TITLES, (tag) => tag.replace(PRODUCT, () => escaped(name)))
    .replaceAll(MARK, (mark) => (brand.logo ? logoHtml(name, brand.logo) : mark))
    .replaceAll('data-long="false">%PRACTICE%', `data-long="${isLong(name)}">%PRACTICE%`)
    .replaceAll('%PRACTICE%', () => escaped(name))
    .replace('</head>', () => `${head.join('')}</head>`);
}

/** The same as web/kit/Brand.tsx renders. */
function logoHtml(name: string, logo: NonNullable<Brand['logo']>): string {
  const { width, height } = sizeInBar(logo);
  const alt = escaped(name);
  const picture = `<img class="brand-logo" src="${logo.src}" alt="${alt}" width="${width}" height="${height}" data-tone="${logo.tone}"/>`;
  const beside = `<span class="brand-name" data-long="${isLong(name)}" aria-hidden="true">${alt}</span>`;
  return isWordmark(logo) ? picture : picture + beside;
}

/** Makes the service worker of customers keep the logo, and fetch all pages anew for every new look. */
export function brandedWorker(code: string, shown: Shown): string {
  if (isOurs(shown)) return code;
  // The name is no part of the look's version.
  const version = `${shown.version}-${Buffer.from(shown.name).toString('base64url')}`;
  const branded = code.replace(/"version":"\w+/, `$&-${version}`);
  return shown.logo ? branded.replace('"files":[', `$&"${LOGO_PATH}",`) : branded;
}

type Manifest = { icons: { src: string }[]; shortcuts: { icons: { src: string }[] }[] };

/** The name, icons and colour of the app on a home screen. */
export function brandedManifest(text: string, shown: Shown): string {
  if (isOurs(shown)) return text;
  const { name, colour, logo, version } = shown;
  const manifest = JSON.parse(logo ? text.replaceAll(ICONS, `$&?v=${version}`) : text) as Manifest;
  return JSON.stringify({
    ...manifest,
    name,
    short_name: name,
    ...(colour && { theme_color: accentsOf(colour, 'light')['--accent'] }),
    ...(logo && { icons: manifest.icons.filter(({ src }) => src.includes('.png')) }),
  });
}

const isIcon = (name: string): name is LogoIcon => LOGO_ICONS.some((icon) => icon === name);

type File = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };

/** The logo under the addresses of our own mark and icons, and under its own; null for other addresses. */
export async function logoFile(
  images: Pick<ImageStore, 'read'>,
  logo: string,
  path: string,
): Promise<File | null> {
  const read = async (filename: string, type: string): Promise<File | null> => {
    const bytes = await images.read(FOLDER, filename);
    return bytes && { bytes: new Uint8Array(bytes), type };
  };
  const name = path.slice(1);
  if (path === LOGO_PATH) return read(smallImage(logo), 'image/webp');
  if (isIcon(name)) return read(logoIcon(logo, name), 'image/png');
  if (name !== 'mark.svg') return null;
  const icon = await read(logoIcon(logo, 'icon-192.png'), 'image/png');
  if (!icon) return null;
  const data = Buffer.from(icon.bytes).toString('base64');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${data}"/></svg>`;
  return { bytes: new TextEncoder().encode(svg), type: 'image/svg+xml' };
}
