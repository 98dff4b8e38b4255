import '../../../ui/late.css'
import type { MessagePart } from '@atelier/contract/message-parts'
import { Icon } from '../../../ui/icon.tsx'
import { useMessageMeans } from './message-means.ts'

type DocumentPart = Extract<MessagePart, { type: 'document' }>

const chip =
  'flex h-9 max-w-full items-center gap-2 rounded-control border border-line px-3 text-tool touch-target'

/** The files that went along with a message. */
export function DocumentChips({ documents }: { documents: readonly DocumentPart[] }) {
  const { openPassage } = useMessageMeans()
  return (
    <ul className="mb-2 flex max-w-full flex-wrap justify-end gap-2">
      {documents.map(({ documentId, title }) => (
        <li key={documentId} className="max-w-80 min-w-0">
          {openPassage ? (
            <button
              type="button"
              className={`${chip} transition-[background-color] hover:bg-fill`}
              onClick={() => openPassage({ documentId, title, position: 0 })}
            >
              <Icon name="file-text" size={16} />
              <span className="truncate">{title}</span>
            </button>
          ) : (
            <span className={chip}>
              <Icon name="file-text" size={16} />
              <span className="truncate">{title}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
