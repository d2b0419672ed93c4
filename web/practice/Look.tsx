import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { UPLOAD_BUDGET_MS } from '#domain/connection.ts';
import {
  IMAGE_MOST_BYTES,
  IMAGE_TYPES,
  NOT_AN_IMAGE,
  TOO_MANY_BYTES,
} from '#domain/images/image.ts';
import {
  accentsOf,
  colourIn,
  colourStyles,
  OUR_ACCENTS,
  OUR_COLOUR,
  type Scheme,
} from '#domain/look/colour.ts';
import { logoOf, logoSrc } from '#domain/look/look.ts';
import type { Look, LookInput, UploadedLogo } from '#domain/look/lookSchema.ts';
import type { ProofAgain } from '#domain/signIn/secondFactorSchema.ts';
import { ApiError, get, send } from '../api/request.ts';
import { ProofForm } from '../auth/ProofFields.tsx';
import { unlessOutdated, useEdit } from '../draft/useEdit.ts';
import { uploadOf } from '../images/api.ts';
import { Logo, showBrand } from '../kit/Brand.tsx';
import { Button } from '../kit/Button.tsx';
import { FilePick } from '../kit/DeviceButtons.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { DraftNotice } from '../kit/DraftNotice.tsx';
import { Field } from '../kit/Field.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMe } from '../session/session.ts';
import { object, type Shaped, string } from '../store/shape.ts';
import classes from './Look.module.css';
import { say } from './words.ts';

const PATH = '/api/practice/look';
const queryKey = ['practice-look'];

/** The practice's logo and colour; the name is a setting of its own. */
export function LookCard({ className }: { className: string }) {
  const look = useQuery({ queryKey, queryFn: () => get<Look>(PATH) });
  return (
    <section className={className} aria-labelledby="practice-look">
      <h2 id="practice-look" className="text-17">
        {say.yourLook}
      </h2>
      <p className="quiet">{say.yourLookHint}</p>
      {look.data ? (
        <LookForm saved={look.data} />
      ) : (
        <Unloaded
          query={look}
          skeleton={<Skeleton height={220} aria-busy="true" />}
          failed={say.lookFailed}
        />
      )}
    </section>
  );
}

/** `colour` is what was typed; `picture` is the address of the logo's picture. All are '' for none. */
const shape = object({ colour: string, logo: string, picture: string });
type Values = Shaped<typeof shape>;

const valuesOf = (saved: Look | null): Values => ({
  colour: saved?.colour ?? '',
  logo: saved?.logo ?? '',
  picture: saved?.logo ? logoSrc(saved.version) : '',
});

function LookForm({ saved }: { saved: Look }) {
  const edit = useEdit({ key: `weekplate:look:${useMe().id}`, shape, saved, valuesOf });
  const [isAsked, ask] = useState(false);
  const { values } = edit;
  const colour = colourIn(values.colour);
  const isWrong = values.colour.trim() !== '' && !colour;
  const change = (patch: Partial<Values>) => edit.change((was) => ({ ...was, ...patch }));
  const save = useSaveLook();
  const isOutdated = edit.isOutdated && !isAsked;

  const prove = async (proof: ProofAgain) => {
    const input = { colour, logo: values.logo || null, ...proof };
    const stored = await unlessOutdated(save({ ...input, version: edit.basedOn }));
    ask(false);
    if (stored instanceof ApiError) return;
    edit.settle(stored);
    toastSuccess(say.lookSaved);
  };
  return (
    <>
      <form
        noValidate
        className="narrow gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) ask(true);
        }}
      >
        <DraftNotice draft={{ ...edit, isOutdated }} outdated={say.outdated} />
        <LogoField values={values} onChange={change} />
        <ColourField values={values} colour={colour} isWrong={isWrong} onChange={change} />
        <div className={classes.previews}>
          <Preview scheme="light" {...values} colour={colour} />
          <Preview scheme="dark" {...values} colour={colour} />
        </div>
        <div className="buttons">
          <Button type="submit" disabled={!edit.isChanged || isWrong || isOutdated}>
            {say.saveLook}
          </Button>
        </div>
      </form>
      {isAsked && (
        <Dialog title={say.saveLookQuestion} onClose={() => ask(false)}>
          <p>{say.saveLookWhy}</p>
          <ProofForm label={ofKit.save} prove={prove} onCancel={() => ask(false)} />
        </Dialog>
      )}
    </>
  );
}

function useSaveLook() {
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ version, ...input }: LookInput & ProofAgain & { version: number }) =>
      send<Look>('PUT', PATH, input, { ifMatch: version }),
    onSuccess(saved) {
      queries.setQueryData(queryKey, saved);
      const { colour, logo, version } = saved;
      showBrand({ logo: logoOf(logo, logoSrc(version)) }, colour ? colourStyles(colour) : '');
    },
    // Somebody else may have saved first. The form says so.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return saving.mutateAsync;
}

type FieldProps = { values: Values; onChange: (patch: Partial<Values>) => void };

function LogoField({ values, onChange }: FieldProps) {
  const upload = useMutation({
    mutationFn: uploadLogo,
    onSuccess: ({ logo, picture }) => onChange({ logo, picture }),
  });
  return (
    <fieldset className={classes.part}>
      <legend>{say.logo}</legend>
      <p className="small">{say.logoHint(IMAGE_MOST_BYTES / 1024 / 1024)}</p>
      <div className="buttons">
        <FilePick
          icon={IconPhoto}
          label={values.logo ? say.replaceLogo : say.chooseLogo}
          onPick={(file) => file && upload.mutate(file)}
        >
          {values.logo ? say.replaceLogo : say.chooseLogo}
        </FilePick>
        {values.logo && (
          <Button
            variant="subtle"
            icon={IconTrash}
            onClick={() => onChange({ logo: '', picture: '' })}
          >
            {say.removeLogo}
          </Button>
        )}
      </div>
      <p role="status" className="small">
        {upload.isPending && say.logoGettingReady}
      </p>
      <Failure error={upload.error} message={say.logoFailed} />
    </fieldset>
  );
}

/** Throws {@link ApiError}; a file that the server would refuse is not sent. */
async function uploadLogo(file: File): Promise<UploadedLogo> {
  const refused =
    (!IMAGE_TYPES.includes(file.type) && NOT_AN_IMAGE) ||
    (file.size > IMAGE_MOST_BYTES && TOO_MANY_BYTES);
  if (refused) throw new ApiError(0, refused.code, refused.message);
  return uploadOf('/api/practice/logos', file, AbortSignal.timeout(UPLOAD_BUDGET_MS));
}

type ColourProps = FieldProps & { colour: string | null; isWrong: boolean };

function ColourField({ values, colour, isWrong, onChange }: ColourProps) {
  return (
    <fieldset className={classes.part}>
      <legend>{say.colour}</legend>
      <p className="small">{say.colourHint}</p>
      <div className={classes.colour}>
        <input
          type="color"
          aria-label={say.chooseColour}
          value={colour ?? OUR_COLOUR}
          onChange={(event) => onChange({ colour: event.currentTarget.value })}
        />
        <Field
          aria-label={say.colourCode}
          value={values.colour}
          placeholder={OUR_COLOUR}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          error={isWrong ? say.colourWrong : undefined}
          onChange={(event) => onChange({ colour: event.currentTarget.value })}
        />
        {values.colour !== '' && (
          <Button variant="subtle" onClick={() => onChange({ colour: '' })}>
            {say.ourColour}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

type PreviewProps = { scheme: Scheme; colour: string | null; logo: string; picture: string };

/** The logo, a button, a link and a chip as they will look on light or dark screens. */
function Preview({ scheme, colour, logo, picture }: PreviewProps) {
  const accents = colour ? accentsOf(colour, scheme) : OUR_ACCENTS[scheme];
  const shown = logoOf(logo, picture);
  return (
    <figure className="plain">
      <figcaption className="small">{scheme === 'light' ? say.onLight : say.onDark}</figcaption>
      <div className={classes.paper} data-scheme={scheme} style={accents as CSSProperties}>
        {shown && <Logo unsaved={shown} />}
        <span className={classes.button}>{say.aButton}</span>
        <span className={classes.link}>{say.aLink}</span>
        <span className={classes.chip}>{say.aChip}</span>
      </div>
    </figure>
  );
}
