// Bounds that forms and server share. No imports: the browser loads this with its first screen.

/** Letters of any script, digits, `_`, `.`, `-`; counted in UTF-16 units. */
export const usernameRule = { min: 2, max: 32, pattern: /^[\p{L}\p{N}_.-]+$/u }
export const passwordRule = { min: 8, max: 200 }
export const emailRule = { max: 254 }

/**
 * What the token of a look begins with; a dot is in no other token. An address may bring a look, which changes nothing, and never a login:
 * whoever opened the address would write into the account of whoever sent it.
 */
export const impersonationMark = 'look.'
