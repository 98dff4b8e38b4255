import type { DrawingCase } from '@atelier/contract/features/making/drawing-library'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { Beginnings } from '../../../features/making/drawing-library/beginnings.tsx'
import type { ExampleType } from '../../../features/making/drawing-library/queries.ts'
import { ResultBar, useResultRows } from '../../../features/making/studio/result-bar.tsx'
import type { useWorks } from '../../../features/making/works/queries.ts'
import { WorkGallery } from '../../../features/making/works/work-gallery.tsx'
import { useLiveWorks } from '../../../features/making/works/works.ts'

type ResultsProps = {
  list: ReturnType<typeof useWorks>
  models: readonly WorkModel[]
  place: string
  onUse: (work: Work) => void
  toHead: number
  /** That of its works. */
  type: ExampleType
  onCase: (shown: DrawingCase) => void
}

/** What was made here, newest first, kept fresh as long as it is shown. */
export function Results({ list, type, onCase, ...rest }: ResultsProps) {
  useLiveWorks()
  const rowSize = useResultRows(list.works.length)
  return (
    <>
      <ResultBar count={list.works.length} />
      <WorkGallery
        usesHere
        isGrouped
        list={list}
        rowSize={rowSize}
        empty={<Beginnings type={type} onUse={onCase} />}
        {...rest}
      />
    </>
  )
}
