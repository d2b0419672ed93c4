import { Suspense, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { lazyDialog } from '../kit/lazy.tsx';
import { say } from './words.ts';

const OwnFoods = lazyDialog(() => import('./OwnFoods.tsx'));

/** The way to the practice's own foods from its settings. */
export function OwnFoodsCard({ className }: { className: string | undefined }) {
  const [isOpen, open] = useState(false);
  return (
    <section className={className} aria-labelledby="practice-foods">
      <h2 id="practice-foods" className="text-17">
        {say.ownFoods}
      </h2>
      <p className="quiet">{say.noTableHasIt}</p>
      <div className="buttons">
        <Button variant="default" onClick={() => open(true)}>
          {say.openOwnFoods}
        </Button>
      </div>
      <Suspense>{isOpen && <OwnFoods onClose={() => open(false)} />}</Suspense>
    </section>
  );
}
