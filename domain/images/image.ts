import type { Actor, Role } from '../signIn/access.ts';

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

/** The name or address of the small size, from that of the large one. */
export const smallImage = (large: string): string => large.replace(/\.webp$/, '-small.webp');

/**
 * Who may see a picture: everyone who may see its owner's profile. A dietician's picture is for everyone with
 * a role, a customer's for themselves and the dieticians.
 */
export function maySeeImage(actor: Actor, owner: { id: string; role: Role | null }): boolean {
  if (actor.role === null) return false;
  return actor.role === 'client' || owner.role === 'client' || actor.id === owner.id;
}
