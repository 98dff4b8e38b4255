// What the drawing screens share: models, the form, and the results beside it.
import { Query } from '../../ui/query.tsx'
import '../../ui/late.css'
import type { DrawingCase } from '@atelier/contract/features/making/drawing-library'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { workTypes } from '@atelier/contract/work-terms'
import { Suspense, useCallback, useLayoutEffect, useState } from 'react'
import { DrawingNotice } from '../../features/making/drawing-notice/drawing-notice.tsx'
import type { Wish } from '../../features/making/studio/request-form.ts'
import { StudioFrame } from '../../features/making/studio/studio-frame.tsx'
import { withFile, withRecipe } from '../../features/making/studio/take-recipe.ts'
import { type Announced, useStudio } from '../../features/making/studio/use-studio.ts'
import { withCase } from '../../features/making/studio/with-case.ts'
import { useWorkModels, type useWorks } from '../../features/making/works/queries.ts'
import { type SentWork, useSentWork } from '../../features/making/works/use-sent-work.ts'
import { WorkPicker } from '../../features/making/works/work-picker.tsx'
import { useWorksClient } from '../../features/making/works/works.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { late } from '../../ui/late.ts'
import { GallerySkeleton } from '../../ui/masonry/gallery-skeleton.tsx'
import { toast } from '../../ui/toast-manager.ts'
import { Results } from './parts/results.tsx'

const Markdown = late(
  async () => (await import('../../features/talk/markdown/markdown.tsx')).Markdown,
)
const MaskDialog = late(
  async () => (await import('../../features/making/mask-canvas/mask-dialog.tsx')).MaskDialog,
)

type DrawingScreenProps = {
  type: 'draw' | 'sd3'
  list: ReturnType<typeof useWorks>
  /** Queues a wish; resolves with the numbers of its works. */
  queue: (wish: Wish) => Promise<readonly number[]>
}

export function DrawingScreen(props: DrawingScreenProps) {
  const t = useTexts('studio')
  const title = t[props.type]
  const { query, models } = useWorkModels(workTypes[props.type])
  useLayoutEffect(() => {
    // Until then the frame that the server sent has the prompt.
    if (!query.isPending) releaseBootFrame()
  }, [query.isPending])
  useTitle(title)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TopBar title={title} />
      <h1 className="sr-only max-lg:hidden">{title}</h1>
      <Query
        of={query}
        waiting={<GallerySkeleton />}
        isEmpty={models.length === 0}
        empty={
          <EmptyState icon="wand-sparkles" title={t.noModels}>
            {t.noModelsText}
          </EmptyState>
        }
      >
        <Studio {...props} models={models} />
      </Query>
    </div>
  )
}

function Studio({
  type,
  list,
  queue,
  models,
}: DrawingScreenProps & { models: readonly WorkModel[] }) {
  const t = useTexts('studio')
  const client = useWorksClient()
  const [sent, setSent] = useState(0)
  const send = useCallback(
    (wish: Wish, announced: Announced) => client.wish([announced], () => queue(wish)),
    [client, queue],
  )
  const studio = useStudio({ type, models, send })
  const { change, settled } = studio
  const library = useTexts('drawingLibrary')
  const takeCase = (shown: DrawingCase) => {
    if (!settled) return
    change((form) => withCase(form, shown, settled.model))
    toast(library.caseTaken, { key: 'recipe' })
  }
  const use = useCallback(
    (work: SentWork['work'], originId: number | null = null) => {
      change((form) => withRecipe(form, work, models, originId))
      const isThere = models.some(({ id }) => id === work.modelId)
      toast(isThere ? t.recipeTaken : t.modelGone({ name: work.model }), { key: 'recipe' })
    },
    [change, models, t],
  )
  useSentWork(true, (arrived) => {
    if (!arrived) return toast(t.sentGone, { kind: 'failure' })
    const { work, file, as, originId } = arrived
    if (!file) return use(work, originId)
    change((form) => withFile(form, { ...file, name: work.prompt }, as, models))
  })
  return (
    <StudioFrame
      notice={<DrawingNotice Words={Markdown} />}
      studio={studio}
      models={models}
      onSent={() => setSent((count) => count + 1)}
      pickWork={(props) => <WorkPicker {...props} />}
      drawMask={(props) => (
        <Suspense>
          <MaskDialog title={t.drawMask} {...props} />
        </Suspense>
      )}
      results={
        <Results
          list={list}
          models={models}
          place={type}
          onUse={use}
          toHead={sent}
          type={workTypes[type]}
          onCase={takeCase}
        />
      }
    />
  )
}
