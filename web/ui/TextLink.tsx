import type { ComponentProps } from 'react';
import { Link } from './Link.tsx';
import classes from './TextLink.module.css';

type Props = Omit<ComponentProps<typeof Link>, 'className'> & {
  /** Underlined, for a link within a sentence, where colour alone would not be enough. */
  inSentence?: boolean;
};

/** A text link to another screen. */
export function TextLink({ inSentence = false, ...rest }: Props) {
  return <Link {...rest} className={classes.link ?? ''} data-in-sentence={inSentence} />;
}
