import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { createContext, useContext } from 'react'
import { useMessageMeans } from '../../../features/talk/messages/message-means.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SharedFiles } from './shared-files.tsx'

/** Works that the link brings along. */
export const SharedWorksContext = createContext<readonly PublishedWork[]>([])

/** Works that were drawn in the conversation. */
export function SharedWorks({ ids }: { ids: readonly number[] }) {
  const t = useTexts('share')
  const { enlarge } = useMessageMeans()
  const works = useContext(SharedWorksContext)
  return ids.map((id) => {
    const work = works.find((each) => each.id === id)
    return work ? (
      <figure key={id} className="my-3">
        <SharedFiles work={work} onEnlarge={enlarge} />
        <figcaption className="mt-1.5 text-small text-faint">{work.model}</figcaption>
      </figure>
    ) : (
      <p
        key={id}
        className="my-3 flex items-center gap-2 rounded-card bg-fill px-3 py-2.5 text-soft"
      >
        <Icon name="image" size={16} />
        {t.workGone}
      </p>
    )
  })
}
