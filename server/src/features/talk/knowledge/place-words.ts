// Where a passage stands, in words for models: engines say it to people in their own language.
import type { MessagePart } from '@atelier/contract/message-parts'

type PassagePlace = NonNullable<Extract<MessagePart, { type: 'source' }>['place']>

/** Empty where nothing is known. */
export function placeWords({ page, headings = [], lines }: PassagePlace): string {
  const parts = [
    ...(page === undefined ? [] : [`p. ${page}`]),
    ...(headings.length ? [headings.join(' › ')] : []),
    ...(lines ? [lines[0] === lines[1] ? `line ${lines[0]}` : `lines ${lines.join('–')}`] : []),
  ]
  return parts.join(', ')
}
