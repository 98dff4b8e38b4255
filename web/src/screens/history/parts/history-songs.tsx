// The songs and stems of a work among all works, one row each.
import type { Work, WorkFile } from '@atelier/contract/features/making/works'
import { workStates } from '@atelier/contract/work-terms'
import type { ReactNode } from 'react'
import { WorkSong } from '../../../features/making/player/work-song.tsx'
import { songStyle } from '../../../features/making/songs/song.ts'
import { WorkLine } from '../../../features/making/works/work-line.tsx'
import { useWorkLinks } from '../../../features/making/works/work-link.ts'
import type { SongsDoing } from '../../../features/making/works/work-media.ts'
import { useFileTitle, useWorkName } from '../../../features/making/works/work-name.ts'
import { useFormats } from '../../../i18n/formats.ts'

export function HistorySongs({ work, does }: { work: Work; does: SongsDoing }) {
  if (work.status !== workStates.done) return <WorkLine work={work} {...does} />
  return work.files.map((file, at) => (
    <Song
      key={file.id}
      work={work}
      file={file}
      at={at}
      actions={at === 0 ? does.actions : undefined}
    />
  ))
}

type SongProps = { work: Work; file: WorkFile; at: number; actions: (() => ReactNode) | undefined }

function Song({ work, file, at, actions }: SongProps) {
  const { ago } = useFormats()
  const title = useFileTitle()(work, file)
  const name = useWorkName()(work)
  const links = useWorkLinks()
  const style = songStyle(work, at)
  const played = {
    id: work.id,
    name: work.files.length === 1 ? title : name,
    model: work.model,
    files: work.files,
    link: `/history?work=${work.id}`,
  }
  return (
    <WorkSong
      work={played}
      file={file}
      title={title}
      line={[style || work.model, ago(work.createdAt)].join(' · ')}
      style={style}
      link={{
        href: links.to(work.id, at),
        onClick: (event) => links.open(event, work.id, at),
      }}
      actions={actions?.()}
    />
  )
}
