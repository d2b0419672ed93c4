import { IconCamera, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { NOT_AN_IMAGE } from '#domain/images/image.ts';
import { isPhoto } from '#domain/questionnaires/answers.ts';
import type { AnswerPhoto, AnswerValue, Item } from '#domain/questionnaires/questionnaireSchema.ts';
import { drawnLight } from '../images/picture.ts';
import { Button } from '../kit/Button.tsx';
import { FilePick } from '../kit/DeviceButtons.tsx';
import { useIsPhone } from '../kit/device.ts';
import { say as ofKit } from '../kit/words.ts';
import classes from './Questions.module.css';
import { say } from './words.ts';

/** Large enough to read a page of a laboratory. */
const EDGE_PX = 1600;
const MOST_BYTES = 500_000;

export type Photos = {
  readonly urlOf: (photo: AnswerPhoto) => string;
  readonly bring: (item: Item, photo: Blob) => void;
};

type Props = {
  item: Item;
  value: AnswerValue;
  error: string | undefined;
  photos: Photos;
  onRemove: () => void;
};

/** A question that is answered by a photo, taken with a phone or chosen from files. */
export function PhotoQuestion({ item, value, error, photos, onRemove }: Props) {
  const id = useId();
  const isPhone = useIsPhone();
  const [isUnreadable, setUnreadable] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const photo = await drawnLight(file, EDGE_PX, MOST_BYTES).catch(() => null);
    setUnreadable(photo === null);
    if (photo) photos.bring(item, photo);
  };
  const wrong = isUnreadable ? NOT_AN_IMAGE.message : error;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a minimum width.
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className={classes.label}>
        {item.text}
      </p>
      {isPhoto(value) && (
        <img src={photos.urlOf(value)} alt={item.text} className={classes.photo} />
      )}
      <div className="row wrap gap-2">
        {isPhone && (
          <FilePick
            icon={IconCamera}
            label={say.takePhotoFor(item.text)}
            capture="environment"
            onPick={(file) => void choose(file)}
          >
            {say.takePhoto}
          </FilePick>
        )}
        <FilePick
          icon={IconPhoto}
          label={say.choosePhotoFor(item.text)}
          onPick={(file) => void choose(file)}
        >
          {say.choosePhoto}
        </FilePick>
        {isPhoto(value) && (
          <Button variant="subtle" icon={IconTrash} onClick={onRemove}>
            {ofKit.removePhoto}
          </Button>
        )}
      </div>
      {wrong && (
        <p role="alert" className={classes.error}>
          {wrong}
        </p>
      )}
    </div>
  );
}
