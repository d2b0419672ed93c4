import type { Day } from '#domain/day.ts';
import type { MealPhoto } from '#domain/mealPhotos/mealPhotoSchema.ts';
import { send } from '../api/request.ts';
import { uploadOf } from '../images/api.ts';
import { queryClient } from '../live/queryClient.tsx';
import type { Change, Sender } from '../store/change.ts';
import { trackedDayQuery } from './api.ts';
import { say } from './words.ts';

/** A request that hangs would block everything queued behind it. */
const LONGEST_MS = 120_000;

export type PhotoPlace = { readonly customerId: string; readonly date: Day; readonly meal: number };

/** Adds a photo to a meal. A retry with the same idempotency key adds no second one. Throws {@link ApiError}. */
export const sendPhoto = (
  { customerId, date, meal }: PhotoPlace,
  blob: Blob,
  key: string,
): Promise<MealPhoto> =>
  uploadOf(
    `/api/customers/${encodeURIComponent(customerId)}/daily-progress/${date}/photos?meal=${meal}`,
    blob,
    AbortSignal.timeout(LONGEST_MS),
    key,
  );

export const removePhoto = ({ url }: MealPhoto): Promise<void> => send<void>('DELETE', url);

/** Shows a photo that the server has accepted; a photo sent twice is shown once. */
export const photoAdded = (customerId: string, date: Day, photo: MealPhoto): void =>
  photosChanged(customerId, date, (photos) => [
    ...photos.filter(({ url }) => url !== photo.url),
    photo,
  ]);

export function photosChanged(
  customerId: string,
  date: Day,
  change: (photos: readonly MealPhoto[]) => MealPhoto[],
): void {
  const { queryKey } = trackedDayQuery(customerId, date);
  queryClient.setQueryData(queryKey, (day) => day && { ...day, photos: change(day.photos ?? []) });
}

export const PHOTO = 'meal-photo';

/** A photo waiting on a device, with its meal; its change has the day. */
export type WaitingPhoto = {
  readonly customerId: string;
  readonly meal: number;
  readonly blob: Blob;
};

export const isPhotoOf = ({ kind, date, value }: Change, of: PhotoPlace): boolean => {
  const { customerId, meal } = value as WaitingPhoto;
  return kind === PHOTO && customerId === of.customerId && date === of.date && meal === of.meal;
};

/** Sends a waiting photo, for the day on which it was taken. */
export const sendWaitingPhoto: Sender = async (changes) => {
  for (const { value, key, date } of changes) {
    const { customerId, meal, blob } = value as WaitingPhoto;
    photoAdded(customerId, date, await sendPhoto({ customerId, date, meal }, blob, key));
  }
  return [];
};

/** 'Photo of Lunch: Lentil soup'; with its number if there are several. */
export const photoName = (meal: string, nth: number, count: number) =>
  count > 1 ? say.nthPhotoOf(nth + 1, count, meal) : say.photoOf(meal);
