import { Failure } from '@atelier/contract/errors'
import { uploadLimitBytes } from '@atelier/contract/upload-limits'
import { comeAgain } from '../../../platform/come-again.ts'
import { BlockedAddress } from '../../../platform/http/address-guard.ts'
import type { guardedFetch } from '../../../platform/http/guarded-fetch.ts'
import {
  expectPictureTurn,
  type Picture,
  remakePicture,
} from '../../../platform/pictures/remake-picture.ts'
import { createSlots } from '../../../platform/slots.ts'

/** Each holds up to the largest picture in memory for as long as its site takes. */
const turns = createSlots(16, {
  maxWaiting: 100,
  refuse: () => comeAgain('request.too_fast', 30),
})

/** Fetches a picture of another site under guard and makes it anew. Throws pictures.blocked, pictures.unavailable, request.too_fast. */
export async function fetchForeignPicture(
  address: string,
  fetchGuarded: typeof guardedFetch,
): Promise<Picture> {
  expectPictureTurn()
  return turns.take(async () => {
    try {
      const reply = await fetchGuarded(address, {
        bytes: uploadLimitBytes,
        timeoutMs: 15_000,
        redirects: 3,
      })
      if (reply.status !== 200) throw new Error(`the site answered ${reply.status}`)
      return await remakePicture(reply.bytes)
    } catch (error) {
      const code = error instanceof BlockedAddress ? 'pictures.blocked' : 'pictures.unavailable'
      throw new Failure(code, { cause: error })
    }
  })
}
