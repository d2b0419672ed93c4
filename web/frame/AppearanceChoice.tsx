import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { type ColourChoice, chooseColours, useColourChoice } from '../ui/colourScheme.ts';
import classes from './AppearanceChoice.module.css';

const choices: readonly { value: ColourChoice; label: string; icon: typeof IconSun }[] = [
  { value: 'light', label: 'Light', icon: IconSun },
  { value: 'dark', label: 'Dark', icon: IconMoon },
  { value: 'auto', label: 'Device', icon: IconDeviceDesktop },
];

export function AppearanceChoice() {
  const chosen = useColourChoice();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>Appearance</legend>
      {choices.map(({ value, label, icon: Icon }) => (
        <label key={value} className={classes.option}>
          <input
            type="radio"
            name="appearance"
            className={classes.input}
            checked={chosen === value}
            onChange={() => chooseColours(value)}
          />
          <Icon size={16} stroke={1.5} aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
