import { useTexts } from '../../i18n/use-texts.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { expectPalette } from './palette-host.tsx'
import { usePalette } from './palette-state.ts'

type PaletteEntryProps = {
  folded: boolean
  /** Told before it opens, so that a drawer can close. */
  onOpen: () => void
}

/** The palette's place in the menu. */
export function PaletteEntry({ folded, onOpen }: PaletteEntryProps) {
  const t = useTexts('chat')
  const setOpen = usePalette((palette) => palette.setOpen)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={folded ? t.palette : undefined}
      data-tooltip={t.palette}
      data-tooltip-hotkey="mod+k"
      onPointerEnter={expectPalette}
      onClick={() => {
        onOpen()
        setOpen(true)
      }}
      className={classes(
        'flex h-9 shrink-0 items-center gap-2.5 rounded-control text-soft transition-[background-color,color] hover:bg-fill hover:text-text',
        folded ? 'mx-auto w-10 justify-center' : 'px-2.5',
      )}
    >
      <Icon name="search" />
      {!folded && t.palette}
    </button>
  )
}
