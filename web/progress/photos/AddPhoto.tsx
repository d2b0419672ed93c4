import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { Day } from '#domain/day.ts';
import { PHOTOS_PER_MEAL } from '#domain/mealPhotos/mealPhoto.ts';
import type { WhileWaitingProps } from '../../changes/WhileWaiting.tsx';
import { FilePick } from '../../kit/DeviceButtons.tsx';
import { useIsPhone } from '../../kit/device.ts';
import { lazyPart } from '../../kit/lazy.tsx';
import { Failure } from '../../kit/Notice.tsx';
import classes from './AddPhoto.module.css';
import { usePhotoSending } from './usePhotoSending.ts';
import { isPhotoOf } from './waitingPhoto.ts';
import * as words from './words.ts';

const WhileWaiting = lazyPart<WhileWaitingProps>(() => import('../../changes/WhileWaiting.tsx'));

type Props = {
  customerId: string;
  date: Day;
  meal: number;
  /** The meal in words. */
  name: string;
  /** How many photos the meal has. */
  count: number;
};

/** Adds a photo to a meal: taken with a phone's camera in one tap, or chosen from files. */
export function AddPhoto({ customerId, date, meal, name, count }: Props) {
  const photo = usePhotoSending(customerId, { date, meal, name });
  const isPhone = useIsPhone();
  return (
    <div className={classes.add}>
      {photo.sending && <p role="status">{words.ON_ITS_WAY}</p>}
      {!photo.sending && count >= PHOTOS_PER_MEAL && <p>{words.fullWords(PHOTOS_PER_MEAL)}</p>}
      {!photo.sending && count < PHOTOS_PER_MEAL && (
        <>
          {isPhone && (
            <FilePick
              icon={IconCamera}
              label={`${words.TAKE}: ${name}`}
              capture="environment"
              onPick={photo.choose}
            >
              {words.TAKE}
            </FilePick>
          )}
          <FilePick icon={IconPhoto} label={`${words.CHOOSE}: ${name}`} onPick={photo.choose}>
            {words.CHOOSE}
          </FilePick>
        </>
      )}
      <p role="status">
        <Suspense fallback={null}>
          <WhileWaiting
            isOwn={(item) => isPhotoOf(item, { customerId, date, meal })}
            says={words.WAITS}
          />
        </Suspense>
      </p>
      {photo.failure && (
        <Failure
          message={words.NOT_ADDED}
          reason={photo.failure}
          {...(photo.retry && { onRetry: photo.retry })}
        />
      )}
    </div>
  );
}
