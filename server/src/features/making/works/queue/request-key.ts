import { randomBytes } from 'node:crypto'

/** Names a request at its upstream for ever: letters, digits and `-`, 37 of them, never given twice by any installation. */
export const newRequestKey = (): string => `work-${randomBytes(16).toString('hex')}`
