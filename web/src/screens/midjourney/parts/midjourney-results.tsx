import type { DrawingCase } from '@atelier/contract/features/making/drawing-library'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { workTypes } from '@atelier/contract/work-terms'
import { Suspense, useMemo, useState } from 'react'
import { Beginnings } from '../../../features/making/drawing-library/beginnings.tsx'
import { ResultBar, useResultRows } from '../../../features/making/studio/result-bar.tsx'
import type { BroughtFile } from '../../../features/making/studio/take-recipe.ts'
import type { useWorks } from '../../../features/making/works/queries.ts'
import type { WorkExtras } from '../../../features/making/works/work-extras.ts'
import { WorkGallery } from '../../../features/making/works/work-gallery.tsx'
import { useOpenWork } from '../../../features/making/works/work-link.ts'
import { useLiveWorks } from '../../../features/making/works/works.ts'
import { late } from '../../../ui/late.ts'
import { placesOf } from '../next-steps.ts'
import { useSteps } from '../use-steps.ts'

const StepMenu = late(async () => (await import('./step-menu.tsx')).StepMenu)
const TileButtons = late(async () => (await import('./tile-buttons.tsx')).TileButtons)
const StepPanel = late(async () => (await import('./step-panel.tsx')).StepPanel)
const TileMenus = late(async () => (await import('./tile-menus.tsx')).TileMenus)
const RegionDialog = late(async () => (await import('./region-dialog.tsx')).RegionDialog)
const SliceDialog = late(async () => (await import('./slice-dialog.tsx')).SliceDialog)

/** What the buttons of a grid want. */
const resultOptions = { min: 300, isAlone: true }

type MidjourneyResultsProps = {
  list: ReturnType<typeof useWorks>
  models: readonly WorkModel[]
  toHead: number
  onUse: (work: Work) => void
  onGoBy: (picture: BroughtFile) => void
  onEdit: (picture: BroughtFile) => void
  onPrompt: (prompt: string) => void
  onCase: (shown: DrawingCase) => void
}

/** What was made here, newest first, with all that can follow from it. */
export function MidjourneyResults(props: MidjourneyResultsProps) {
  const { list, models, toHead, onUse, onGoBy, onEdit, onPrompt, onCase } = props
  const { close } = useOpenWork()
  const steps = useSteps(models)
  const [region, setRegion] = useState<{ work: Work; at: number }>()
  const [sliced, setSliced] = useState<Work>()
  useLiveWorks()
  const rowSize = useResultRows(list.works.length, resultOptions)

  const extras = useMemo((): WorkExtras => {
    const more = {
      onRegion: (work: Work, at: number) => setRegion({ work, at }),
      onSlice: setSliced,
    }
    return {
      card: (work) =>
        placesOf(work) > 1 ? (
          <Suspense>
            <TileButtons work={work} steps={steps} />
          </Suspense>
        ) : null,
      touched: (work) =>
        placesOf(work) > 1 ? (
          <Suspense>
            <TileMenus work={work} steps={steps} onEdit={onEdit} />
          </Suspense>
        ) : null,
      menu: (work, at) => (
        <Suspense>
          <StepMenu work={work} at={at} steps={steps} {...more} />
        </Suspense>
      ),
      panel: (work, at) => (
        <Suspense>
          <StepPanel key={work.id} work={work} at={at} steps={steps} {...more} />
        </Suspense>
      ),
      onText: (_work, text) => onPrompt(text),
    }
  }, [steps, onEdit, onPrompt])
  return (
    <>
      <ResultBar count={list.works.length} />
      <WorkGallery
        usesHere
        isGrouped
        empty={<Beginnings type={workTypes.midjourney} onUse={onCase} />}
        list={list}
        models={models}
        place="midjourney"
        onUse={onUse}
        toHead={toHead}
        rowSize={rowSize}
        extras={extras}
      />
      {region && (
        <Suspense>
          <RegionDialog
            {...region}
            steps={steps}
            onClose={() => setRegion(undefined)}
            onDone={() => {
              setRegion(undefined)
              close()
            }}
          />
        </Suspense>
      )}
      {sliced && (
        <Suspense>
          <SliceDialog
            work={sliced}
            onClose={() => setSliced(undefined)}
            onGoBy={(picture) => {
              setSliced(undefined)
              close()
              onGoBy(picture)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
