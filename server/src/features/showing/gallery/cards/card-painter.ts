// Cards are painted when they are asked for, one after the other, and the last ones are kept in memory: what is withdrawn leaves nothing behind.
import { createHash } from 'node:crypto'
import { pictureStudio } from '../../../../platform/pictures/picture-desk.ts'
import type { FileStorage } from '../../../../platform/storage/storage.ts'
import type { Card } from './card.ts'
import type { CardJob } from './paint-card.ts'

const worker = new URL('./paint-card.ts', import.meta.url)

export type CardPainter = {
  /** A JPEG. */
  paint(card: Card): Promise<Buffer>
}

const maxKept = 48

export function createCardPainter({ storage }: { storage: FileStorage }): CardPainter {
  const kept = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  const make = async (card: Card): Promise<Buffer> => {
    const made = await pictureStudio.run<Uint8Array>(worker, async (): Promise<CardJob> => {
      const picture = card.picture === null ? undefined : await storage.read(card.picture.name)
      return { card, picture }
    })
    return Buffer.from(made.buffer, made.byteOffset, made.length)
  }

  return {
    paint(card) {
      const key = createHash('sha256').update(JSON.stringify(card)).digest('base64url')
      const known = kept.get(key)
      kept.delete(key)
      const painting = known ?? last.then(() => make(card))
      kept.set(key, painting)
      if (known) return painting
      last = painting.catch(() => kept.delete(key))
      for (const oldest of kept.keys()) {
        if (kept.size <= maxKept) break
        kept.delete(oldest)
      }
      return painting
    },
  }
}
