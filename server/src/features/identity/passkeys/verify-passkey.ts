// The cryptography of WebAuthn, which is not ours: what the browser sends is checked by the library against what was asked for.
import type {
  PasskeyAssertion,
  PasskeyRegistration,
} from '@atelier/contract/features/identity/passkeys'

/** Loaded with the first passkey: it brings a library of certificates along. */
const loadLibrary = () => import('@simplewebauthn/server')

/** EdDSA, ES256, RS256: what authenticators have. */
export const algorithms = [-8, -7, -257]

/** Where somebody is: `host` is the name alone, `address` with the port. */
export type PasskeyPlace = { host: string; address: string }

/** Pages are trusted by their https address; those of this machine have none. A proxy that ends TLS may not tell of it. */
const originsOf = ({ host, address }: PasskeyPlace): string[] =>
  host === 'localhost' || host.endsWith('.localhost')
    ? [`https://${address}`, `http://${address}`]
    : [`https://${address}`]

const expected = (place: PasskeyPlace, isExpected: (challenge: string) => boolean) => ({
  expectedChallenge: isExpected,
  expectedOrigin: originsOf(place),
  expectedRPID: place.host,
  // Preferred, not required: a key without a PIN is still something that one has.
  requireUserVerification: false,
})

/** The challenge that an answer is about; undefined when it names none. To be found valid before the answer is checked. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const told: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = told && typeof told === 'object' && 'challenge' in told && told.challenge
    return typeof challenge === 'string' && challenge ? challenge : undefined
  } catch {
    return undefined
  }
}

export type NewCredential = {
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
  synced: boolean
  aaguid: string
}

/** A new passkey as its browser tells of it; undefined when it does not hold. */
export async function verifyNew(
  { response, ...credential }: PasskeyRegistration,
  challenge: string,
  place: PasskeyPlace,
): Promise<NewCredential | undefined> {
  const { transports = [], ...rest } = response
  try {
    const { verifyRegistrationResponse } = await loadLibrary()
    const { verified, registrationInfo: info } = await verifyRegistrationResponse({
      response: { ...credential, response: rest, clientExtensionResults: {} },
      ...expected(place, (told) => told === challenge),
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return undefined
    return {
      credentialId: info.credential.id,
      publicKey: Buffer.from(info.credential.publicKey).toString('base64url'),
      counter: info.credential.counter,
      transports,
      synced: info.credentialDeviceType === 'multiDevice',
      aaguid: info.aaguid,
    }
  } catch {
    return undefined
  }
}

/** What a use of a passkey leaves to note, and whether the device made sure of its owner by PIN, finger or face; undefined when it does not hold, or its counter has not gone on. */
export async function verifyUse(
  { response, ...credential }: PasskeyAssertion,
  challenge: string,
  known: Pick<NewCredential, 'credentialId' | 'publicKey' | 'counter'> & { userHandle: string },
  place: PasskeyPlace,
): Promise<{ counter: number; synced: boolean; isOwner: boolean } | undefined> {
  const { userHandle, ...rest } = response
  if (userHandle !== undefined && userHandle !== known.userHandle) return undefined
  try {
    const { verifyAuthenticationResponse } = await loadLibrary()
    const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
      response: { ...credential, response: rest, clientExtensionResults: {} },
      ...expected(place, (told) => told === challenge),
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    })
    if (!verified) return undefined
    return {
      counter: info.newCounter,
      synced: info.credentialDeviceType === 'multiDevice',
      isOwner: info.userVerified,
    }
  } catch {
    return undefined
  }
}
