import type { Demo } from '@atelier/contract/features/making/media-library'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { kindOfType, type WorkType } from '@atelier/contract/work-terms'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { StudioFrame } from '../../../features/making/studio/studio-frame.tsx'
import { withRecipe } from '../../../features/making/studio/take-recipe.ts'
import { useRecipes } from '../../../features/making/studio/use-recipes.ts'
import { useSentWork } from '../../../features/making/works/use-sent-work.ts'
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
  // Of what is no clip only the words are taken.
  const saidOf = useCallback(
    ({ type }: { type: WorkType }) => (kindOfType(type) === 'video' ? undefined : video.wordsTaken),
    [video],
  )
  const { use, arrive } = useRecipes(studio, { models, offered, saidOf, saysNoRoom: true })
  const useDemo = useCallback(
    (demo: Demo) => {
      change((form) => withRecipe(form, recipeOfDemo(demo, models), models, null, offered))
      toast(t.recipeTaken, { key: 'recipe' })
      show('clips')
    },
    [change, models, t, show],
  )
  useSentWork(true, arrive)
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
