import type { SamplePicture } from '@atelier/contract/features/making/samples'
import { useEffect, useId, useRef } from 'react'
import { valueText } from '../../../i18n/field-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { Icon } from '../../../ui/icon.tsx'

type StyleFieldProps = {
  label: string
  options: readonly string[]
  value: string
  /** What the styles look like, by option; one without a picture has a sign. */
  pictures: { readonly [option: string]: SamplePicture }
  onChange: (value: string) => void
}

/** Styles by what they look like, in a row. */
export function StyleField({ label, options, value, pictures, onChange }: StyleFieldProps) {
  const t = useTexts('fields')
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  // The chosen one may lie beyond the edge when the form opens, or takes over a recipe.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another place
  useEffect(() => {
    const box = row.current
    if (!box) return undefined
    // Told once it is laid out, before it is seen: to ask now would lay out the whole form for it.
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      showChosen(box)
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [value])
  return (
    <div
      ref={row}
      role="radiogroup"
      aria-label={label}
      className="scroll-quiet relative -mx-1 flex gap-1.5 overflow-x-auto overflow-y-hidden px-1 pt-1 pb-2"
    >
      {options.map((option) => {
        const picture = pictures[option]
        return (
          <label
            key={option}
            className="group/style relative flex w-18 shrink-0 cursor-pointer flex-col gap-1 text-center text-small text-soft hover:text-text has-checked:text-text"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="absolute inset-0 z-1 cursor-pointer appearance-none opacity-0"
            />
            <span
              aria-hidden="true"
              className="relative block aspect-square overflow-hidden rounded-control bg-fill group-has-checked/style:outline-2 group-has-checked/style:outline-offset-2 group-has-checked/style:outline-accent-text group-has-focus-visible/style:outline-2 group-has-focus-visible/style:outline-offset-2 group-has-focus-visible/style:outline-focus"
            >
              {picture ? (
                <FilePicture
                  file={{ url: picture.url, thumbnail: '', blur: picture.blur }}
                  alt=""
                  lazy
                />
              ) : (
                <span className="absolute inset-0 grid place-items-center">
                  <Icon name="wand-sparkles" size={20} />
                </span>
              )}
            </span>
            <span className="line-clamp-2 leading-tight">{valueText(option, t, 'style')}</span>
          </label>
        )
      })}
    </div>
  )
}

function showChosen(box: HTMLElement): void {
  const chosen = box.querySelector('label:has(:checked)')
  if (!(chosen instanceof HTMLElement)) return
  const { offsetLeft, offsetWidth } = chosen
  const { clientWidth, scrollLeft } = box
  if (offsetLeft < scrollLeft || offsetLeft + offsetWidth > scrollLeft + clientWidth)
    box.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2
}
