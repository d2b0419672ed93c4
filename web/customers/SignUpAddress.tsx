import { CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Button } from '../ui/Button.tsx';
import classes from './SignUpAddress.module.css';

/** Where a customer signs up, ready to be sent to them. */
export default function SignUpAddress() {
  const address = `${location.origin}/signup`;
  return (
    <div className={classes.address}>
      <code className={classes.text}>{address}</code>
      <CopyButton value={address} timeout={3000}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            onClick={copy}
            leftSection={
              copied ? <IconCheck size={18} stroke={1.5} /> : <IconCopy size={18} stroke={1.5} />
            }
          >
            {copied ? 'Copied' : 'Copy address'}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
