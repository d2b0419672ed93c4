import type { Day } from '#domain/day.ts';
import type { Change, Sender } from '../../store/change.ts';
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
  { kind, date, value }: Change,
  of: { readonly customerId: string; readonly date: Day; readonly meal: number },
): boolean => {
  const { customerId, meal } = value as WaitingPhoto;
  return kind === PHOTO && customerId === of.customerId && date === of.date && meal === of.meal;
};

/** Sends a waiting photo, for the day on which it was taken. */
export const sendWaitingPhoto: Sender = async (changes) => {
  for (const { value, key, date } of changes) {
    const { customerId, meal, blob } = value as WaitingPhoto;
    photoAdded(customerId, date, await sendPhoto(customerId, date, meal, blob, key));
  }
  return [];
};
