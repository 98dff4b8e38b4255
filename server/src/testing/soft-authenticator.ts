// A security key in software, with the browser around it: makes passkeys and signs with them, as WebAuthn has it.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  PasskeyAssertion,
  PasskeyRegistration,
} from '@atelier/contract/features/identity/passkeys'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Kept = { id: string; key: KeyObject; rpId: string; userHandle: string; counter: number }

/** What a test may have go wrong. */
export type Odds = {
  /** Where the browser says it is; fits the host when absent. */
  origin?: string
  rpId?: string
  userHandle?: string
  /** What the device says how often it has been used. */
  counter?: number
  /** Without a press. */
  absent?: boolean
  /** Pressed by whoever: no PIN, finger or face was asked for. */
  merelyTouched?: boolean
  forged?: boolean
  /** Somebody else's number. */
  id?: string
}

type CreationOptions = {
  rp: { id: string }
  user: { id: string }
  challenge: string
  excludeCredentials: readonly { id: string }[]
}

export type SoftAuthenticator = {
  /** The numbers of the passkeys on it. */
  readonly ids: string[]
  /** Throws when it holds one of those that are excluded. */
  create(options: CreationOptions, odds?: Odds): PasskeyRegistration
  /** Signs with the newest passkey of the host. */
  get(options: { rpId: string; challenge: string }, odds?: Odds): PasskeyAssertion
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

const present = 0x01
const verified = 0x04
const withKey = 0x40

/** `counts`: whether it says how often each passkey has been used, as keys of hardware do. */
export function createSoftAuthenticator({
  counts = true,
  aaguid = '00000000-0000-0000-0000-000000000000',
} = {}): SoftAuthenticator {
  const kept: Kept[] = []
  const clientData = (type: string, challenge: string, rpId: string, { origin }: Odds) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: origin ?? `http://${rpId}` }))
  const authenticatorData = (rpId: string, counter: number, flags: number, odds: Odds) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(odds.counter ?? counter)
    const missing = odds.absent ? present | verified : odds.merelyTouched ? verified : 0
    const set = flags & ~missing
    return Buffer.concat([sha256(odds.rpId ?? rpId), Buffer.from([set]), count])
  }
  return {
    get ids() {
      return kept.map(({ id }) => id)
    },
    create({ rp, user, challenge, excludeCredentials }, odds = {}) {
      if (excludeCredentials.some(({ id }) => kept.some((each) => each.id === id)))
        throw new Error('one of them is here already')
      const { publicKey, privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const rawId = odds.id ? Buffer.from(odds.id, 'base64url') : randomBytes(16)
      const id = base64url(rawId)
      kept.push({ id, key, rpId: rp.id, userHandle: user.id, counter: 0 })
      const length = Buffer.alloc(2)
      length.writeUInt16BE(rawId.length)
      const authData = Buffer.concat([
        authenticatorData(rp.id, 0, present | verified | withKey, odds),
        Buffer.from(aaguid.replaceAll('-', ''), 'hex'),
        length,
        rawId,
        coseKey(publicKey),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, rp.id, odds)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['usb'],
        },
      }
    },
    get({ rpId, challenge }, odds = {}) {
      const passkey = kept.findLast((each) => each.rpId === rpId) ?? kept.at(-1)
      if (!passkey) throw new Error('there is none')
      if (counts) passkey.counter += 1
      const data = clientData('webauthn.get', challenge, rpId, odds)
      const authData = authenticatorData(rpId, passkey.counter, present | verified, odds)
      const signed = Buffer.concat([authData, sha256(data)])
      const key = odds.forged
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
        : passkey.key
      const id = odds.id ?? passkey.id
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', signed, key)),
          userHandle: odds.userHandle ?? passkey.userHandle,
        },
      }
    },
  }
}

/** EC2, ES256, P-256, and the point. */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = [x, y].map((part) => new Uint8Array(Buffer.from(part, 'base64url')))
  const parts: [number, number | Uint8Array | undefined][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point[0]],
    [-3, point[1]],
  ]
  return isoCBOR.encode(new Map(parts) as never)
}
