import { IconTableImport } from '@tabler/icons-react';
import { Button } from '../../kit/Button.tsx';
import classes from '../form/PlanHead.module.css';

export const ImportButton = ({ onPress }: { onPress: () => void }) => (
  <Button
    variant="default"
    size="compact-sm"
    className={classes.begin}
    leftSection={<IconTableImport size={16} stroke={1.5} aria-hidden />}
    onClick={onPress}
  >
    Import
  </Button>
);
