import { MaskWindow } from '../../../features/mask-canvas/mask-window.tsx'
import type { FormPicture } from '../../../features/studio/wish-form.ts'
import { useTexts } from '../../../i18n/use-texts.ts'

type MaskDialogProps = {
  source: FormPicture
  onMask: (mask: File) => void
  onClose: () => void
}

/** Lets somebody paint over the source where it is to be changed. */
export function MaskDialog({ source, onMask, onClose }: MaskDialogProps) {
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
