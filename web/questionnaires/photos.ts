import type { AnswerPhoto, AnswerValue } from '#domain/questionnaires/questionnaireSchema.ts';
import { newKey } from '../draft/createOnce.ts';
import { uploadOf } from '../images/api.ts';

const LONGEST_MS = 120_000;

type Of = { readonly customerId: string; readonly sentId: string };

const pathOf = ({ customerId, sentId }: Of) =>
  `/api/customers/${encodeURIComponent(customerId)}/sent-questionnaires/${encodeURIComponent(sentId)}/photos`;

/** The address of a photo; one that waits on this device has an address of this page. */
export const photoUrl = (customerId: string, { photoId }: AnswerPhoto): string =>
  photoId.startsWith('blob:')
    ? photoId
    : `/api/customers/${encodeURIComponent(customerId)}/answer-photos/${encodeURIComponent(photoId)}`;

/** Sends a photo, which becomes an answer when the answer says so. Throws {@link ApiError}. */
export const sendPhoto = (
  of: Of,
  linkId: string,
  { photo, chosen }: WaitingPhoto,
): Promise<AnswerPhoto> =>
  uploadOf(
    `${pathOf(of)}?${new URLSearchParams({ question: linkId })}`,
    photo,
    AbortSignal.timeout(LONGEST_MS),
    chosen,
  );

/** A photo that is not sent yet. `chosen` tells it from another one, which two files cannot. */
export type WaitingPhoto = { readonly photo: Blob; readonly chosen: string };

export const waitingPhoto = (photo: Blob): WaitingPhoto => ({ photo, chosen: newKey() });

export const isWaitingPhoto = (value: unknown): value is WaitingPhoto =>
  typeof value === 'object' && value !== null && 'photo' in value && value.photo instanceof Blob;

const addresses = new Map<string, string>();

/** An answer as it is shown, a photo that waits under an address of this page. */
export function asShown(value: unknown): AnswerValue {
  if (!isWaitingPhoto(value)) return value as AnswerValue;
  const { photo, chosen } = value;
  const address = addresses.get(chosen) ?? URL.createObjectURL(photo);
  addresses.set(chosen, address);
  return { photoId: address };
}
