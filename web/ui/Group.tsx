import type { ComponentProps } from 'react';

type Props = ComponentProps<'span'> & { label: string };

/** A named group of buttons. Its class sets how the buttons are laid out. */
export const Group = ({ label, ...rest }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed inside a line of text, and has a border and a minimum width.
  <span role="group" aria-label={label} {...rest} />
);
