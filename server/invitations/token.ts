import { createHmac } from 'node:crypto';
import { hashOfLink, sealLink } from '../signIn/sealedLink.ts';

type Issued = { readonly id: string; readonly issue: number };

/**
 * What an invitation's link carries: 256 bits that only this server can make, so that the link of an
 * open one can be shown again although nothing but its hash is stored.
 */
const carried = (secret: string, { id, issue }: Issued) =>
  createHmac('sha256', secret).update(`invitation ${id} ${issue}`).digest('base64url');

export const tokenHashOf = (secret: string, issued: Issued): string =>
  hashOfLink(carried(secret, issued));

/** The address that somebody opens. */
export const invitationLink = (publicUrl: string, secret: string, issued: Issued): string =>
  `${publicUrl}/signup?invitation=${sealLink(secret, 'invitation', carried(secret, issued))}`;
