import { generate } from 'otplib'

/** The six digits that an authenticator with this secret shows at a time. */
export const codeAt = (secret: string, atMs: number): Promise<string> =>
  generate({ secret, epoch: Math.floor(atMs / 1000) })
