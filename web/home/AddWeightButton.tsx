import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/Button.tsx';

const AddWeight = lazy(() => import('../measurements/AddWeight.tsx'));

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
