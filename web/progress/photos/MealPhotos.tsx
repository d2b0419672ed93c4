import { useState } from 'react';
import type { Day } from '#domain/day.ts';
import { smallImage } from '#domain/images/image.ts';
import type { MealPhoto } from '#domain/mealPhotos/mealPhotoSchema.ts';
import { LargePhoto } from './LargePhoto.tsx';
import classes from './MealPhotos.module.css';
import { LOST, photoName } from './words.ts';

type Props = {
  /** The meal in words. */
  name: string;
  photos: readonly MealPhoto[];
  /** Whose they are, and of which day: for the person themselves, who may remove them. */
  own?: { readonly customerId: string; readonly date: Day } | undefined;
};

/** The photos of a meal, small; pressed, one is shown large over what is on screen. */
export function MealPhotos({ name, photos, own }: Props) {
  const [large, setLarge] = useState<string | null>(null);
  const nameOf = (nth: number) => photoName(name, nth, photos.length);
  const shown = photos.findIndex(({ url }) => url === large);
  const photo = photos[shown];
  return (
    <>
      {photos.map(({ url }, nth) => (
        <Small key={url} url={url} name={nameOf(nth)} onOpen={() => setLarge(url)} />
      ))}
      {photo && (
        <LargePhoto name={nameOf(shown)} photo={photo} own={own} onClose={() => setLarge(null)} />
      )}
    </>
  );
}

type SmallProps = { url: string; name: string; onOpen: () => void };

function Small({ url, name, onOpen }: SmallProps) {
  const [isLost, setLost] = useState(false);
  if (isLost) return <span className={classes.lost}>{LOST}</span>;
  return (
    <button
      type="button"
      className={classes.small}
      aria-label={`${name}, open it large`}
      onClick={onOpen}
    >
      <img
        src={smallImage(url)}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
        onError={() => setLost(true)}
      />
    </button>
  );
}
