import type { ComponentProps } from 'react';

/** Words for screen readers that are not visible. */
export const VisuallyHidden = (props: Omit<ComponentProps<'span'>, 'className'>) => (
  <span {...props} className="visually-hidden" />
);

type Props = ComponentProps<'span'> & { label: string };

/** A named group of buttons. Its class sets how the buttons are laid out. */
export const Group = ({ label, ...rest }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed inside a line of text, and has a border and a minimum width.
  <span role="group" aria-label={label} {...rest} />
);
