import classes from './WhoseSwitch.module.css';

type Props = { isMine: boolean; onChoose: (isMine: boolean) => void };

/** Everybody's customers, or those that are one's own. */
export const WhoseSwitch = ({ isMine, onChoose }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere.
  <div className={classes.whose} role="group" aria-label="Whose customers">
    {[false, true].map((mine) => (
      <button
        key={String(mine)}
        type="button"
        className={classes.one}
        aria-pressed={mine === isMine}
        onClick={() => onChoose(mine)}
      >
        {mine ? 'Mine' : 'All'}
      </button>
    ))}
  </div>
);
