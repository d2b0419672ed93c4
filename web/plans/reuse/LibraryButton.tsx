import { IconBooks } from '@tabler/icons-react';
import { Button } from '../../kit/Button.tsx';
import classes from '../form/PlanHead.module.css';

export const LibraryButton = ({ onPress }: { onPress: () => void }) => (
  <Button
    variant="default"
    size="compact-sm"
    className={classes.begin}
    leftSection={<IconBooks size={16} stroke={1.5} aria-hidden />}
    onClick={onPress}
  >
    Plan Library
  </Button>
);
