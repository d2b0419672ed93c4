import { IconReplace } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Hint, IconButton } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy.tsx';

type Props = { say: (message: string) => void };

const FindReplace = lazyPart<Props & { onClose: () => void }>(() => import('./FindReplace.tsx'));

/** Opens find and replace over the week. */
export function FindButton({ say }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Hint label="Find and replace" atEnd>
        <IconButton size={34} aria-label="Find and replace" onClick={() => setOpen(true)}>
          <IconReplace size={18} stroke={1.5} aria-hidden />
        </IconButton>
      </Hint>
      {isOpen && (
        <Suspense>
          <FindReplace say={say} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
