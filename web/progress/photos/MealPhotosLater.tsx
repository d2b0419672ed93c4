import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../kit/lazy.tsx';
import type { MealPhotos as Part } from './MealPhotos.tsx';

const LatePart = lazyPart(async () => ({ default: (await import('./MealPhotos.tsx')).MealPhotos }));

/** The photos of a meal, with their room reserved while the code loads. */
export const MealPhotos = (props: ComponentProps<typeof Part>) =>
  props.photos.length > 0 && (
    <div className="meal-photos">
      <Suspense>
        <LatePart {...props} />
      </Suspense>
    </div>
  );
