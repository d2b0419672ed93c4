import type { ComponentProps } from 'react';

type Props = ComponentProps<'span'> & { label: string };

/** A named group of buttons. Its class sets how the buttons are laid out. */
export const Group = ({ label, ...rest }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a line of text, and has a border and a least width.
  <span role="group" aria-label={label} {...rest} />
);
