import type { Entry } from '@atelier/contract/features/talk/chatlog'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { late } from '../../../ui/late.ts'
import { isLong } from './long-text.ts'
import { MessagePicture } from './message-picture.tsx'

const DocumentChips = late(async () => (await import('./document-chips.tsx')).DocumentChips)

type AskedPartsProps = {
  entry: Entry
  /** Something in it is being looked for, so it must not be folded. */
  unfolded: boolean
}

/** What somebody wrote, and the pictures that went along. Stands in a column whose items are at its end. */
export function AskedParts({ entry, unfolded }: AskedPartsProps) {
  const pictures = entry.parts.filter((part) => part.type === 'image')
  const documents = entry.parts.filter((part) => part.type === 'document')
  return (
    <>
      {documents.length > 0 && (
        <Suspense fallback={<div className="mb-2 h-9" />}>
          <DocumentChips documents={documents} />
        </Suspense>
      )}
      {pictures.length > 0 && (
        <div className="mb-2 flex flex-wrap justify-end gap-2">
          {pictures.map((picture) => (
            <MessagePicture key={picture.url} picture={picture} small />
          ))}
        </div>
      )}
      {entry.text && <Words text={entry.text} unfolded={unfolded} />}
    </>
  )
}

function Words({ text, unfolded }: { text: string; unfolded: boolean }) {
  const t = useTexts('chat')
  const [wanted, setWanted] = useState(false)
  const long = isLong(text)
  const folded = long && !wanted && !unfolded
  return (
    <div className="reading max-w-[min(85%,640px)] rounded-composer bg-bubble px-4 py-2.5 max-sm:max-w-[92%]">
      <div
        data-words=""
        dir="auto"
        className={classes(
          'whitespace-pre-wrap',
          folded && 'max-h-65 overflow-hidden mask-b-from-70%',
        )}
      >
        {text}
      </div>
      {long && !unfolded && (
        <Button
          kind="quiet"
          size="small"
          icon={folded ? 'chevron-down' : 'chevron-up'}
          className="mt-1 -ml-2 px-2!"
          aria-expanded={!folded}
          onClick={() => setWanted(folded)}
        >
          {folded ? t.showAll : t.showLess}
        </Button>
      )}
    </div>
  )
}
