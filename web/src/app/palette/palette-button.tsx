import { useTexts } from '../../i18n/use-texts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { expectPalette } from './palette-host.tsx'
import { usePalette } from './palette-state.ts'

/** The way to the palette for those without keys at hand. */
export function PaletteButton() {
  const t = useTexts('chat')
  const setOpen = usePalette((palette) => palette.setOpen)
  return (
    <IconButton
      icon="search"
      label={t.palette}
      hotkey="mod+k"
      size="large"
      aria-haspopup="dialog"
      onPointerEnter={expectPalette}
      onClick={() => setOpen(true)}
    />
  )
}
