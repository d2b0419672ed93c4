import { useState } from 'react';
import type { Day } from '#domain/day.ts';
import { NOT_AN_IMAGE } from '#domain/images/failure.ts';
import type { MealPhoto } from '#domain/mealPhotos/mealPhotoSchema.ts';
import { messageOf } from '../../api/errors.ts';
import { ApiError } from '../../api/request.ts';
import { newKey } from '../../draft/newKey.ts';
import { drawnLight } from '../../images/picture.ts';
import { photoAdded, sendPhoto } from './api.ts';
import { PHOTO, type WaitingPhoto } from './waitingPhoto.ts';
import { MANY_PHOTOS, photoName } from './words.ts';

/** The size of the photo that is uploaded. */
const EDGE_PX = 1280;
const MOST_BYTES = 250_000;

type Drawn = { readonly blob: Blob; readonly key: string };
type State = {
  readonly sending: boolean;
  readonly failure: string | null;
  readonly drawn: Drawn | null;
};
const IDLE: State = { sending: false, failure: null, drawn: null };

/** Adds photos to a meal, one at a time. Sending continues after the screen is left. */
export function usePhotoSending(
  customerId: string,
  { date, meal, name }: { date: Day; meal: number; name: string },
) {
  const [state, setState] = useState(IDLE);
  const bring = async (drawn: Drawn) => {
    setState({ ...IDLE, sending: true, drawn });
    try {
      const photo = await sent(drawn);
      if (photo) photoAdded(customerId, date, photo);
      setState(IDLE);
    } catch (error) {
      setState({ ...IDLE, failure: reasonOf(error), drawn });
    }
  };
  /**
   * Stores the photo on this device before sending it, because the page may be closed before the answer. Null if
   * it waits on the device.
   */
  const sent = async ({ blob, key }: Drawn): Promise<MealPhoto | null> => {
    const sendIt = () => sendPhoto(customerId, date, meal, blob, key);
    const queue = await import('../../changes/changesHere.ts').catch(() => null);
    if (!queue) return sendIt();
    const value: WaitingPhoto = { customerId, meal, blob };
    const madeAt = new Date().toISOString();
    const item = { kind: PHOTO, key, date, value, text: photoName(name, 0, 1), madeAt };
    return queue.sendKept(customerId, item, sendIt);
  };
  const choose = async (file: File) => {
    setState({ ...IDLE, sending: true });
    const blob = await drawnLight(file, EDGE_PX, MOST_BYTES).catch(() => null);
    if (blob) await bring({ blob, key: newKey() });
    else setState({ ...IDLE, failure: NOT_AN_IMAGE.message });
  };
  const { drawn } = state;
  return {
    ...state,
    choose: (file: File | undefined) => void (file && choose(file)),
    retry: drawn && (() => void bring(drawn)),
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.code === 'quota-exceeded' ? MANY_PHOTOS : messageOf(error);
