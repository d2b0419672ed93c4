import type { Page } from '@playwright/test';

/** The keystrokes so far. */
export type Pressed = {
  /** Key presses; a combination such as Ctrl+Enter counts as one. */
  readonly presses: number;
  /** Single keys; Ctrl+Enter counts as two. */
  readonly keys: number;
  /** Letters typed in answers, not included above. */
  readonly letters: number;
};

export const difference = (after: Pressed, before: Pressed): Pressed => ({
  presses: after.presses - before.presses,
  keys: after.keys - before.keys,
  letters: after.letters - before.letters,
});

/** The only keyboard that the measured rounds use. */
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
