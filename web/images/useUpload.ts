import { useEffect, useRef, useState } from 'react';
import { IMAGE_FAILURES } from '#domain/images/failure.ts';
import { ApiError } from '../api/request.ts';
import { uploadImage } from './api.ts';
import type { Crop } from './crop.ts';
import { cropped } from './picture.ts';
import { reasonOf } from './storingError.ts';

export type Sending = {
  /** From 0 to 1. */
  readonly sent: number;
  /** True between two attempts. */
  readonly waiting: boolean;
};

type State = { sending: Sending | null; failure: string | null; cancelled: string | null };
const idle: State = { sending: null, failure: null, cancelled: null };

/** Uploads the cropped square; reports progress and failure, and can be cancelled. */
export function useUpload(ownerId: string, onSaved: (url: string) => void) {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController | null>(null);

  // Leaving the screen also cancels the upload.
  useEffect(() => () => running.current?.abort(), []);

  const save = async (picture: ImageBitmap, crop: Crop) => {
    const cancelling = new AbortController();
    running.current = cancelling;
    const show = (sending: Sending) => setState({ ...idle, sending });
    show({ sent: 0, waiting: false });
    try {
      const square = await cropped(picture, crop);
      const url = await uploadImage(ownerId, square, {
        signal: cancelling.signal,
        onProgress: (sent) => show({ sent, waiting: false }),
        onWaiting: () => show({ sent: 0, waiting: true }),
      });
      onSaved(url);
    } catch (error) {
      const byPerson = error instanceof ApiError && error.code === 'canceled';
      setState(
        byPerson
          ? { ...idle, cancelled: IMAGE_FAILURES.canceled }
          : { ...idle, failure: reasonOf(error) },
      );
    }
  };

  return { ...state, save, cancel: () => running.current?.abort() };
}
