import classes from './UploadProgress.module.css';
import type { Sending } from './useUpload.ts';

/** How far an upload is, and that it waits for a connection when it does. */
export function UploadProgress({ sent, waiting }: Sending) {
  return (
    <div className={classes.upload}>
      <progress className={classes.bar} aria-label="Upload" max={1} value={sent} />
      <span role="status" className={classes.words}>
        {waiting
          ? 'The server cannot be reached. It is tried again by itself.'
          : sent < 1
            ? 'Sending…'
            : 'Sent. It is being made ready…'}
      </span>
    </div>
  );
}
