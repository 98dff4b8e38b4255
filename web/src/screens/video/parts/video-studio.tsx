import type { Demo } from '@atelier/contract/features/making/media-library'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { kindOfType } from '@atelier/contract/work-terms'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { StudioFrame } from '../../../features/making/studio/studio-frame.tsx'
import { withFile, withRecipe } from '../../../features/making/studio/take-recipe.ts'
import { type SentWork, useSentWork } from '../../../features/making/works/use-sent-work.ts'
import { WorkPicker } from '../../../features/making/works/work-picker.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { searchWithTab, tabIn } from '../demo-link.ts'
import { recipeOfDemo } from '../demo-recipe.ts'
import { offered, useFilming } from '../use-filming.ts'
import { VideoResults } from './video-results.tsx'

/** Form and results beside each other. */
export function VideoStudio({ models }: { models: readonly WorkModel[] }) {
  const t = useTexts('studio')
  const video = useTexts('video')
  const navigate = useNavigate()
  const { search } = useLocation()
  const studio = useFilming(models)
  const [sent, setSent] = useState(0)
  const { change } = studio
  const show = useCallback(
    (tab: 'clips' | 'demos') =>
      void navigate(
        { search: searchWithTab(location.search, tab) },
        { replace: true, preventScrollReset: true },
      ),
    [navigate],
  )
  const use = useCallback(
    (work: SentWork['work'], originId: number | null = null) => {
      change((form) => withRecipe(form, work, models, originId, offered))
      const isThere = models.some(({ id }) => id === work.modelId)
      const isClip = kindOfType(work.type) === 'video'
      toast(
        !isClip ? video.wordsTaken : isThere ? t.recipeTaken : t.modelGone({ name: work.model }),
        { key: 'recipe' },
      )
    },
    [change, models, t, video],
  )
  const useDemo = useCallback(
    (demo: Demo) => {
      change((form) => withRecipe(form, recipeOfDemo(demo, models), models, null, offered))
      toast(t.recipeTaken, { key: 'recipe' })
      show('clips')
    },
    [change, models, t, show],
  )
  useSentWork(true, (arrived) => {
    if (!arrived) return toast(t.sentGone, { kind: 'failure' })
    const { work, file, as, originId } = arrived
    if (!file) return use(work, originId)
    const brought = { ...file, name: work.prompt }
    let isTaken = false
    change((form) => {
      const next = withFile(form, brought, as, models, offered)
      isTaken = next !== form
      return next
    })
    if (!isTaken) toast(t.noRoom, { kind: 'failure' })
  })
  return (
    <StudioFrame
      studio={studio}
      models={models}
      onSent={() => {
        setSent((count) => count + 1)
        show('clips')
      }}
      pickWork={(props) => <WorkPicker {...props} />}
      results={
        <VideoResults
          models={models}
          tab={tabIn(search)}
          onTab={show}
          onUse={use}
          onUseDemo={useDemo}
          toHead={sent}
        />
      }
    />
  )
}
