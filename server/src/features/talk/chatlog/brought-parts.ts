// Parts of messages that were written elsewhere: what they name is named as it is called here, and what did not come is left out.
import { chartFault } from '@atelier/contract/chart'
import { type MessagePart, messagePart } from '@atelier/contract/message-parts'
import type { Database } from '../../../platform/db/database.ts'
import type { Importing } from '../../identity/account-data/import-part.ts'
import { addressHere } from '../../identity/uploads/import-uploads.ts'

type Part<Type extends MessagePart['type']> = Extract<MessagePart, { type: Type }>

const longestText = 4_000_000
const longestName = 1000
/** A picture within a message. */
const pictureData = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/

export async function partsHere(
  told: readonly unknown[],
  importing: Importing,
  db: Database,
): Promise<MessagePart[]> {
  const parts: MessagePart[] = []
  for (const each of told) {
    const parsed = messagePart.safeParse(each)
    if (!parsed.success || !isShort(parsed.data)) continue
    const here = await partHere(parsed.data, importing, db)
    if (here) parts.push(here)
  }
  return parts
}

function isShort(part: MessagePart): boolean {
  const texts = Object.entries(part).filter(([, value]) => typeof value === 'string')
  return texts.every(([name, text]) => {
    const isLong = ['text', 'input', 'output', 'url', 'snippet'].includes(name)
    return String(text).length <= (isLong ? longestText : longestName)
  })
}

async function partHere(
  part: MessagePart,
  importing: Importing,
  db: Database,
): Promise<MessagePart | undefined> {
  switch (part.type) {
    case 'image': {
      if (pictureData.test(part.url)) return part
      const url = await addressHere(part.url, importing, { db })
      return url === undefined ? undefined : { ...part, url }
    }
    case 'work': {
      const workId = await importing.idOf('works', part.workId)
      return workId === undefined ? undefined : { ...part, workId: Number(workId) }
    }
    case 'document': {
      const id = await importing.idOf('documents', part.documentId)
      return id === undefined ? undefined : { ...part, documentId: Number(id) }
    }
    case 'chart':
      return chartFault(part.chart) === undefined ? part : undefined
    case 'source':
      return sourceHere(part, importing)
    case 'tool-call':
      return callHere(part)
    default:
      return part
  }
}

/** It stays in its place, as `[2]` means the second one. */
async function sourceHere(part: Part<'source'>, { idOf }: Importing): Promise<Part<'source'>> {
  const { documentId, position, place, ...rest } = part
  const url = /^https?:\/\//i.test(part.url) ? part.url : ''
  const here = documentId === undefined ? undefined : await idOf('documents', documentId)
  if (here === undefined) return { ...rest, url }
  return {
    ...rest,
    url,
    documentId: Number(here),
    ...(position === undefined ? {} : { position }),
    ...(place === undefined ? {} : { place }),
  }
}

/** What somebody once allowed elsewhere allows nothing here. */
function callHere({ consent, ...part }: Part<'tool-call'>): Part<'tool-call'> {
  if (!consent) return part
  const { state, price, reason } = consent
  if (state === 'asked') return { ...part, consent: { state: 'refused', price, reason: 'stopped' } }
  return { ...part, consent: { state, price, ...(reason ? { reason } : {}) } }
}
