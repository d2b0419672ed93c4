import { useState } from 'react';
import type { Day } from '#domain/day.ts';
import type { MealPhoto } from '#domain/mealPhotos/mealPhotoSchema.ts';
import { SmallPicture } from '../../images/SmallPicture.tsx';
import { LargePhoto } from './LargePhoto.tsx';
import classes from './MealPhotos.module.css';
import { LOST, photoName } from './words.ts';

type Props = {
  /** The meal in words. */
  name: string;
  photos: readonly MealPhoto[];
  /** The customer and the day, if customers see their own photos, which they may remove. */
  own?: { readonly customerId: string; readonly date: Day } | undefined;
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
          lost={<span className={classes.lost}>{LOST}</span>}
          onOpen={() => setLarge(url)}
        />
      ))}
      {photo && (
        <LargePhoto name={nameOf(shown)} photo={photo} own={own} onClose={() => setLarge(null)} />
      )}
    </>
  );
}
