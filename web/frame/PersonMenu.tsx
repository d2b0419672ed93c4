import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconKey, IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Me } from '#domain/accounts/account.ts';
import { Initials } from '../ui/Person.tsx';
import { AppearanceChoice } from './AppearanceChoice.tsx';
import classes from './PersonMenu.module.css';

type Props = { me: Me; onLogOut: () => void };

export function PersonMenu({ me, onLogOut }: Props) {
  const shown = me.name || me.email;
  return (
    <Menu position="bottom-end" shadow="md" width={264} radius="lg">
      <Menu.Target>
        <UnstyledButton className={classes.button}>
          <Initials name={me.name} email={me.email} size="sm" />
          <span className={classes.shown}>{shown}</span>
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          {me.name && <div className={classes.name}>{me.name}</div>}
          <div className={classes.email}>{me.email}</div>
        </div>
        <Menu.Divider />
        <AppearanceChoice />
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to="/account"
          leftSection={<IconKey size={18} stroke={1.5} aria-hidden />}
        >
          Sign-in settings
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.5} aria-hidden />}
          onClick={onLogOut}
        >
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
