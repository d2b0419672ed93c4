import { Button } from '../ui/Button.tsx';
import { useBriefMessage } from '../ui/useBriefMessage.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { asText, type RowGroup } from './rows.ts';
import { COPIED, COPY_FAILED } from './words.ts';

const SAID_MS = 3000;

/** Buttons to pass the list on: as text, or on paper. */
export function ListActions({ groups }: { groups: readonly RowGroup[] }) {
  const [said, show] = useBriefMessage(SAID_MS);
  const copy = () => {
    // Browsers have no clipboard over plain http, and may refuse it.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) return show(COPY_FAILED);
    clipboard.writeText(asText(groups)).then(
      () => show(COPIED),
      () => show(COPY_FAILED),
    );
  };
  return (
    <>
      <Button variant="default" onClick={copy}>
        {said ?? 'Copy as Text'}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Button variant="default" onClick={() => window.print()}>
        Print
      </Button>
    </>
  );
}
