import { useState } from 'react';
import type { Day } from '#domain/day.ts';
import { NOT_AN_IMAGE } from '#domain/images/failure.ts';
import { UPLOAD_BUDGET_MS } from '#domain/images/retry.ts';
import { messageOf } from '../../api/errors.ts';
import { ApiError } from '../../api/request.ts';
import { newKey } from '../../draft/newKey.ts';
import { drawnLight } from '../../images/picture.ts';
import { withRetries } from '../../images/retries.ts';
import { photosChanged, sendPhoto } from './api.ts';
import { MANY_PHOTOS } from './words.ts';

/** Of the photo that leaves the phone. */
const EDGE_PX = 1280;
const MOST_BYTES = 250_000;

type Drawn = { readonly blob: Blob; readonly key: string };
type State = { readonly sending: boolean; readonly failure: string | null; drawn: Drawn | null };
const IDLE: State = { sending: false, failure: null, drawn: null };

/** Adds photos to a meal, one at a time. It goes on when the screen is left. */
export function usePhotoSending(customerId: string, date: Day, meal: number) {
  const [state, setState] = useState(IDLE);
  const bring = async (drawn: Drawn) => {
    setState({ sending: true, failure: null, drawn });
    try {
      const photo = await withRetries(
        () => sendPhoto(customerId, date, meal, drawn.blob, drawn.key),
        { budgetMs: UPLOAD_BUDGET_MS },
      );
      photosChanged(customerId, date, (photos) => [
        ...photos.filter(({ url }) => url !== photo.url),
        photo,
      ]);
      setState(IDLE);
    } catch (error) {
      setState({ sending: false, failure: reasonOf(error), drawn });
    }
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
