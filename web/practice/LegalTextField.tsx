import '@mantine/core/styles/Input.layer.css';
import { Textarea, type TextareaProps } from '@mantine/core';
import { OWN_TEXT } from '../ui/ownText.ts';
import classes from './PracticeForm.module.css';

export function LegalTextField(props: TextareaProps) {
  return (
    <Textarea
      {...OWN_TEXT}
      rows={4}
      placeholder="Empty: the text of Weekplate"
      classNames={{ input: classes.legal ?? '' }}
      {...props}
    />
  );
}
