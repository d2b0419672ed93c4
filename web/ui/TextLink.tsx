import type { ComponentProps } from 'react';
import { Link } from './Link.tsx';
import classes from './TextLink.module.css';

type Props = Omit<ComponentProps<typeof Link>, 'className'> & {
  /** In the middle of a sentence, where its colour alone would not show it. */
  inSentence?: boolean;
};

/** A link of words to another screen. */
export function TextLink({ inSentence = false, ...rest }: Props) {
  return <Link {...rest} className={classes.link ?? ''} data-in-sentence={inSentence} />;
}
