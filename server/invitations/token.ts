import { createHmac } from 'node:crypto';
import { hashOfLink, sealLink } from '../signIn/sealedLink.ts';

type Issued = { readonly id: string; readonly issue: number };

/**
 * The token in an invitation's link: 256 bits that only this server can derive. So the link of an open
 * invitation can be shown again although only its hash is stored.
 */
const carried = (secret: string, { id, issue }: Issued) =>
  createHmac('sha256', secret).update(`invitation ${id} ${issue}`).digest('base64url');

export const tokenHashOf = (secret: string, issued: Issued): string =>
  hashOfLink(carried(secret, issued));

/** The address of the link. */
export const invitationLink = (publicUrl: string, secret: string, issued: Issued): string =>
  `${publicUrl}/signup?invitation=${sealLink(secret, 'invitation', carried(secret, issued))}`;
