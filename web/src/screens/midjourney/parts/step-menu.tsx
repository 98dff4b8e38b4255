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

const stepIcons: { readonly [Task in Step['task']]?: IconName } = {
  upscale: 'maximize',
  vary: 'sparkles',
  zoom: 'zoom-out',
  pan: 'arrow-left-right',
  reroll: 'refresh-cw',
}

/** A step from a picture with its price, as a row of a menu. */
export function StepItem({
  work,
  at,
  step,
  steps,
}: Pick<StepActions, 'work' | 'at' | 'steps'> & { step: Step }) {
  const t = useTexts('works')
  return (
    <MenuItem icon={stepIcons[step.task] ?? 'sparkles'} onSelect={() => steps.take(work, step, at)}>
      {t.withPrice({ label: steps.name(step), price: steps.price(work, step.price) })}
    </MenuItem>
  )
}

/** Everything that follows from a picture; of a grid, what needs no choice among its pictures. */
export function StepMenu({ work, at, steps, onRegion, onSlice }: StepActions) {
  const t = useTexts('midjourney')
  const model = steps.modelOf(work)
  const offered = steps.stepsOf(work).filter(({ task }) => work.tiles === 1 || task === 'reroll')
  return (
    <>
      {offered.map((step) => (
        <StepItem
          key={`${step.task} ${step.value}`}
          work={work}
          at={at}
          step={step}
          steps={steps}
        />
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
