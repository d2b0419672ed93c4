import { IconCamera, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, Suspense, useCallback, useId, useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { imageFailureWords, NOT_AN_IMAGE } from '#domain/images/failure.ts';
import { IMAGE_TYPES } from '#domain/images/image.ts';
import { ApiError, refusal } from '../api/request.ts';
import { Button } from '../kit/Button.tsx';
import { FilePick } from '../kit/DeviceButtons.tsx';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { lazyDialog } from '../kit/lazy.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { meChanged } from '../session/sessionStore.ts';
import { removeImage } from './api.ts';
import classes from './ProfileImageField.module.css';
import { REMOVE_FAILED, reasonOf, UPLOAD_FAILED } from './storingError.ts';

const CropDialog = lazyDialog(() => import('./CropDialog.tsx'));

/** The user's own picture: choose, drop, take or remove one. Changes are saved at once. */
export function ProfileImageField({ me }: { me: Me }) {
  const [file, setFile] = useState<File | null>(null);
  const [unfit, setUnfit] = useState(false);
  const [dragging, setDragging] = useState(false);
  const captionId = useId();
  const changed = useImageChange(me);
  const [asksToRemove, setAsksToRemove] = useState(false);
  const removing = useMutation({
    mutationFn: () => removeImage(me.id),
    onSettled: () => setAsksToRemove(false),
    onSuccess: () => {
      changed(null);
      toastSuccess('Picture removed.');
    },
  });
  const remove = () => removing.mutate();
  const lost = useLostImage(me.profileImageUrl);

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const fits = IMAGE_TYPES.includes(chosen.type);
    setUnfit(!fits);
    setFile(fits ? chosen : null);
  };
  const onUnreadable = useCallback(() => {
    setFile(null);
    setUnfit(true);
  }, []);
  const onSaved = (url: string) => {
    changed(url);
    setFile(null);
    toastSuccess('Picture saved.');
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setDragging(over);
  };
  const onDrop = (event: DragEvent) => {
    drag(false)(event);
    choose(event.dataTransfer.files[0]);
  };

  return (
    <section
      aria-label="Portrait"
      className={classes.field}
      data-dragging={dragging}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={onDrop}
    >
      <p id={captionId} className={classes.caption}>
        Profile Image
      </p>
      <div className="wrap gap-2">
        <FilePick icon={IconPhoto} labelledBy={captionId} onPick={choose}>
          {me.profileImageUrl ? 'Replace it' : 'Choose one'}
        </FilePick>
        <span className={classes.phone}>
          <FilePick icon={IconCamera} capture="user" label="Take a photo" onPick={choose}>
            Take a photo
          </FilePick>
        </span>
        {me.profileImageUrl && (
          <Button
            variant="subtle"
            color="red"
            icon={IconTrash}
            onClick={() => {
              removing.reset();
              setAsksToRemove(true);
            }}
          >
            Remove
          </Button>
        )}
      </div>
      <p className="small">JPEG, PNG or WebP. You can drop it here. It is saved right away.</p>
      {lost && !unfit && <Failure message={lost} />}
      {unfit && <Failure message={UPLOAD_FAILED} reason={NOT_AN_IMAGE.message} />}
      {removing.error && (
        <Failure message={REMOVE_FAILED} reason={reasonOf(removing.error)} onRetry={remove} />
      )}
      {file && (
        <Suspense>
          <CropDialog
            ownerId={me.id}
            file={file}
            onSaved={onSaved}
            onUnreadable={onUnreadable}
            onClose={() => setFile(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        opened={asksToRemove}
        title="Remove your picture?"
        message="Your initials will be shown instead."
        confirmLabel="Remove Picture"
        busy={removing.isPending}
        onConfirm={remove}
        onClose={() => setAsksToRemove(false)}
      />
    </section>
  );
}

/** Updates the user's picture (or its removal) everywhere it is shown. */
function useImageChange(me: Me): (profileImageUrl: string | null) => void {
  const queries = useQueryClient();
  return useCallback(
    (profileImageUrl) => {
      meChanged({ ...me, profileImageUrl });
      const noun = me.role === 'client' ? 'dieticians' : 'customers';
      void queries.invalidateQueries({ queryKey: [noun, me.id] });
    },
    [me, queries],
  );
}

const LOST = 'object-not-found';

/**
 * The sentence for a picture that is recorded but missing in the storage; null while all is well. An `img`
 * reports no reason, and the initials in its place look as if no picture had been chosen.
 */
function useLostImage(profileImageUrl: string | null): string | null {
  const { error } = useQuery({
    queryKey: ['profile-image', profileImageUrl],
    enabled: profileImageUrl !== null,
    queryFn: async () => {
      const answer = await fetch(profileImageUrl ?? '');
      if (!answer.ok) throw await refusal(profileImageUrl ?? '', answer);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return error instanceof ApiError && error.code === LOST ? imageFailureWords(LOST) : null;
}
