import type { WorkFile } from '@atelier/contract/features/works'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { chequered } from '../../ui/chequered.ts'
import { classes } from '../../ui/classes.ts'

/** Source and result one over the other, with an edge between them that is drawn from side to side. */
export function CompareView({
  before,
  after,
  file,
}: {
  before: string
  after: string
  file: Pick<WorkFile, 'width' | 'height'>
}) {
  const t = useTexts('works')
  const [part, setPart] = useState(50)
  const ratio = (file.width ?? 1) / (file.height ?? 1)
  return (
    <div className="@container-size grid size-full place-items-center overflow-hidden p-2">
      <div
        className="relative has-focus-visible:outline-2 has-focus-visible:outline-[#fff]"
        style={{
          aspectRatio: ratio,
          // Whole, whatever the shape of the place.
          width: `min(100cqw, 100cqh * ${ratio}, ${file.width ?? 1024}px)`,
        }}
      >
        <img
          src={after}
          alt={t.after}
          className={classes(chequered, 'absolute inset-0 size-full object-cover')}
        />
        <img
          src={before}
          alt={t.before}
          className="absolute inset-0 size-full object-cover"
          style={{ clipPath: `inset(0 ${100 - part}% 0 0)` }}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 w-0.5 bg-[#fff] shadow-float"
          style={{ left: `calc(${part}% - 1px)` }}
        />
        <span className="absolute bottom-2 left-2 rounded-small bg-[#00000080] px-1.5 text-small text-[#fff]">
          {t.before}
        </span>
        <span className="absolute right-2 bottom-2 rounded-small bg-[#00000080] px-1.5 text-small text-[#fff]">
          {t.after}
        </span>
        <input
          type="range"
          min={0}
          max={100}
          value={part}
          onChange={(event) => setPart(Number(event.target.value))}
          aria-label={t.compareSlider}
          className="absolute inset-0 size-full cursor-ew-resize opacity-0"
        />
      </div>
    </div>
  )
}
