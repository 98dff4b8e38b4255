import '../../../ui/late.css'
import { ComposerChip } from '../../../features/talk/composer/composer-chip.tsx'
import { composerField } from '../../../features/talk/composer/composer-field.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { setDrawMode } from './draw-mode.ts'

/** What is written is drawn, not answered. */
export function DrawChip({ place }: { place: number }) {
  const t = useTexts('chat')
  return (
    <ComposerChip
      icon="brush"
      offLabel={t.drawOff}
      onOff={() => {
        setDrawMode(place, false)
        composerField()?.focus()
      }}
    >
      {t.draw}
    </ComposerChip>
  )
}
