import { type ReactNode, useMemo } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useIsPhone } from '../../../lib/media.ts'
import { defineStored } from '../../../lib/storage/define-stored.ts'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LineSlider } from '../../../ui/line-slider.tsx'
import { maxResultStep, type ResultRows, resultRows } from './result-size.ts'

const keptSize = defineStored<number>('studio-result-size', { default: 1, expiresAfterS: null })

type ResultSizeOptions = {
  /** How high a result has to be for the buttons over it. */
  min?: number
  /** On a phone each is as wide as that. */
  isAlone?: boolean
}

/** The rows of `count` results; the same object as long as they are the same. */
export function useResultRows(count: number, options: ResultSizeOptions = {}): ResultRows {
  const step = useStored(keptSize)
  const isPhone = useIsPhone()
  const { min = 0, isAlone = false } = options
  const { target, maxLast } = resultRows({ step, count, isPhone, min, isAlone })
  return useMemo(() => ({ target, maxLast }), [target, maxLast])
}

/** Above results, where there is room: how large they are; at its start what else the screen has. */
export function ResultBar({ count, children }: { count: number; children?: ReactNode }) {
  const t = useTexts('studio')
  const isPhone = useIsPhone()
  const step = useStored(keptSize)
  const hasSize = !isPhone && count > 0
  if (!hasSize && !children) return null
  const max = maxResultStep
  return (
    <div className="flex min-h-11 shrink-0 items-center gap-3 px-3 pt-2 sm:px-4">
      {children}
      {hasSize && (
        <span className="ml-auto flex w-36 items-center gap-2 text-soft">
          <Icon name="image" size={16} className="size-3!" />
          <LineSlider
            label={t.resultSize}
            value={Math.min(max, Math.max(0, step))}
            max={max}
            step={1}
            leap={2}
            valueText={(value) => t.resultSizeOf({ n: Math.round(value) + 1, of: max + 1 })}
            onChange={(value) => keptSize.set(Math.round(value))}
            className="min-w-0 flex-1"
          />
          <Icon name="image" size={20} />
        </span>
      )}
    </div>
  )
}
