import { Button } from '../ui/Button.tsx';
import classes from './ProfileNews.module.css';
import type { ProfileForm } from './useProfileForm.ts';

type Props = {
  form: ProfileForm;
  /** Names of the fields that both changed. */
  contested: readonly string[];
};

/** What one has to know before writing on. */
export function ProfileNews({ form, contested }: Props) {
  if (form.isOutdated)
    return (
      <div role="alert" className={classes.news} data-attention>
        <p>
          <strong>This profile was saved somewhere else meanwhile.</strong>{' '}
          {contested.length > 0
            ? `What you typed is still below. Different there: ${contested.join(', ')}.`
            : 'What you typed is still below, and nothing in it contradicts the other changes.'}
        </p>
        <div className={classes.choices}>
          <Button size="compact-sm" onClick={form.keepMine}>
            Keep mine, add the rest
          </Button>
          <Button size="compact-sm" variant="default" onClick={form.cancel}>
            Use the other
          </Button>
        </div>
      </div>
    );
  if (!form.isKept)
    return (
      <div role="status" className={classes.news} data-attention>
        <p>This browser keeps nothing: save before you leave.</p>
      </div>
    );
  if (!form.isRestored) return null;
  return (
    <div role="status" className={classes.news}>
      <p>Here is what you typed last time and did not save.</p>
      <div className={classes.choices}>
        <Button size="compact-sm" variant="default" onClick={form.cancel}>
          Discard it
        </Button>
      </div>
    </div>
  );
}
