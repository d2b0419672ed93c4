import type { ReactNode } from 'react';
import { paragraphsOf } from '#domain/practice/practice.ts';
import type { Practice } from '#domain/practice/practiceSchema.ts';
import { Link } from '../kit/Link.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { useArrival } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { Queries } from '../live/queryClient.tsx';
import { usePractice } from '../practice/api.ts';
import { say } from './words.ts';
import './prose.css';
import { LinkButton } from '../kit/Button.tsx';
import { homeOf } from '../session/homes.ts';
import { useSession } from '../session/session.ts';
import { ProsePage } from './ProsePage.tsx';

type Props = {
  title: string;
  /** The practice's own text; if it is empty, `children` are shown: the text of Weekplate. */
  own: (practice: Practice) => string;
  children: ReactNode;
};

/** A legal text in the name of the practice, and whom to ask about it. */
export function LegalArticle(props: Props) {
  return (
    <Queries>
      <Text {...props} />
    </Queries>
  );
}

function Text({ title, own, children }: Props) {
  const query = usePractice();
  const { data: practice } = query;
  const ownText = practice ? paragraphsOf(own(practice)) : [];
  return (
    <Article title={title}>
      {!practice && <Unloaded query={query} skeleton={<TextSkeleton />} failed={say.textFailed} />}
      {ownText.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraph may stand there twice.
        <p key={index} className="prose-own" dir="auto">
          {text}
        </p>
      ))}
      {practice && ownText.length === 0 && children}
      {practice && <PracticeAddress practice={practice} />}
    </Article>
  );
}

const TextSkeleton = () => (
  <div aria-busy="true">
    <Skeleton height={20} mb="sm" />
    <Skeleton height={20} mb="sm" />
    <Skeleton height={20} width="60%" />
  </div>
);

/** A page of prose. */
function Article({ title, children }: { title: string; children: ReactNode }) {
  const heading = useArrival(title);
  return (
    <PublicFrame>
      <article className="prose-article">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </article>
    </PublicFrame>
  );
}

/** The frame of the public pages. */
function PublicFrame({ children }: { children: ReactNode }) {
  const { me } = useSession();
  const entry = me ? (
    <LinkButton to={homeOf(me)} variant="light">
      {say.hero.toHome}
    </LinkButton>
  ) : (
    <Link to="/login" className="prose-login">
      {say.hero.logIn}
    </Link>
  );
  return (
    <ProsePage
      entry={entry}
      year={String(new Date().getFullYear())}
      Anchor={({ href, ...rest }) => <Link to={href} {...rest} />}
    >
      {children}
    </ProsePage>
  );
}

/** The practice that is responsible for the text. */
function PracticeAddress({ practice }: { practice: Practice }) {
  const { name, address, email, phone } = practice;
  return (
    <>
      <h2>{say.thePractice}</h2>
      <address className="prose-address">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {address && (
          <div className="prose-lines" dir="auto">
            {address}
          </div>
        )}
        {email && (
          <div>
            <a href={`mailto:${email}`}>{email}</a>
          </div>
        )}
        {phone && (
          <div>
            <a dir="ltr" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
              {phone}
            </a>
          </div>
        )}
      </address>
    </>
  );
}
