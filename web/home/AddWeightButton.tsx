import { Suspense, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { lazyDialog } from '../kit/lazy.tsx';

const AddWeight = lazyDialog(() => import('../measurements/AddWeight.tsx'));

export function AddWeightButton() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Add Weight
      </Button>
      <Suspense fallback={null}>
        {opened && <AddWeight onClose={() => setOpened(false)} />}
      </Suspense>
    </>
  );
}
