import { useTexts } from '../../../i18n/use-texts.ts'
import { MaskWindow } from './mask-window.tsx'

type MaskDialogProps = {
  title: string
  source: { url: string; width: number | null; height: number | null }
  onMask: (mask: File) => void
  onClose: () => void
}

/** Lets somebody paint over the source where it is to be changed. */
export function MaskDialog({ title, source, onMask, onClose }: MaskDialogProps) {
  const common = useTexts('common')
  const { url, width, height } = source
  if (width === null || height === null) return null
  return (
    <MaskWindow
      title={title}
      picture={{ url, width, height }}
      action={common.save}
      onMask={onMask}
      onClose={onClose}
    />
  )
}
