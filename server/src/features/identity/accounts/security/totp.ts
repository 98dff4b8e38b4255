// Codes of an authenticator as RFC 6238 has them: six digits, a new one every thirty seconds.
import { generateSecret, generateURI, verify } from 'otplib'

/** A clock may be off by so much. */
const toleranceS = 30

export const newTotpSecret = (): string => generateSecret()

/** What an authenticator reads from a QR code. */
export const totpUri = (about: { secret: string; issuer: string; label: string }): string =>
  generateURI(about)

const stepMs = 30_000

/** Used up steps are no later than this one, however clocks differ; a later one was used before the clock was set back. */
export const latestStep = (now: Date): number => Math.floor(now.getTime() / stepMs) + 4

/** The time step that a code belongs to; undefined when it is wrong, or of the step `after` or an earlier one. */
export async function stepOfCode(given: {
  secret: string
  code: string
  now: Date
  after: number | null
}): Promise<number | undefined> {
  const { secret, code, now, after } = given
  if (!/^\d{6}$/.test(code)) return undefined
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: toleranceS,
    ...(after === null || after > latestStep(now) ? {} : { afterTimeStep: after }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
