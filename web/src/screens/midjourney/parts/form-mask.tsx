import { MaskWindow } from '../../../features/mask-canvas/mask-window.tsx'
import type { DrawMask } from '../../../features/studio/picture-slots.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'

/** Paints over the picture of the form that is to be changed. */
export function FormMask({ source, onMask, onClose }: Parameters<DrawMask>[0]) {
  const t = useTexts('studio')
  const common = useTexts('common')
  const { url, width, height } = source
  if (width === null || height === null) return null
  return (
    <MaskWindow
      title={t.drawMask}
      picture={{ url, width, height }}
      act={common.save}
      onMask={onMask}
      onClose={onClose}
    />
  )
}
