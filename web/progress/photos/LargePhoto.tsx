import { useState } from 'react';
import type { Day } from '#domain/day.ts';
import type { MealPhoto } from '#domain/mealPhotos/mealPhotoSchema.ts';
import { messageOf } from '../../api/errors.ts';
import { Button } from '../../kit/Button.tsx';
import { ConfirmDialog, Dialog } from '../../kit/Dialog.tsx';
import { Failure } from '../../kit/Notice.tsx';
import { photosChanged, removePhoto } from './api.ts';
import classes from './MealPhotos.module.css';
import * as words from './words.ts';

type Props = {
  name: string;
  photo: MealPhoto;
  own: { readonly customerId: string; readonly date: Day } | undefined;
  onClose: () => void;
};

/** A photo over the screen; its owner can remove it there. */
export function LargePhoto({ name, photo, own, onClose }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async ({ customerId, date }: NonNullable<typeof own>) => {
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
      {failure && <Failure message={words.NOT_REMOVED} reason={failure} />}
      {own && (
        <div className={classes.foot}>
          <Button variant="default" color="red" onClick={() => setAsked(true)}>
            {words.REMOVE}
          </Button>
        </div>
      )}
      {own && (
        <ConfirmDialog
          opened={isAsked}
          title={words.REMOVE}
          message={words.REMOVE_ASK}
          confirmLabel="Remove"
          busy={isBusy}
          onConfirm={() => void remove(own)}
          onClose={() => setAsked(false)}
        />
      )}
    </Dialog>
  );
}
