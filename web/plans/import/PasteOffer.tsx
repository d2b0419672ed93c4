import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from './PasteOffer.module.css';
import { IMPORT_IT, KEEP_IT, PASTE_LOOKS_LIKE_PLAN } from './words.ts';

type Props = { onImport: () => void; onKeep: () => void };

/** Shown over the plan rather than above it, so that nothing moves while somebody types on. */
export const PasteOffer = ({ onImport, onKeep }: Props) => (
  <div className={classes.offer}>
    <Notice
      role="status"
      actions={
        <>
          <Button size="xs" onClick={onImport}>
            {IMPORT_IT}
          </Button>
          <Button size="xs" variant="default" onClick={onKeep}>
            {KEEP_IT}
          </Button>
        </>
      }
    >
      {PASTE_LOOKS_LIKE_PLAN}
    </Notice>
  </div>
);
