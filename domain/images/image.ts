import type { Refusal } from '../refusal.ts';
import type { Actor, Role } from '../signIn/access.ts';
import { say } from '../words.ts';

/** The types that may be uploaded; the file picker offers the same. */
export const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
export const IMAGE_MOST_BYTES = 10 * 1024 * 1024;
export const IMAGE_MOST_PIXELS = 25_000_000;

/** Edges in pixels of the two squares that are stored of a picture. */
export const IMAGE_EDGE = 512;
export const SMALL_IMAGE_EDGE = 96;

/** The longest edges of the two sizes of a picture that is stored uncropped. */
export const WHOLE_EDGE = 1200;
export const SMALL_WHOLE_EDGE = 480;

/** The names that the server gives to pictures; they contain nothing that the client sent. */
export const IMAGE_NAME = /^[0-9a-f-]{36}(-small)?\.webp$/;

/** The address of a person's picture; null for none. */
export function imageUrl(ownerId: string, filename: string): string;
export function imageUrl(ownerId: string, filename: string | null): string | null;
export function imageUrl(ownerId: string, filename: string | null): string | null {
  return filename && `/api/profile-images/${ownerId}/${filename}`;
}

export const smallImage = (large: string): string => large.replace(/\.webp$/, '-small.webp');

/** The icons that are drawn of a practice's logo, by the names of the files that pages ask for. */
export const LOGO_ICONS = [
  'icon-32.png',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
] as const;
export type LogoIcon = (typeof LOGO_ICONS)[number];

/** `tone`: whether what is drawn on no background is `light` or `dark`; `plain`: it has a background of its own. */
export type LogoShape = {
  readonly width: number;
  readonly height: number;
  readonly tone: 'light' | 'dark' | 'plain';
};

/** A logo with fewer pixels on a side, without the margin around it, could not be seen. */
export const LOGO_LEAST_EDGE = 16;

/** The names that the server gives to logos say how they look, so that a page knows their place. */
export const LOGO_NAME = /^logo-[0-9a-f-]{36}-(\d{1,4})x(\d{1,4})-(light|dark|plain)\.webp$/;

export const logoName = (id: string, { width, height, tone }: LogoShape): string =>
  `logo-${id}-${width}x${height}-${tone}.webp`;

/** How a logo of this name looks; null if it is the name of something else. */
export function logoShape(filename: string): LogoShape | null {
  const [, width, height, tone] = LOGO_NAME.exec(filename) ?? [];
  if (!tone) return null;
  return { width: Number(width), height: Number(height), tone: tone as LogoShape['tone'] };
}

export const logoIcon = (logo: string, icon: LogoIcon): string =>
  logo.replace(/\.webp$/, `-${icon}`);

/**
 * The names of all objects that the storage has of one upload: two of a picture, with its icons if it is a logo, one
 * of any other file.
 */
export const storedNames = (filename: string): string[] => {
  const icons = logoShape(filename) ? LOGO_ICONS.map((icon) => logoIcon(filename, icon)) : [];
  return [...new Set([filename, smallImage(filename), ...icons])];
};

/**
 * Who may see a picture: everyone who may see its owner's profile. A dietician's picture is for everyone with
 * a role, a customer's for themselves and the dieticians.
 */
export function maySeeImage(actor: Actor, owner: { id: string; role: Role | null }): boolean {
  if (actor.role === null) return false;
  return actor.role === 'client' || owner.role === 'client' || actor.id === owner.id;
}

/** The specification's codes for failed uploads of pictures. */
export type ImageFailureCode = keyof typeof say.pictureFailures;

export const imageFailureWords = (code: ImageFailureCode): string => say.pictureFailures[code];

const isCode = (code: string): code is ImageFailureCode => Object.hasOwn(say.pictureFailures, code);

/** The code for a response that refuses; null when only the response's own sentence gives the reason. */
export function imageFailureOf(answer: { status: number; code: string }): ImageFailureCode | null {
  if (isCode(answer.code)) return answer.code;
  if (answer.status === 401) return 'unauthenticated';
  if (answer.status === 403) return 'unauthorized';
  if (answer.status === 404) return 'object-not-found';
  return answer.status === 429 ? 'quota-exceeded' : null;
}

export const NOT_AN_IMAGE: Refusal = {
  code: 'not-an-image',
  get message() {
    return say.notAnImage;
  },
};
export const TOO_MANY_BYTES: Refusal = {
  code: 'image-too-large',
  get message() {
    return say.tooManyBytes(IMAGE_MOST_BYTES / 1024 / 1024);
  },
};
export const TOO_MANY_PIXELS: Refusal = {
  code: 'image-too-large',
  get message() {
    return say.tooManyPixels(IMAGE_MOST_PIXELS / 1_000_000);
  },
};
export const LOGO_TOO_SMALL: Refusal = {
  code: 'logo-too-small',
  get message() {
    return say.logoTooSmall(LOGO_LEAST_EDGE);
  },
};
