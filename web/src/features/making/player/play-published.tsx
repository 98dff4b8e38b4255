import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { PlayWorkButton } from './play-work-button.tsx'

type Played = Pick<PublishedWork, 'id' | 'model' | 'files'> & { isPublic?: boolean }

/** The play button of a published work; of one's own that nobody else sees the title leads to it among one's works. */
export const playPublished = ({ id, model, files, isPublic }: Played, name: string) => (
  <PlayWorkButton
    work={{
      id,
      name,
      model,
      files,
      ...(isPublic === false ? { link: `/history?work=${id}` } : {}),
    }}
  />
)
