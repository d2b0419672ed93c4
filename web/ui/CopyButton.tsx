import { Button } from './Button.tsx';
import { useBriefMessage } from './useBriefMessage.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const SAID_MS = 3000;
const REFUSED = 'Not copied: copy it by hand';

type Props = {
  label: string;
  /** The text to copy, made when the button is pressed. */
  text: () => string;
  /** It is what people do here first. */
  isMain?: boolean;
};

/** Copies a text, and says whether that worked. */
export function CopyButton({ label, text, isMain = false }: Props) {
  const [said, show] = useBriefMessage(SAID_MS);
  const copy = () => {
    // Browsers have no clipboard on plain http, and may refuse it. What is on the page can still be copied by hand.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) return show(REFUSED);
    clipboard.writeText(text()).then(
      () => show('Copied'),
      () => show(REFUSED),
    );
  };
  return (
    <>
      <Button variant={isMain ? 'filled' : 'default'} onClick={copy}>
        {said ?? label}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
