import type { WorkFile } from '@atelier/contract/features/making/works'
import type { SongLineProps } from './song-line.tsx'
import { WorkSong } from './work-song.tsx'

type Played = {
  id: number
  model: string
  files: readonly WorkFile[]
  /** False for an own work that nobody else sees: the title in the player leads to it among one's works. */
  isPublic?: boolean
}

/** What a gallery says of a published song beside how it sounds. */
type PublishedRow = { name: string; link: NonNullable<SongLineProps['link']> } & Pick<
  SongLineProps,
  'mark' | 'line' | 'actions'
>

/** The songs of a published work, one row each; what is said of the work stands in the first. */
export const publishedSongs = ({ isPublic, ...work }: Played, row: PublishedRow) => {
  const { name, mark, line, link, actions } = row
  const played = {
    ...work,
    name,
    ...(isPublic === false ? { link: `/history?work=${work.id}` } : {}),
  }
  return work.files.map((file, at) => (
    <WorkSong
      key={file.id}
      work={played}
      file={file}
      title={work.files.length === 1 ? name : file.about.title || name}
      style={file.about.style ?? ''}
      line={line}
      link={link}
      mark={at === 0 && mark}
      actions={at === 0 && actions}
    />
  ))
}
