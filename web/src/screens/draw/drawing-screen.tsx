// What the drawing screens share: models, the form, and the results beside it.
import '../../ui/late.css'
import type { DrawingCase } from '@atelier/contract/features/making/drawing-library'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { workTypes } from '@atelier/contract/work-terms'
import { Suspense, useCallback, useState } from 'react'
import { DrawingNotice } from '../../features/making/drawing-notice/drawing-notice.tsx'
import type { Request } from '../../features/making/studio/request-form.ts'
import { StudioFrame } from '../../features/making/studio/studio-frame.tsx'
import { NoModels, StudioScreen } from '../../features/making/studio/studio-screen.tsx'
import { useRecipes } from '../../features/making/studio/use-recipes.ts'
import { type Announced, useStudio } from '../../features/making/studio/use-studio.ts'
import { withCase } from '../../features/making/studio/with-case.ts'
import { useWorkModels, type useWorks } from '../../features/making/works/queries.ts'
import { useSentWork } from '../../features/making/works/use-sent-work.ts'
import { WorkPicker } from '../../features/making/works/work-picker.tsx'
import { useWorksClient } from '../../features/making/works/works.ts'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { late } from '../../ui/late.ts'
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
  queue: (request: Request) => Promise<readonly number[]>
}

export function DrawingScreen(props: DrawingScreenProps) {
  const title = useTexts('studio')[props.type]
  const { query, models } = useWorkModels(workTypes[props.type])
  useTitle(title)
  return (
    <StudioScreen
      title={title}
      bar={<TopBar title={title} />}
      of={query}
      isEmpty={models.length === 0}
      empty={<NoModels icon="wand-sparkles" />}
    >
      <Studio {...props} models={models} />
    </StudioScreen>
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
    (request: Request, announced: Announced) => client.wish([announced], () => queue(request)),
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
  const { use, arrive } = useRecipes(studio, { models })
  useSentWork(true, arrive)
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
