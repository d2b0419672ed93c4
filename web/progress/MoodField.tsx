import {
  IconMoodCry,
  IconMoodEmpty,
  IconMoodHappy,
  IconMoodSad,
  IconMoodSmile,
  IconMoodWink,
} from '@tabler/icons-react';
import { MOODS } from '#domain/progress/progress.ts';
import { Choices } from './Choices.tsx';

const faces: Readonly<Record<string, typeof IconMoodSmile>> = {
  Awful: IconMoodCry,
  Low: IconMoodSad,
  Okay: IconMoodEmpty,
  Good: IconMoodSmile,
  Great: IconMoodHappy,
};

type Props = {
  value: string;
  onChange?: ((mood: string) => void) | undefined;
  error?: string | undefined;
};

/** Five faces with words; a mood stored in other words is offered as it is. */
export function MoodField({ value, onChange, error }: Props) {
  const known: readonly string[] = MOODS;
  const moods = value === '' || known.includes(value) ? known : [...known, value];
  return (
    <Choices<string>
      label="Mood"
      value={value === '' ? null : value}
      onChange={onChange && ((mood) => onChange(mood ?? ''))}
      error={error}
      choices={moods.map((mood) => {
        const Face = faces[mood] ?? IconMoodWink;
        const face = (
          <>
            <Face size={30} stroke={1.5} aria-hidden />
            <span>{mood}</span>
          </>
        );
        return { value: mood, name: mood, face };
      })}
    />
  );
}
