import { useState } from 'react';
import type { MealPhoto } from '#domain/mealPhotos/mealPhotoSchema.ts';
import { messageOf } from '../api/errors.ts';
import { SmallPicture } from '../images/SmallPicture.tsx';
import { Button } from '../kit/Button.tsx';
import { ConfirmDialog, Dialog } from '../kit/Dialog.tsx';
import { Failure } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './MealPhotos.module.css';
import type { OwnDay } from './mealRows.ts';
import { photoName, photosChanged, removePhoto } from './photos.ts';
import { say } from './words.ts';

type Props = {
  name: string;
  photos: readonly MealPhoto[];
  /** Customers may remove their own photos. */
  own?: OwnDay | undefined;
};

/** The photos of a meal as thumbnails; pressing one shows it large over the screen. */
export function MealPhotos({ name, photos, own }: Props) {
  const [large, setLarge] = useState<string | null>(null);
  const nameOf = (nth: number) => photoName(name, nth, photos.length);
  const shown = photos.findIndex(({ url }) => url === large);
  const photo = photos[shown];
  return (
    <>
      {photos.map(({ url }, nth) => (
        <SmallPicture
          key={url}
          url={url}
          name={nameOf(nth)}
          className={classes.small}
          width={64}
          height={64}
          lost={<span className="small">{say.photoLost}</span>}
          onOpen={() => setLarge(url)}
        />
      ))}
      {photo && (
        <LargePhoto name={nameOf(shown)} photo={photo} own={own} onClose={() => setLarge(null)} />
      )}
    </>
  );
}

type LargeProps = Pick<Props, 'name' | 'own'> & { photo: MealPhoto; onClose: () => void };

/** A photo over the screen; its owner can remove it there. */
function LargePhoto({ name, photo, own, onClose }: LargeProps) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async ({ customerId, date }: OwnDay) => {
    setBusy(true);
    try {
      await removePhoto(photo);
      onClose();
      photosChanged(customerId, date, (photos) => photos.filter(({ url }) => url !== photo.url));
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
    setAsked(false);
  };
  return (
    <Dialog wide title={<bdi>{name}</bdi>} onClose={onClose}>
      <img src={photo.url} alt={name} className={classes.large} />
      {failure && <Failure message={say.photoNotRemoved} reason={failure} />}
      {own && (
        <div className="buttons" data-foot>
          <Button variant="default" color="red" onClick={() => setAsked(true)}>
            {ofKit.removePhoto}
          </Button>
        </div>
      )}
      {own && (
        <ConfirmDialog
          opened={isAsked}
          title={ofKit.removePhoto}
          message={say.removeForAll}
          confirmLabel={ofKit.remove}
          busy={isBusy}
          onConfirm={() => void remove(own)}
          onClose={() => setAsked(false)}
        />
      )}
    </Dialog>
  );
}
