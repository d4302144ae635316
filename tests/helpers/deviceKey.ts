import { createHash } from 'node:crypto';

/** A key as a device makes one, the same for the same name. */
export const deviceKey = (name: string): string => createHash('sha256').update(name).digest('base64url');
