import type { Day } from '#domain/day.ts';
import type { MealPhoto } from '#domain/mealPhotos/mealPhotoSchema.ts';
import { ApiError, OFFLINE, refusal, send } from '../../api/request.ts';
import { queryClient } from '../../live/queryClient.ts';
import { trackedDayQuery } from '../api.ts';

/** A request that hangs would block everything queued behind it. */
const LONGEST_MS = 120_000;

/**
 * Adds a photo to a meal of a day. A retry with the same idempotency key adds no second one. Throws {@link
 * ApiError}.
 */
export async function sendPhoto(
  customerId: string,
  date: Day,
  meal: number,
  blob: Blob,
  key: string,
): Promise<MealPhoto> {
  const path = `/api/customers/${encodeURIComponent(customerId)}/daily-progress/${date}/photos?meal=${meal}`;
  const headers = { 'content-type': blob.type, 'idempotency-key': key };
  const signal = AbortSignal.timeout(LONGEST_MS);
  const unreached = () => {
    throw new ApiError(0, 'offline', OFFLINE);
  };
  const answer = await fetch(path, { method: 'POST', headers, body: blob, signal }).catch(
    unreached,
  );
  if (!answer.ok) throw await refusal(path, answer);
  // A page that answers in place of the server, for example a hotel's log-in page, does not count as an answer.
  return (await answer.json().catch(unreached)) as MealPhoto;
}

export const removePhoto = ({ url }: MealPhoto): Promise<void> => send<void>('DELETE', url);

/** Shows a photo that the server has accepted; a photo sent twice is shown once. */
export const photoAdded = (customerId: string, date: Day, photo: MealPhoto): void =>
  photosChanged(customerId, date, (photos) => [
    ...photos.filter(({ url }) => url !== photo.url),
    photo,
  ]);

/** Shows the current photos of a day. */
export function photosChanged(
  customerId: string,
  date: Day,
  change: (photos: readonly MealPhoto[]) => MealPhoto[],
): void {
  const { queryKey } = trackedDayQuery(customerId, date);
  queryClient.setQueryData(queryKey, (day) => day && { ...day, photos: change(day.photos ?? []) });
}
