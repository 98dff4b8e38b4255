import type { Demo } from '@atelier/contract/features/making/media-library'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { workTypes } from '@atelier/contract/work-terms'
import { ClipStage } from '../../../features/making/clip-player/clip-stage.tsx'
import { ResultBar, useResultRows } from '../../../features/making/studio/result-bar.tsx'
import { pageSize, useWorks } from '../../../features/making/works/queries.ts'
import { WorkGallery } from '../../../features/making/works/work-gallery.tsx'
import type { WorkMedia } from '../../../features/making/works/work-media.ts'
import { useLiveWorks } from '../../../features/making/works/works.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import type { VideoTab } from '../demo-link.ts'
import { Demos } from './demos.tsx'

type VideoResultsProps = {
  models: readonly WorkModel[]
  tab: VideoTab
  onTab: (tab: VideoTab) => void
  onUse: (work: Work) => void
  onUseDemo: (demo: Demo) => void
  toHead: number
}

/** What the controls over a clip want. */
const resultOptions = { min: 200, isAlone: true }

const own = { type: workTypes.video }

const media: WorkMedia = {
  stage: ({ files }, at, name) => {
    const file = files[at]
    return file?.mime.startsWith('video/') ? <ClipStage file={file} name={name} /> : null
  },
}

/** Own clips, newest first, and beside them demos to begin with. */
export function VideoResults(props: VideoResultsProps) {
  const { models, tab, onTab, onUse, onUseDemo, toHead } = props
  const t = useTexts('video')
  const list = useWorks(own, { size: pageSize })
  useLiveWorks()
  const rowSize = useResultRows(list.works.length, resultOptions)
  return (
    <>
      <ResultBar count={tab === 'clips' ? list.works.length : 0}>
        <Segmented
          label={t.shown}
          value={tab}
          options={[
            { value: 'clips', label: t.ownClips },
            { value: 'demos', label: t.demos },
          ]}
          onChange={onTab}
        />
      </ResultBar>
      {tab === 'demos' && (
        <div className="scroll-quiet min-h-0 flex-1 p-1">
          <Demos onUse={onUseDemo} />
        </div>
      )}
      {tab === 'clips' && (
        <WorkGallery
          usesHere
          isGrouped
          list={list}
          models={models}
          place="video"
          onUse={onUse}
          toHead={toHead}
          rowSize={rowSize}
          media={media}
          empty={
            <div className="scroll-quiet min-h-0 flex-1 p-1">
              <EmptyState icon="film" title={t.empty}>
                {t.emptyText}
              </EmptyState>
              <Demos onUse={onUseDemo} title={t.emptyDemos} />
            </div>
          }
        />
      )}
    </>
  )
}
