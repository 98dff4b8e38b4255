import { randomInt } from 'node:crypto'
import { hashToken } from '../../../../platform/ids.ts'

const count = 10
// Without the letters and digits that are taken for one another.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const fourLetters = () =>
  Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** Ten codes as `abcd-efgh-jkmn`: 59 bits each, so that a stolen table opens nothing. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => [fourLetters(), fourLetters(), fourLetters()].join('-'))

/** How an account's code is kept; case and dashes do not count. */
export const hashRecoveryCode = (accountId: number, code: string): string =>
  hashToken(`${accountId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
