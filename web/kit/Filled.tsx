import { Fragment, type ReactNode } from 'react';

/** A sentence with elements in it: '{plan}' in `text` stands for the part of that name. */
export const Filled = ({ text, ...parts }: { readonly text: string } & Record<string, ReactNode>) =>
  text
    .split(/\{(\w+)\}/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move
    .map((piece, at) => <Fragment key={at}>{at % 2 ? parts[piece] : piece}</Fragment>);
