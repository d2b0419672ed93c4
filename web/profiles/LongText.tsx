import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import { OWN_TEXT } from '../ui/ownText.ts';
import classes from './fields.module.css';

type Props = {
  id: string;
  label: string;
  value: string;
  hint?: string | undefined;
  error: string | null;
  onChange: (value: string) => void;
};

/** A field that grows with what is written in it. */
export function LongText({ hint, value, onChange, ...rest }: Props) {
  return (
    <Textarea
      {...rest}
      {...OWN_TEXT}
      value={value}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      rows={2}
      classNames={{ input: classes.grow ?? '' }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
