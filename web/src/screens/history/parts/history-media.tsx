// How clips and songs play among all works.
import { ClipStage } from '../../../features/making/clip-player/clip-stage.tsx'
import type { WorkMedia } from '../../../features/making/works/work-media.ts'

export const historyMedia: WorkMedia = {
  stage: ({ files }, at, name) => {
    const file = files[at]
    return file?.mime.startsWith('video/') ? <ClipStage file={file} name={name} /> : null
  },
  onPlay: (work, at, title) => {
    const file = work.files[at]
    if (!file) return
    const { url, thumbnail, durationS, about } = file
    void import('../../../features/making/player/player-store.ts').then(({ player }) =>
      player().playNow(
        [
          {
            id: `${work.id}-${at}`,
            workId: work.id,
            link: `/history?work=${work.id}`,
            url,
            title,
            artist: work.model,
            cover: thumbnail,
            durationS,
            timed: about.timed ?? [],
            lyrics: about.lyrics ?? '',
            peaks: (about.peaks ?? []).map((peak) => peak / 100),
          },
        ],
        0,
      ),
    )
  },
}
