import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import classes from './AppearanceChoice.module.css';

const choices: readonly { value: MantineColorScheme; label: string; icon: typeof IconSun }[] = [
  { value: 'light', label: 'Light', icon: IconSun },
  { value: 'dark', label: 'Dark', icon: IconMoon },
  { value: 'auto', label: 'Device', icon: IconDeviceDesktop },
];

export function AppearanceChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>Appearance</legend>
      {choices.map(({ value, label, icon: Icon }) => (
        <label key={value} className={classes.option}>
          <input
            type="radio"
            name="appearance"
            className={classes.input}
            checked={colorScheme === value}
            onChange={() => setColorScheme(value)}
          />
          <Icon size={16} stroke={1.5} aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
