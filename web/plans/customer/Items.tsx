import classes from './PersonLine.module.css';

export type About = { readonly label: string; readonly text: string };

/** What is known of a person, one after the other. */
export const Items = ({ items }: { items: readonly About[] }) =>
  items.map(({ label, text }) => (
    <span key={label} className={classes.item}>
      <span className="muted">{label}</span> <bdi>{text}</bdi>
    </span>
  ));
