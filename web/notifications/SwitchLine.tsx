import classes from './Settings.module.css';

type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** A checkbox with its label: the whole line can be pressed. */
export const SwitchLine = ({ label, checked, onChange }: Props) => (
  <label className={classes.line}>
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
);
