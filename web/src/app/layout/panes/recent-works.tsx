import '../../../ui/late.css'
import type { Work } from '@atelier/contract/features/making/works'
import { isUnderWay, kindOfType, workStates, workTypeName } from '@atelier/contract/work-terms'
import { useEffect } from 'react'
import { useWorks } from '../../../features/making/works/queries.ts'
import { useWorkName } from '../../../features/making/works/work-name.ts'
import { isPlaceholder } from '../../../features/making/works/work-pages.ts'
import { useLiveWorks } from '../../../features/making/works/works.ts'
import { kindIcons } from '../../../features/showing/gallery/kind-icons.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FileFace } from '../../../ui/file-face.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { linkToWork } from '../../tasks/work-tasks.ts'
import { PaneRow } from './pane-row.tsx'
import { PaneSection } from './pane-section.tsx'
import { worksShown } from './works-shown.ts'

const max = 24

/** What was made last, each opened where its kind is made. */
export function RecentWorks() {
  const t = useTexts('works')
  const nameOf = useWorkName()
  const { works, query } = useWorks({})
  useLiveWorks()
  const isKnown = query.data !== undefined
  useEffect(() => {
    if (isKnown && worksShown.get() !== works.length > 0) worksShown.set(works.length > 0)
  }, [isKnown, works.length])
  const shown = works.filter((work) => !isPlaceholder(work)).slice(0, max)
  if (shown.length === 0) return null
  return (
    <PaneSection title={t.recent}>
      {shown.map((work) => (
        <PaneRow key={work.id} to={linkToWork(work)} face={<Face work={work} />}>
          {nameOf(work)}
        </PaneRow>
      ))}
    </PaneSection>
  )
}

function Face({ work }: { work: Work }) {
  const { type, status, files } = work
  const [file] = files
  const kind = kindOfType(type)
  const isDrawn = file && status === workStates.done && (kind === 'image' || kind === 'video')
  const icon = status > workStates.done ? 'circle-alert' : kindIcons[workTypeName(type) ?? 'draw']
  return (
    <span className="relative grid size-6 shrink-0 place-items-center overflow-hidden rounded-small bg-fill">
      {isDrawn && <FileFace lazy small file={file} alt="" />}
      {!isDrawn && (isUnderWay(status) ? <Spinner size={16} /> : <Icon name={icon} size={16} />)}
    </span>
  )
}
