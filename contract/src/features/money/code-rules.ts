// How codes that people type are spelled, for both sides of the wire. No imports: the browser loads this with its form.

/** Crockford's 32 signs: digits and capital letters without I, L, O and U, which look like others. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Signs of a redemption code: 80 bits. */
export const codeLength = 16
/** Signs of an invitation code. */
export const invitationCodeLength = 8

const groupLength = 4

/** What was typed or pasted, as codes are spelled: case, spaces and dashes do not count, O is 0, I and L are 1. */
export const normaliseCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')

/** Whether normalised text can be a redemption code at all. */
export const isCode = (normalised: string): boolean =>
  normalised.length === codeLength && [...normalised].every((sign) => codeAlphabet.includes(sign))

/** Normalised text as it is shown: in groups of four. */
export const formatCode = (normalised: string): string =>
  normalised.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? ''
