// How clips and songs play among all works.
import { ClipStage } from '../../../features/making/clip-player/clip-stage.tsx'
import type { WorkMedia } from '../../../features/making/works/work-media.ts'
import { HistorySongs } from './history-songs.tsx'

export const historyMedia: WorkMedia = {
  stage: ({ files }, at, name) => {
    const file = files[at]
    return file?.mime.startsWith('video/') ? <ClipStage file={file} name={name} /> : null
  },
  songs: (work, does) => <HistorySongs work={work} does={does} />,
}
