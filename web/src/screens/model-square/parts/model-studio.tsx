// The studio of one model, in the place of its page.

import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { workTypes } from '@atelier/contract/work-terms'
import { Suspense, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '../../../api/call.ts'
import type { Request } from '../../../features/making/studio/request-form.ts'
import { ResultBar, useResultRows } from '../../../features/making/studio/result-bar.tsx'
import { StudioFrame } from '../../../features/making/studio/studio-frame.tsx'
import { useRecipes } from '../../../features/making/studio/use-recipes.ts'
import { type Announced, useStudio } from '../../../features/making/studio/use-studio.ts'
import { pageSize, useWorks } from '../../../features/making/works/queries.ts'
import { useSentWork } from '../../../features/making/works/use-sent-work.ts'
import { WorkGallery } from '../../../features/making/works/work-gallery.tsx'
import { WorkPicker } from '../../../features/making/works/work-picker.tsx'
import { useLiveWorks, useWorksClient } from '../../../features/making/works/works.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { late } from '../../../ui/late.ts'
import { searchWith } from '../square-filter.ts'

const MaskDialog = late(
  async () => (await import('../../../features/making/mask-canvas/mask-dialog.tsx')).MaskDialog,
)

const queue = async (request: Request) =>
  (await call('queue.draw', request, { shownInPlace: true })).ids

export function ModelStudio({ model }: { model: WorkModel }) {
  const t = useTexts('modelSquare')
  const texts = useTexts('studio')
  const { search } = useLocation()
  const client = useWorksClient()
  const [sent, setSent] = useState(0)
  const models = useMemo(() => [model], [model])
  const send = useCallback(
    (request: Request, announced: Announced) => client.wish([announced], () => queue(request)),
    [client],
  )
  const studio = useStudio({ type: 'square', models, send })
  const { change } = studio
  useLayoutEffect(() => change((form) => ({ ...form, modelId: model.id })), [change, model.id])
  const { use, arrive } = useRecipes(studio, { models, by: model.id })
  useSentWork(true, arrive)
  return (
    <StudioFrame
      studio={studio}
      models={models}
      head={
        <div className="-my-1 flex flex-col">
          <Link
            to={{ search: searchWith(search, { try: '', work: '', at: '' }) }}
            className="touch-target -ml-1 flex items-center gap-1 self-start rounded-control pr-2 text-small text-soft hover:text-text"
          >
            <Icon name="chevron-left" size={16} />
            {t.close}
          </Link>
          <h1 className="sr-only">{model.name}</h1>
        </div>
      }
      onSent={() => setSent((count) => count + 1)}
      pickWork={(props) => <WorkPicker {...props} />}
      drawMask={(props) => (
        <Suspense>
          <MaskDialog title={texts.drawMask} {...props} />
        </Suspense>
      )}
      results={<Results model={model} onUse={use} toHead={sent} />}
    />
  )
}

type ResultsProps = {
  model: WorkModel
  onUse: (work: Work) => void
  toHead: number
}

/** What was made with this very model, newest first. */
function Results({ model, ...rest }: ResultsProps) {
  const t = useTexts('works')
  const own = useMemo(() => ({ type: workTypes.square, modelId: model.id }), [model.id])
  const models = useMemo(() => [model], [model])
  const list = useWorks(own, { size: pageSize })
  const rowSize = useResultRows(list.works.length)
  useLiveWorks()
  return (
    <>
      <ResultBar count={list.works.length} />
      <WorkGallery
        usesHere
        isGrouped
        list={list}
        rowSize={rowSize}
        models={models}
        place={`model ${model.id}`}
        empty={
          <EmptyState alone icon="image" title={t.emptyResults}>
            {t.emptyResultsText}
          </EmptyState>
        }
        {...rest}
      />
    </>
  )
}
