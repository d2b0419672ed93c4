import type { Day } from '#domain/day.ts';
import type { WaitingItem } from '../../store/waitingItem.ts';
import { photoAdded, sendPhoto } from './api.ts';

export const PHOTO = 'meal-photo';

/** A photo waiting on a device, with its meal and day. */
export type WaitingPhoto = {
  readonly customerId: string;
  readonly meal: number;
  readonly blob: Blob;
};

/** Whether the waiting item is a photo of this meal. */
export const isPhotoOf = (
  { kind, date, body }: WaitingItem,
  of: { readonly customerId: string; readonly date: Day; readonly meal: number },
): boolean => {
  const { customerId, meal } = body as WaitingPhoto;
  return kind === PHOTO && customerId === of.customerId && date === of.date && meal === of.meal;
};

/** Sends a waiting photo, for the day on which it was taken. */
export async function sendWaitingPhoto({ body, key, date }: WaitingItem): Promise<void> {
  const { customerId, meal, blob } = body as WaitingPhoto;
  photoAdded(customerId, date, await sendPhoto(customerId, date, meal, blob, key));
}
