// What keeps an account its owner's: e-mail, password reset, second factor, devices.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { nothing, timestamp } from '../../primitives.ts'
import { email, entered, password, signedIn, userInfo } from './auth.ts'

/** Of a mailed link, or pasted out of the mail. */
const mailedToken = z.string().trim().min(1).max(200)
/** The member's present password, where they have one. */
const presentPassword = z.string().max(500).default('')
/** Of an authenticator, or a recovery code, as people type them. */
const factorCode = z.string().trim().min(1).max(64)

const recoveryCodes = z.array(z.string())

export const accountSecurity = {
  requestReset: defineEndpoint({
    method: 'POST',
    path: '/auth/requestReset',
    access: 'public',
    summary:
      'Mails a link for a new password to the member of a username or e-mail. The answer is the same when there is none.',
    input: z.object({ account: z.string().trim().min(1).max(254) }),
    reply: nothing,
    failures: ['mail.not_set_up'],
  }),
  resetPassword: defineEndpoint({
    method: 'POST',
    path: '/auth/resetPassword',
    access: 'public',
    summary:
      'Sets a new password by the token of a link, ends every session of the member, and signs in.',
    input: z.object({ token: mailedToken, password }),
    reply: entered,
    failures: ['auth.reset_expired'],
  }),
  operatorReset: defineEndpoint({
    method: 'POST',
    path: '/auth/operatorReset',
    access: 'operator',
    needs: 'resetPasswords',
    summary: 'Makes a link by which a member of this site chooses a new password, to hand over.',
    input: z.object({ username: z.string().trim().min(1).max(254) }),
    reply: z.object({ url: z.url(), expiresAt: timestamp }),
    failures: ['members.not_found', 'people.not_yours', 'people.no_host'],
  }),
  bindEmail: defineEndpoint({
    method: 'POST',
    path: '/auth/bindEmail',
    access: 'member',
    summary:
      'Mails a code and a link that bind the address. The answer is the same when it belongs to another member.',
    input: z.object({ email, password: presentPassword }),
    reply: nothing,
    failures: ['mail.not_set_up', 'auth.wrong_password'],
  }),
  confirmEmail: defineEndpoint({
    method: 'POST',
    path: '/auth/confirmEmail',
    access: 'member',
    summary: 'Binds the address by the six-digit code that was mailed to it.',
    input: z.object({
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    }),
    reply: z.object({ userInfo }),
    failures: ['email.wrong_code', 'email.expired', 'email.taken'],
  }),
  confirmEmailLink: defineEndpoint({
    method: 'POST',
    path: '/auth/confirmEmailLink',
    access: 'public',
    summary: 'Binds an address by the token of the link that was mailed to it.',
    input: z.object({ token: mailedToken }),
    reply: z.object({ email: z.string() }),
    failures: ['email.expired', 'email.taken'],
    refreshes: ['auth.getInfo'],
  }),
  removeEmail: defineEndpoint({
    method: 'POST',
    path: '/auth/removeEmail',
    access: 'member',
    summary: 'Parts the member from their e-mail, unless the password needs it as its name.',
    input: z.object({ password: presentPassword }),
    reply: z.object({ userInfo }),
    failures: ['auth.wrong_password', 'email.only_way'],
  }),
  proveSecondFactor: defineEndpoint({
    method: 'POST',
    path: '/auth/secondFactor',
    access: 'public',
    summary:
      'Ends a login that wants a second factor, on the device where it began, by a code of the authenticator or a recovery code.',
    input: z.object({ ticket: z.string().min(1).max(200), code: factorCode }),
    reply: signedIn,
    failures: ['auth.ticket_expired', 'auth.wrong_code'],
  }),
  secondFactor: defineEndpoint({
    method: 'GET',
    path: '/auth/secondFactorState',
    access: 'member',
    summary: 'Whether the second factor is on, and how many recovery codes are left.',
    input: z.object({}),
    reply: z.object({ on: z.boolean(), recoveryCodesLeft: z.number().int() }),
  }),
  setUpSecondFactor: defineEndpoint({
    method: 'POST',
    path: '/auth/setUpSecondFactor',
    access: 'member',
    summary:
      'Makes a secret for an authenticator. Nothing changes until a code of it is confirmed.',
    input: z.object({ password: presentPassword }),
    reply: z.object({
      /** Base32, to type into an authenticator. */
      secret: z.string(),
      /** The same for a QR code: `otpauth://totp/…`. */
      uri: z.string(),
      /** To send back with the first code; good for ten minutes. */
      setup: z.string(),
    }),
    failures: ['auth.wrong_password', 'auth.has_second_factor'],
  }),
  confirmSecondFactor: defineEndpoint({
    method: 'POST',
    path: '/auth/confirmSecondFactor',
    access: 'member',
    summary:
      'Turns the second factor on by the first code. The recovery codes are told here alone.',
    input: z.object({ setup: z.string().min(1).max(1000), code: factorCode }),
    reply: z.object({ recoveryCodes, userInfo }),
    failures: ['auth.setup_expired', 'auth.wrong_code', 'auth.has_second_factor'],
    refreshes: ['accountSecurity.secondFactor'],
  }),
  turnOffSecondFactor: defineEndpoint({
    method: 'POST',
    path: '/auth/turnOffSecondFactor',
    access: 'member',
    summary: 'Turns the second factor off, by password and code.',
    input: z.object({ password: presentPassword, code: factorCode }),
    reply: z.object({ userInfo }),
    failures: ['auth.wrong_password', 'auth.wrong_code', 'auth.no_second_factor'],
  }),
  renewRecoveryCodes: defineEndpoint({
    method: 'POST',
    path: '/auth/renewRecoveryCodes',
    access: 'member',
    summary: 'Makes ten new recovery codes; the old ones end.',
    input: z.object({ password: presentPassword, code: factorCode }),
    reply: z.object({ recoveryCodes }),
    failures: ['auth.wrong_password', 'auth.wrong_code', 'auth.no_second_factor'],
    refreshes: ['accountSecurity.secondFactor'],
  }),
  deleteOtherDevices: defineEndpoint({
    method: 'POST',
    path: '/user/delOtherDevices',
    access: 'member',
    summary: 'Signs the member out everywhere but here.',
    input: z.object({}),
    reply: z.object({ count: z.number().int() }),
    refreshes: ['auth.listDevices'],
  }),
}
