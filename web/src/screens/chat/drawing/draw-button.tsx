import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { setDrawMode, useDrawMode } from './draw-mode.ts'

/** Has what is written drawn instead of answered. */
export function DrawButton({ place }: { place: number }) {
  const t = useTexts('chat')
  const isOn = useDrawMode(place)
  return (
    <IconButton
      icon="brush"
      size="large"
      label={isOn ? t.drawOff : t.draw}
      pressed={isOn}
      onClick={() => setDrawMode(place, !isOn)}
    />
  )
}
