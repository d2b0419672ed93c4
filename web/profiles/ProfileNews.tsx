import { Button } from '../ui/Button.tsx';
import classes from './ProfileNews.module.css';

type Props = {
  /** The draft of an earlier visit is back. */
  restored: boolean;
  /** Somebody, most likely the same person elsewhere, saved meanwhile. */
  outdated: boolean;
  /** Names of the fields that both changed. */
  contested: readonly string[];
  kept: boolean;
  onKeepMine: () => void;
  onDiscard: () => void;
};

/** What one has to know before writing on. */
export function ProfileNews({ restored, outdated, contested, kept, onKeepMine, onDiscard }: Props) {
  if (outdated)
    return (
      <div role="alert" className={classes.news} data-attention>
        <p>
          <strong>This profile was saved somewhere else meanwhile.</strong>{' '}
          {contested.length > 0
            ? `What you typed is still below. Different there: ${contested.join(', ')}.`
            : 'What you typed is still below, and nothing in it contradicts the other changes.'}
        </p>
        <div className={classes.choices}>
          <Button size="compact-sm" onClick={onKeepMine}>
            Keep mine, add the rest
          </Button>
          <Button size="compact-sm" variant="default" onClick={onDiscard}>
            Use the other
          </Button>
        </div>
      </div>
    );
  if (!kept)
    return (
      <div role="status" className={classes.news} data-attention>
        <p>This browser keeps nothing: save before you leave.</p>
      </div>
    );
  if (!restored) return null;
  return (
    <div role="status" className={classes.news}>
      <p>Here is what you typed last time and did not save.</p>
      <div className={classes.choices}>
        <Button size="compact-sm" variant="default" onClick={onDiscard}>
          Discard it
        </Button>
      </div>
    </div>
  );
}
