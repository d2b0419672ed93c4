import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import classes from './AppearanceChoice.module.css';
import { type ColourChoice, chooseColours, useColourChoice } from './device.ts';
import { ToggleGroup } from './ToggleGroup.tsx';
import { say } from './words.ts';

const choices: readonly { value: ColourChoice; label: string; icon: typeof IconSun }[] = [
  { value: 'light', label: say.light, icon: IconSun },
  { value: 'dark', label: say.dark, icon: IconMoon },
  { value: 'auto', label: say.device, icon: IconDeviceDesktop },
];

export const AppearanceChoice = () => (
  <div className={classes.choice}>
    <span aria-hidden="true">{say.appearance}</span>
    <ToggleGroup
      label={say.appearance}
      look="segments"
      choices={choices.map(({ value, label, icon: Icon }) => ({
        value,
        face: (
          <>
            <Icon size={16} stroke={1.5} aria-hidden />
            {label}
          </>
        ),
      }))}
      chosen={useColourChoice()}
      onChoose={chooseColours}
    />
  </div>
);
