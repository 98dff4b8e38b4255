// Pictures that a model makes in its answer: fetched or unpacked, judged by content as an upload is, and stored as files of the
// conversation before anybody is told of them.
import { createHash } from 'node:crypto'
import type { UnnumberedChatEvent } from '@atelier/contract/message-parts'
import { uploadLimitBytes } from '@atelier/contract/upload-limits'
import type { ChatEmission } from '@atelier/engines/kinds/chat'
import type { guardedFetch } from '../../../../platform/http/guarded-fetch.ts'
import { fetchForeignPicture } from '../../../identity/uploads/foreign-pictures.ts'
import {
  type HiddenPictureDependencies,
  storeHiddenPicture,
} from '../../../identity/uploads/uploads.usecases.ts'

type Picture = Extract<UnnumberedChatEvent, { type: 'image' }>

/** Stores what is behind an address, of the web or `data:`; undefined for what was stored for this answer before. Throws Failure. */
export type KeepPicture = (url: string) => Promise<Picture | undefined>

/** Of one answer. */
const maxPictures = 16
const maxBytes = 64 * 1024 * 1024

export function createPictureKeeper(
  ownerId: number,
  dependencies: HiddenPictureDependencies & { fetchGuarded: typeof guardedFetch },
): KeepPicture {
  const seen = new Set<string>()
  let bytesLeft = maxBytes
  return async (url) => {
    if (seen.size >= maxPictures) throw new Error('an answer has more pictures than are kept')
    const name = createHash('sha256').update(url).digest('base64')
    if (seen.has(name)) return undefined
    seen.add(name)
    const bytes = await bytesAt(url, dependencies)
    bytesLeft -= bytes.byteLength
    if (bytesLeft < 0) throw new Error('the pictures of an answer are larger than is kept')
    const stored = await storeHiddenPicture(bytes, ownerId, dependencies)
    const { mime, width, height } = stored
    return {
      type: 'image',
      url: stored.url,
      mime,
      ...(width === null || height === null ? {} : { width, height }),
    }
  }
}

async function bytesAt(
  url: string,
  { fetchGuarded }: { fetchGuarded: typeof guardedFetch },
): Promise<Uint8Array> {
  const data = /^data:[\w/+.-]*(?:;[\w=.+-]+)*;base64,/i.exec(url)
  if (!data) return (await fetchForeignPicture(url, fetchGuarded)).bytes
  if (url.length > uploadLimitBytes * 1.4) throw new Error('a picture is larger than is kept')
  return Buffer.from(url.slice(data[0].length), 'base64')
}

/** Passes on what a model emits, in its order: what comes after a picture waits until that is stored. */
export type OrderedEmitter = {
  emit(piece: ChatEmission): void
  /** Resolves when all is passed on. */
  settled(): Promise<void>
}

export function createOrderedEmitter(
  give: (event: UnnumberedChatEvent) => void,
  keep: KeepPicture,
  onLost: (error: unknown) => void,
): OrderedEmitter {
  let last: Promise<void> | undefined
  const then = (step: () => void | Promise<void>) => {
    const next: Promise<void> = (last ?? Promise.resolve()).then(step).then(() => {
      if (last === next) last = undefined
    })
    last = next
  }
  const keepOne = async (url: string) => {
    try {
      const picture = await keep(url)
      if (picture) give(picture)
    } catch (error) {
      onLost(error)
      // It may be looked at where it is for as long as that lasts.
      if (/^https?:\/\/[^\s<>]{1,2000}$/i.test(url))
        give({ type: 'text-delta', text: `\n\n<${url}>\n\n` })
    }
  }
  return {
    emit(piece) {
      if (piece.type === 'image') then(() => keepOne(piece.url))
      else if (last) then(() => give(piece))
      else give(piece)
    },
    settled: async () => {
      while (last) await last
    },
  }
}
