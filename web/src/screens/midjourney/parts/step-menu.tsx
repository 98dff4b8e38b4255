import '../../../ui/late.css'
import type { Work } from '@atelier/contract/features/making/works'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { IconName } from '../../../ui/icon-names.ts'
import { MenuItem } from '../../../ui/menu-item.tsx'
import { canSlice, canVaryRegion, type Step } from '../next-steps.ts'
import type { Steps } from '../use-steps.ts'

export type StepActions = {
  work: Work
  /** Which of its files is meant. */
  at: number
  steps: Steps
  onRegion: (work: Work, at: number) => void
  onSlice: (work: Work) => void
}

export const stepIcons: { readonly [Task in Step['task']]?: IconName } = {
  upscale: 'maximize',
  vary: 'sparkles',
  zoom: 'zoom-out',
  pan: 'arrow-left-right',
  reroll: 'refresh-cw',
}

/** Everything that follows from a picture; of a grid, what needs no choice among its pictures. */
export function StepMenu({ work, at, steps, onRegion, onSlice }: StepActions) {
  const t = useTexts('midjourney')
  const works = useTexts('works')
  const model = steps.modelOf(work)
  const offered = steps.stepsOf(work).filter(({ task }) => work.tiles === 1 || task === 'reroll')
  return (
    <>
      {offered.map((step) => (
        <MenuItem
          key={`${step.task} ${step.value}`}
          icon={stepIcons[step.task] ?? 'sparkles'}
          onSelect={() => steps.take(work, step, at)}
        >
          {works.withPrice({ label: steps.name(step), price: steps.price(work, step.price) })}
        </MenuItem>
      ))}
      {model && canVaryRegion(work, model) && (
        <MenuItem icon="brush" onSelect={() => onRegion(work, at)}>
          {t.region}
        </MenuItem>
      )}
      {canSlice(work) && (
        <MenuItem icon="square-dashed" onSelect={() => onSlice(work)}>
          {t.slice}
        </MenuItem>
      )}
    </>
  )
}
