import { useEffect, useRef, useState } from 'react';
import { imageFailureWords } from '#domain/images/image.ts';
import { ApiError } from '../api/request.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Failure } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import { uploadImage } from './api.ts';
import { Cropper } from './Cropper.tsx';
import { type Crop, WHOLE } from './crop.ts';
import { cropped, openPicture } from './picture.ts';
import { reasonOf } from './retries.ts';
import classes from './UploadProgress.module.css';
import { say } from './words.ts';

type Props = {
  ownerId: string;
  file: File;
  onSaved: (url: string) => void;
  /** Called if this browser cannot read the file as a picture. */
  onUnreadable: () => void;
  onClose: () => void;
};

/** From a chosen file to a stored picture: crop, upload, retry or cancel. */
export default function CropDialog({ ownerId, file, onSaved, onUnreadable, onClose }: Props) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState(WHOLE);
  const { sending, failure, cancelled, save, cancel } = useUpload(ownerId, onSaved);

  useEffect(() => {
    let wanted = true;
    openPicture(file).then(
      (opened) => wanted && setPicture(opened),
      () => wanted && onUnreadable(),
    );
    return () => {
      wanted = false;
    };
  }, [file, onUnreadable]);

  if (!picture) return null;
  const start = () => void save(picture, crop);
  return (
    <Dialog title={say.cropYourPicture} onClose={sending ? cancel : onClose}>
      <Cropper picture={picture} crop={crop} disabled={sending !== null} onChange={setCrop} />
      {sending && <UploadProgress {...sending} />}
      {failure && <Failure message={say.uploadFailed} reason={failure} onRetry={start} />}
      <p role="status">{cancelled}</p>
      <div className="buttons" data-foot>
        <Button variant="default" onClick={sending ? cancel : onClose}>
          {sending ? say.cancelUpload : ofKit.cancel}
        </Button>
        <Button onClick={start} loading={sending !== null}>
          {say.savePicture}
        </Button>
      </div>
    </Dialog>
  );
}

function UploadProgress({ sent, waiting }: Sending) {
  return (
    <div className="grid gap-1 above-3">
      <progress className={classes.bar} aria-label={say.upload} max={1} value={sent} />
      <span role="status" className="small">
        {waiting ? say.tryingAgain : sent < 1 ? say.sending : say.gettingReady}
      </span>
    </div>
  );
}

type Sending = {
  /** From 0 to 1. */
  readonly sent: number;
  /** True between two attempts. */
  readonly waiting: boolean;
};

type State = { sending: Sending | null; failure: string | null; cancelled: string | null };
const idle: State = { sending: null, failure: null, cancelled: null };

/** Uploads the cropped square; reports progress and failure, and can be cancelled. */
function useUpload(ownerId: string, onSaved: (url: string) => void) {
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
          ? { ...idle, cancelled: imageFailureWords('canceled') }
          : { ...idle, failure: reasonOf(error) },
      );
    }
  };

  return { ...state, save, cancel: () => running.current?.abort() };
}
