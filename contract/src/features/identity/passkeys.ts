// Logging in by a passkey: what WebAuthn's browser half is asked and what it answers, as the standard writes both in JSON.
import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { id, timestamp } from '../../primitives.ts'
import { entered, userInfo } from './auth.ts'

const base64url = z.string().regex(/^[\w-]*$/)
const bytes = (max: number) => base64url.min(1).max(max)

export const passkey = z.object({
  id,
  name: z.string(),
  /** The host name it belongs to: a browser offers it nowhere else. */
  host: z.string(),
  /** Whether it is kept by an account that several devices share. */
  synced: z.boolean(),
  createdAt: timestamp,
  /** Null as long as nobody has logged in by it. */
  lastUsedAt: timestamp.nullable(),
})
export type Passkey = z.infer<typeof passkey>

/** `PublicKeyCredentialCreationOptionsJSON`, as far as it is used. */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  challenge: base64url,
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: base64url })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
})

/** `PublicKeyCredentialRequestOptionsJSON`, without a list of credentials: whoever logs in chooses. */
const requestOptions = z.object({
  rpId: z.string(),
  challenge: base64url,
  timeout: z.number().int(),
  userVerification: z.literal('preferred'),
})

/** What both answers have; the rest of what a browser sends is left aside. */
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
}

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
})

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(100).optional(),
  }),
})
export type PasskeyRegistration = z.infer<typeof registration>
export type PasskeyAssertion = z.infer<typeof assertion>

export const passkeys = {
  list: defineEndpoint({
    method: 'GET',
    path: '/auth/passkeys',
    access: 'member',
    summary: 'The member’s passkeys, newest first.',
    input: z.object({}),
    reply: z.object({ rows: z.array(passkey), count: z.number().int() }),
  }),
  options: defineEndpoint({
    method: 'POST',
    path: '/auth/passkeyOptions',
    access: 'member',
    summary:
      'What a browser is asked for a new passkey. The challenge is good once, for five minutes, for this member and host.',
    input: z.object({}),
    reply: creationOptions,
    failures: ['auth.log_in_again', 'passkeys.too_many'],
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/auth/addPasskey',
    access: 'member',
    summary: 'Keeps a new passkey, named after what made it.',
    input: z.object({ credential: registration }),
    reply: z.object({ passkey, userInfo }),
    failures: ['passkeys.expired', 'passkeys.refused', 'passkeys.taken', 'passkeys.too_many'],
    refreshes: ['passkeys.list', 'openid.list'],
  }),
  rename: defineEndpoint({
    method: 'POST',
    path: '/auth/renamePasskey',
    access: 'member',
    summary: 'Names a passkey.',
    input: z.object({ id, name: z.string().trim().min(1).max(60) }),
    reply: z.object({ passkey }),
    failures: ['passkeys.not_found'],
    refreshes: ['passkeys.list'],
  }),
  remove: defineEndpoint({
    method: 'POST',
    path: '/auth/removePasskey',
    access: 'member',
    summary: 'Removes a passkey, unless it is the only way to log in.',
    input: z.object({ id }),
    reply: z.object({ userInfo }),
    failures: ['passkeys.not_found', 'auth.only_way'],
    refreshes: ['passkeys.list', 'openid.list'],
  }),
  loginOptions: defineEndpoint({
    method: 'POST',
    path: '/auth/passkeyLoginOptions',
    access: 'public',
    summary:
      'What a browser is asked to log in by a passkey. The challenge is good once, for five minutes, for this host.',
    input: z.object({}),
    reply: requestOptions,
  }),
  login: defineEndpoint({
    method: 'POST',
    path: '/auth/passkeyLogin',
    access: 'public',
    summary:
      'Signs in whoever has the passkey; a second factor is asked for only where the device has not made sure of its owner. What the calling guest made joins what the member has.',
    input: z.object({ credential: assertion }),
    reply: entered,
    failures: ['passkeys.expired', 'passkeys.refused', 'passkeys.unknown'],
  }),
}
