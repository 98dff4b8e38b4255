// Bounds that forms and server share. No imports: the browser loads this with the login dialog.

/** Letters of any script, digits, `_`, `.`, `-`; counted in UTF-16 units. */
export const usernameRule = { min: 2, max: 32, pattern: /^[\p{L}\p{N}_.-]+$/u }
export const passwordRule = { min: 8, max: 200 }
export const emailRule = { max: 254 }
