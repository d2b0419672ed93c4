import { IconPhoto, IconX } from '@tabler/icons-react';
import { smallImage } from '#domain/images/image.ts';
import { Button } from '../kit/Button.tsx';
import { FilePick } from '../kit/DeviceButtons.tsx';
import { Failure } from '../kit/Notice.tsx';
import classes from './Composer.module.css';
import type { Attached } from './messageDraft.ts';
import type { usePicture } from './usePicture.ts';
import { PICTURE_FAILED } from './words.ts';

type Props = {
  picture: ReturnType<typeof usePicture>;
  /** The picture attached to the message; null for none. */
  shown: Attached | null;
  error: string | undefined;
  onRemove: () => void;
};

/** The picture of an unsent message: to choose, uploading, attached, or refused. */
export function PictureChoice({ picture, shown, error, onRemove }: Props) {
  const failure = picture.failure ?? error;
  return (
    <>
      {picture.sending && (
        <div className={classes.picture}>
          <span role="status">Uploading the picture…</span>
          <Button variant="subtle" size="compact-md" onClick={picture.cancel}>
            Cancel
          </Button>
        </div>
      )}
      {!picture.sending && shown && (
        <div className={classes.picture}>
          <img src={smallImage(shown.url)} alt="Chosen for this message" />
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            leftSection={<IconX size={16} stroke={1.5} aria-hidden />}
            onClick={onRemove}
          >
            Remove
          </Button>
        </div>
      )}
      {!picture.sending && !shown && (
        <FilePick icon={IconPhoto} label="Add a picture" onPick={picture.choose}>
          Picture
        </FilePick>
      )}
      {failure && <Failure message={PICTURE_FAILED} reason={failure} />}
    </>
  );
}
