// A second factor that is being set up. It travels to the browser and back, sealed, and leaves nothing behind when it is given up.
import { z } from 'zod'
import type { Clock } from '../../../../platform/clock.ts'
import type { SecretBox } from '../../../../platform/secret-box.ts'

const lifeMs = 10 * 60_000

const setup = z.object({
  // The box seals other things, too.
  purpose: z.literal('second factor'),
  accountId: z.number(),
  secret: z.string(),
  endsAtMs: z.number(),
})

type Means = { secrets: SecretBox; clock: Clock }

export function sealSetup(accountId: number, secret: string, { secrets, clock }: Means): string {
  const endsAtMs = clock.now().getTime() + lifeMs
  const content: z.output<typeof setup> = {
    purpose: 'second factor',
    accountId,
    secret,
    endsAtMs,
  }
  return secrets.seal(JSON.stringify(content))
}

/** The secret; undefined when it was sealed for somebody else, or too long ago. */
export function openSetup(
  sealed: string,
  accountId: number,
  { secrets, clock }: Means,
): string | undefined {
  try {
    const opened = setup.parse(JSON.parse(secrets.open(sealed)))
    const isGood = opened.accountId === accountId && opened.endsAtMs > clock.now().getTime()
    return isGood ? opened.secret : undefined
  } catch {
    return undefined
  }
}
