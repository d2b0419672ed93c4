import { IconCamera, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, Suspense, useCallback, useId, useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { IMAGE_TYPES, imageFailureWords, NOT_AN_IMAGE } from '#domain/images/image.ts';
import { ApiError, refusal } from '../api/request.ts';
import { Button } from '../kit/Button.tsx';
import { FilePick } from '../kit/DeviceButtons.tsx';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { lazyDialog } from '../kit/lazy.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { meChanged } from '../session/sessionStore.ts';
import { removeImage } from './api.ts';
import classes from './ProfileImageField.module.css';
import { reasonOf } from './retries.ts';
import { say } from './words.ts';

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
      toastSuccess(say.pictureRemoved);
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
    toastSuccess(say.pictureSaved);
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
      aria-label={say.portrait}
      className={classes.field}
      data-dragging={dragging}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={onDrop}
    >
      <p id={captionId} className="weight-500">
        {ofKit.profileImage}
      </p>
      <div className="wrap gap-2">
        <FilePick icon={IconPhoto} labelledBy={captionId} onPick={choose}>
          {me.profileImageUrl ? say.replaceIt : say.chooseOne}
        </FilePick>
        <span className={classes.phone}>
          <FilePick icon={IconCamera} capture="user" label={say.takeAPhoto} onPick={choose}>
            {say.takeAPhoto}
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
            {ofKit.remove}
          </Button>
        )}
      </div>
      <p className="small">{say.whatFiles}</p>
      {lost && !unfit && <Failure message={lost} />}
      {unfit && <Failure message={say.uploadFailed} reason={NOT_AN_IMAGE.message} />}
      {removing.error && (
        <Failure message={say.removeFailed} reason={reasonOf(removing.error)} onRetry={remove} />
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
        title={say.removeYourPicture}
        message={say.initialsInstead}
        confirmLabel={say.removePicture}
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
