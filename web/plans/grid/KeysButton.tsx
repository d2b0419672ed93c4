import { IconKeyboard } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Hint, IconButton } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy.tsx';

const GridKeys = lazyPart<{ onClose: () => void }>(() => import('./GridKeys.tsx'));

/** Opens the list of keys that work in the week. */
export function KeysButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Hint label="Keys" atEnd>
        <IconButton
          size={34}
          aria-label="Keys"
          // When the dialog closes, the caret returns to its cell.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(true)}
        >
          <IconKeyboard size={18} stroke={1.5} aria-hidden />
        </IconButton>
      </Hint>
      {isOpen && (
        <Suspense>
          <GridKeys onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
