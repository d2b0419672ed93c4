import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { NOT_AN_IMAGE } from '#domain/images/image.ts';
import { PHOTOS_PER_MEAL } from '#domain/mealPhotos/mealPhoto.ts';
import type { MealPhoto } from '#domain/mealPhotos/mealPhotoSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { sendKept, subscribe, waitingChanges } from '../changes/changesHere.ts';
import { newKey } from '../draft/createOnce.ts';
import { drawnLight } from '../images/picture.ts';
import { FilePick } from '../kit/DeviceButtons.tsx';
import { useIsPhone } from '../kit/device.ts';
import { Failure } from '../kit/Notice.tsx';
import classes from './MealMore.module.css';
import {
  isPhotoOf,
  PHOTO,
  type PhotoPlace,
  photoAdded,
  photoName,
  sendPhoto,
  type WaitingPhoto,
} from './photos.ts';
import { say } from './words.ts';

type Props = PhotoPlace & {
  name: string;
  /** How many photos the meal has. */
  count: number;
};

/** Adds a photo to a meal: taken with a phone's camera in one tap, or chosen from files. */
export function AddPhoto({ name, count, ...place }: Props) {
  const { sending, failure, choose, retry } = usePhotoSending(place, name);
  const waiting = useSyncExternalStore(subscribe, waitingChanges);
  const isPhone = useIsPhone();
  return (
    <div className={classes.add}>
      {sending && <p role="status">{say.uploadingPhoto}</p>}
      {!sending && count >= PHOTOS_PER_MEAL && <p>{say.roomForPhotos(PHOTOS_PER_MEAL)}</p>}
      {!sending && count < PHOTOS_PER_MEAL && (
        <>
          {isPhone && (
            <FilePick
              icon={IconCamera}
              label={say.takePhotoOf(name)}
              capture="environment"
              onPick={choose}
            >
              {say.takePhoto}
            </FilePick>
          )}
          <FilePick icon={IconPhoto} label={say.choosePhotoOf(name)} onPick={choose}>
            {say.choosePhoto}
          </FilePick>
        </>
      )}
      <p role="status">
        {waiting.some((item) => item.refused === null && isPhotoOf(item, place)) && say.photoWaits}
      </p>
      {failure && <Failure message={say.photoNotAdded} reason={failure} onRetry={retry} />}
    </div>
  );
}

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
function usePhotoSending(place: PhotoPlace, name: string) {
  const [state, setState] = useState(IDLE);
  const { customerId, date, meal } = place;
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
  const sent = ({ blob, key }: Drawn): Promise<MealPhoto | null> => {
    const value: WaitingPhoto = { customerId, meal, blob };
    const madeAt = new Date().toISOString();
    const item = { kind: PHOTO, key, date, value, text: photoName(name, 0, 1), madeAt };
    return sendKept(customerId, item, () => sendPhoto(place, blob, key));
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
    retry: drawn ? () => void bring(drawn) : undefined,
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.code === 'quota-exceeded' ? say.manyPhotos : messageOf(error);
