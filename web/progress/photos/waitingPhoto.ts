import type { Day } from '#domain/day.ts';
import type { WaitingItem } from '../../store/waitingItem.ts';
import { photoAdded, sendPhoto } from './api.ts';

export const PHOTO = 'meal-photo';

/** A photo as it waits on a device, with the meal of the day that it is of. */
export type WaitingPhoto = {
  readonly customerId: string;
  readonly meal: number;
  readonly blob: Blob;
};

/** Whether what waits is a photo of this meal. */
export const isPhotoOf = (
  { kind, date, body }: WaitingItem,
  of: { readonly customerId: string; readonly date: Day; readonly meal: number },
): boolean => {
  const { customerId, meal } = body as WaitingPhoto;
  return kind === PHOTO && customerId === of.customerId && date === of.date && meal === of.meal;
};

/** Sends a photo that waited, to the day on which it was taken. */
export async function sendWaitingPhoto({ body, key, date }: WaitingItem): Promise<void> {
  const { customerId, meal, blob } = body as WaitingPhoto;
  photoAdded(customerId, date, await sendPhoto(customerId, date, meal, blob, key));
}
