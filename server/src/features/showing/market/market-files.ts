// Files of samples. Their addresses are others than their owner's: they open while a prompt shows the work, and to whom it does.
import { Failure } from '@atelier/contract/errors'
import type { MarketState } from '@atelier/contract/market-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { Signer } from '../../../platform/signer.ts'
import { type Sendable, sendableAs } from '../../making/work-files/send-work-file.ts'
import { type AddressOf, findStoredFile } from '../../making/work-files/work-files.usecases.ts'
import type { MarketDependencies } from './market-dependencies.ts'
import * as store from './samples.store.ts'

/** Whom an address is for: everybody, those who decide whether everybody may see it, or its author. */
const audiences = ['market', 'review', 'own'] as const
export type Audience = (typeof audiences)[number]

const isOpenTo: Record<Audience, (state: MarketState) => boolean> = {
  market: (state) => state === 'public',
  review: (state) => state !== 'private',
  own: () => true,
}

const signed = (id: string, variant: 'whole' | 'thumb', audience: Audience) =>
  `market ${audience} ${variant} ${id}`

export const addressFor =
  (audience: Audience, signer: Signer): AddressOf =>
  (id, variant) => {
    const as = variant === 'thumb' ? '&as=thumb' : ''
    return `/api/prompt-market/file?id=${id}&key=${signer.sign(signed(id, variant, audience))}${as}`
  }

/** The file that an address is for. Throws market.not_found, for a wrong key too. */
export async function locateSampleFile(
  { id, key, as }: { id: string; key: string; as?: 'thumb' | undefined },
  { site }: Pick<RequestContext, 'site'>,
  { db, signer }: Pick<MarketDependencies, 'db' | 'signer'>,
): Promise<Sendable> {
  const audience = audiences.find((each) => signer.fits(signed(id, as ?? 'whole', each), key))
  const file = audience && (await findStoredFile(id, db))
  const prompts = file ? await store.listPromptsWith(db, file.workId, site.id) : []
  const isOpen = audience && prompts.some(({ state }) => isOpenTo[audience](state))
  const sendable = file && isOpen && sendableAs(file, as, '')
  if (!sendable) throw new Failure('market.not_found')
  return sendable
}
