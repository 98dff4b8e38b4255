// What follows from the open picture, by task; of a grid, for the picture that is chosen.
import '../../../ui/late.css'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { canSlice, canVaryRegion, type Step } from '../next-steps.ts'
import type { StepActions } from './step-menu.tsx'

export function StepPanel({ work, at, steps, onRegion, onSlice }: StepActions) {
  const t = useTexts('midjourney')
  const fields = useTexts('fields')
  const [tile, setTile] = useState(1)
  const model = steps.modelOf(work)
  const offered = steps.stepsOf(work)
  const hasRegion = model !== undefined && canVaryRegion(work, model)
  if (offered.length === 0 && !hasRegion && !canSlice(work)) return null
  const index = work.tiles > 1 ? tile - 1 : at
  const tasks = [...new Set(offered.map(({ task }) => task))]
  const takes = (step: Step) => steps.take(work, step, index)
  const several = tasks.filter((task) => offered.filter((step) => step.task === task).length > 1)
  const single = offered.filter(({ task }) => !several.includes(task))
  const tiles = Array.from({ length: work.tiles }, (_, place) => String(place + 1))
  return (
    <section aria-label={t.next} className="flex flex-col gap-3 border-y border-line py-3">
      {work.tiles > 1 && (
        <div className="flex items-center gap-3">
          <span className="shrink-0 text-soft">{t.tile}</span>
          <Segmented
            wide
            label={t.tile}
            value={String(tile)}
            options={tiles.map((value) => ({ value, label: value }))}
            onChange={(value) => setTile(Number(value))}
          />
        </div>
      )}
      {several.map((task) => {
        const own = offered.filter((step) => step.task === task)
        return (
          <div key={task} className="flex flex-wrap items-center gap-1.5">
            <h3 className="figures w-full text-small text-soft">
              {fields.tasks[task]} · {steps.price(work, own[0]?.price ?? 0)}
            </h3>
            {own.map((step) => (
              <Button
                key={step.value}
                size="small"
                aria-label={`${steps.name(step)} · ${steps.price(work, step.price)}`}
                onClick={() => takes(step)}
              >
                {steps.valueName(step)}
              </Button>
            ))}
          </div>
        )
      })}
      <div className="flex flex-wrap gap-1.5">
        {single.map((step) => (
          <Button key={step.task} size="small" className="figures" onClick={() => takes(step)}>
            {`${steps.name(step)} · ${steps.price(work, step.price)}`}
          </Button>
        ))}
        {hasRegion && (
          <Button size="small" icon="brush" onClick={() => onRegion(work, at)}>
            {t.region}
          </Button>
        )}
        {canSlice(work) && (
          <Button size="small" icon="square-dashed" onClick={() => onSlice(work)}>
            {t.slice}
          </Button>
        )}
      </div>
    </section>
  )
}
