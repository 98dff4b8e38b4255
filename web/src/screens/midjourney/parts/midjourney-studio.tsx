import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { DrawingNotice } from '../../../features/making/drawing-notice/drawing-notice.tsx'
import { StudioFrame } from '../../../features/making/studio/studio-frame.tsx'
import { type BroughtFile, withFile } from '../../../features/making/studio/take-recipe.ts'
import { useRecipes } from '../../../features/making/studio/use-recipes.ts'
import { pageSize, useWorks } from '../../../features/making/works/queries.ts'
import { useSentWork } from '../../../features/making/works/use-sent-work.ts'
import { WorkPicker } from '../../../features/making/works/work-picker.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { late } from '../../../ui/late.ts'
import { useLibrary } from '../use-library.ts'
import { useMidjourney } from '../use-midjourney.ts'
import { BatchNote } from './batch-note.tsx'
import { MidjourneyResults } from './midjourney-results.tsx'
import { PromptTools } from './prompt-tools.tsx'
import { TimesField } from './times-field.tsx'

const Markdown = late(
  async () => (await import('../../../features/talk/markdown/markdown.tsx')).Markdown,
)
const MaskDialog = late(
  async () => (await import('../../../features/making/mask-canvas/mask-dialog.tsx')).MaskDialog,
)
const LibraryDialog = late(
  async () =>
    (await import('../../../features/making/drawing-library/library-dialog.tsx')).LibraryDialog,
)

/** Form and results beside each other. */
export function MidjourneyStudio({ models }: { models: readonly WorkModel[] }) {
  const t = useTexts('studio')
  const list = useWorks(own, { size: pageSize })
  const midjourney = useMidjourney(models)
  const { studio, times, setTimes } = midjourney
  const [sent, setSent] = useState(0)
  const { change } = studio
  const library = useLibrary(studio)

  const { use, arrive } = useRecipes(studio, { models })
  const goBy = useCallback(
    (picture: BroughtFile) => change((form) => withFile(form, picture, 'reference', models)),
    [change, models],
  )
  const edit = useCallback(
    (picture: BroughtFile) => change((form) => withFile(form, picture, 'source', models)),
    [change, models],
  )
  useSentWork(true, arrive)
  const setPrompt = useCallback(
    (prompt: string) => change((form) => ({ ...form, prompt })),
    [change],
  )
  const isDrawing = studio.settled?.task === 'draw'
  const takesWords = studio.settled?.declared.prompt !== 'none'
  const results = useMemo(
    () => ({
      list,
      models,
      toHead: sent,
      onUse: use,
      onGoBy: goBy,
      onEdit: edit,
      onPrompt: setPrompt,
    }),
    [list, models, sent, use, goBy, edit, setPrompt],
  )
  return (
    <>
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
        promptTools={takesWords && <PromptTools midjourney={midjourney} onLibrary={library.open} />}
        moreFields={isDrawing && <TimesField times={times} onTimes={setTimes} />}
        before={<BatchNote midjourney={midjourney} />}
        results={<MidjourneyResults {...results} onCase={library.take} />}
      />
      {library.tab !== null && (
        <Suspense>
          <LibraryDialog
            open
            onClose={library.close}
            tab={library.tab}
            onTab={library.show}
            type={own.type}
            prompt={studio.form.prompt}
            onPrompt={setPrompt}
            onUse={(shown) => {
              library.close()
              library.take(shown)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const own = { type: 1 } as const
