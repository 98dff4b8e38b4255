// A message as it was composed, as what is sent and shown of it.
import type { MessagePart } from '@atelier/contract/message-parts'
import { CallFailure } from '../../api/call-failure.ts'
import type { AttachedFile } from '../../features/talk/composer/attaching.ts'
import type { Composed } from '../../features/talk/composer/composer-store.ts'
import type { Draft } from '../../features/talk/composer/draft-shelf.ts'

export const uploadIds = ({ pictures }: Composed): string[] =>
  pictures.flatMap(({ upload }) => (upload ? [upload.id] : []))

export function promptParts({ text, pictures }: Composed): MessagePart[] {
  const images = pictures.flatMap<MessagePart>(({ upload }) =>
    upload
      ? [
          {
            type: 'image',
            url: upload.url,
            mime: upload.mime,
            ...(upload.width && upload.height
              ? { width: upload.width, height: upload.height }
              : {}),
          },
        ]
      : [],
  )
  return text ? [{ type: 'text', text }, ...images] : images
}

type DocumentPart = Extract<MessagePart, { type: 'document' }>

/** Files that are ready, as parts of a message. */
export const documentParts = (files: readonly AttachedFile[]): DocumentPart[] =>
  files.flatMap(({ document, state }) => {
    if (!document || state !== 'ready') return []
    const { id: documentId, title, mime, bytes } = document
    return [{ type: 'document', documentId, title, mime, bytes }]
  })

export const idsOf = (documents: readonly DocumentPart[]): number[] =>
  documents.map(({ documentId }) => documentId)

/** Why it was not sent, after `lead`. */
export function reasonOf(failure: unknown, lead: string): { text: string; requestId?: string } {
  if (!(failure instanceof CallFailure)) return { text: lead }
  return {
    text: `${lead} ${failure.message}`,
    ...(failure.requestId ? { requestId: failure.requestId } : {}),
  }
}

/** What was composed, as it can be kept and put back. */
export const draftOf = ({ text, pictures }: Composed): Draft => ({
  text,
  attachments: pictures.flatMap(({ upload }) => (upload ? [upload] : [])),
})
