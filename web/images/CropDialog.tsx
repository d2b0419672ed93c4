import { useEffect, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Failure } from '../kit/Notice.tsx';
import { Cropper } from './Cropper.tsx';
import { WHOLE } from './crop.ts';
import { openPicture } from './picture.ts';
import classes from './UploadProgress.module.css';
import { type Sending, useUpload } from './useUpload.ts';
import { UPLOAD_FAILED } from './words.ts';

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
    <Dialog title="Crop your picture" onClose={sending ? cancel : onClose}>
      <Cropper picture={picture} crop={crop} disabled={sending !== null} onChange={setCrop} />
      {sending && <UploadProgress {...sending} />}
      {failure && <Failure message={UPLOAD_FAILED} reason={failure} onRetry={start} />}
      <p role="status">{cancelled}</p>
      <div className="buttons" data-at-end>
        <Button variant="default" onClick={sending ? cancel : onClose}>
          {sending ? 'Cancel Upload' : 'Cancel'}
        </Button>
        <Button onClick={start} loading={sending !== null}>
          Save Picture
        </Button>
      </div>
    </Dialog>
  );
}

/** The progress of an upload, and whether it is waiting for a connection. */
function UploadProgress({ sent, waiting }: Sending) {
  return (
    <div className={classes.upload}>
      <progress className={classes.bar} aria-label="Upload" max={1} value={sent} />
      <span role="status" className={classes.words}>
        {waiting
          ? 'The server can’t be reached. Trying again…'
          : sent < 1
            ? 'Sending…'
            : 'Sent. Getting it ready…'}
      </span>
    </div>
  );
}
