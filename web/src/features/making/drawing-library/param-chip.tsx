import type { ParamEntry } from '@atelier/contract/features/making/drawing-library'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Colours beside each other, in a round. */
function Swatch({ colours }: { colours: readonly string[] }) {
  if (colours.length === 0) return null
  const part = 100 / colours.length
  const stops = colours.map((colour, at) => `${colour} ${at * part}% ${(at + 1) * part}%`)
  return (
    <span
      aria-hidden="true"
      style={{ background: `linear-gradient(135deg, ${stops.join(', ')})` }}
      className="size-4 shrink-0 rounded-full border border-line-control"
    />
  )
}

type ParamChipProps = {
  entry: ParamEntry
  isChosen: boolean
  /** The words under the name: for those who read another language than the prompt's. */
  withWords: boolean
  onPress: () => void
}

/** An entry to put into the prompt, or to take out of it. */
export function ParamChip({ entry, isChosen, withWords, onPress }: ParamChipProps) {
  const { name, prompt, swatch } = entry
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={classes(
        'touch-target inline-flex min-h-9 max-w-full items-center gap-2 rounded-control border px-3 py-1.5 text-left transition-[background-color,border-color]',
        isChosen
          ? 'border-accent-text bg-fill-strong'
          : 'border-line bg-surface hover:border-line-control hover:bg-fill',
      )}
    >
      {isChosen ? (
        <Icon name="check" size={16} className="text-accent-text" />
      ) : (
        <Swatch colours={swatch} />
      )}
      <span className="min-w-0">
        <span className="block">{name}</span>
        {withWords && (
          <span lang="en" className="block text-small text-soft">
            {prompt}
          </span>
        )}
      </span>
    </button>
  )
}

/** An entry that is in the prompt; a press takes it out. */
export function ChosenChip({ entry, onRemove }: { entry: ParamEntry; onRemove: () => void }) {
  const t = useTexts('drawingLibrary')
  const label = t.removeParam({ name: entry.name })
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      onClick={onRemove}
      className="touch-target inline-flex h-7 shrink-0 items-center gap-1.5 rounded-full bg-fill-strong pr-1.5 pl-2.5 whitespace-nowrap hover:bg-line-control/40"
    >
      <Swatch colours={entry.swatch} />
      {entry.name}
      <Icon name="x" size={16} className="text-soft" />
    </button>
  )
}
