import type { Page } from '@playwright/test';

/** What hands did so far. */
export type Pressed = {
  /** A key, or several at once: Ctrl+Enter is one. */
  readonly presses: number;
  /** Each key of them: Ctrl+Enter is two. */
  readonly keys: number;
  /** Letters of answers, not counted above. */
  readonly letters: number;
};

export const difference = (after: Pressed, before: Pressed): Pressed => ({
  presses: after.presses - before.presses,
  keys: after.keys - before.keys,
  letters: after.letters - before.letters,
});

/** The only way in which a morning touches its page. */
export function countedKeyboard({ keyboard }: Page) {
  let pressed: Pressed = { presses: 0, keys: 0, letters: 0 };
  return {
    pressed: () => pressed,
    async press(chord: string) {
      const keys = pressed.keys + chord.split('+').length;
      pressed = { ...pressed, presses: pressed.presses + 1, keys };
      await keyboard.press(chord);
    },
    async type(text: string) {
      pressed = { ...pressed, letters: pressed.letters + text.length };
      await keyboard.type(text);
    },
  };
}

export type CountedKeyboard = ReturnType<typeof countedKeyboard>;
