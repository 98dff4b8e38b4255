import '../../../ui/late.css'
import type { Work } from '@atelier/contract/features/making/works'
import { useTexts } from '../../../i18n/use-texts.ts'
import { placesOf, type Step } from '../next-steps.ts'
import type { Steps } from '../use-steps.ts'

/** Of one row, in px, with what is between rows. */
const rowHeight = 44

/** The rows that a grid has: each of its pictures larger, and each varied. */
const rowsOf = (steps: readonly Step[]) =>
  (['upscale', 'vary'] as const).flatMap((task) => steps.find((step) => step.task === task) ?? [])

/** U1 to U4 and V1 to V4. */
export function TileButtons({ work, steps }: { work: Work; steps: Steps }) {
  const t = useTexts('midjourney')
  const places = Array.from({ length: placesOf(work) }, (_, at) => at)
  return (
    <div className="flex flex-col">
      {rowsOf(steps.stepsOf(work)).map((step) => {
        const isUpscale = step.task === 'upscale'
        return (
          <div key={step.task} className="flex items-center gap-1" style={{ height: rowHeight }}>
            {places.map((at) => {
              const told = { n: at + 1, price: steps.price(work, step.price) }
              const short = `${isUpscale ? t.upscaleShort : t.varyShort}${at + 1}`
              const label = `${short}: ${isUpscale ? t.upscaleTile(told) : t.varyTile(told)}`
              return (
                <button
                  key={at}
                  type="button"
                  aria-label={label}
                  data-tooltip={label}
                  onClick={() => steps.take(work, step, at)}
                  className="figures touch-target h-9 min-w-0 flex-1 rounded-control bg-fill-strong font-medium hover:opacity-80 group-hover/card:bg-[#ffffff2e] group-focus-within/card:bg-[#ffffff2e]"
                >
                  {short}
                </button>
              )
            })}
          </div>
        )
      })}
    </div>
  )
}
