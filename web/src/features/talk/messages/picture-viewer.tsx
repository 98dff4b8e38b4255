import { Dialog as Base } from '@base-ui/react/dialog'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type PictureViewerProps = {
  picture: { url: string; alt: string }
  onClose: () => void
}

/** One picture over the whole window; Esc or a press anywhere closes it. */
export function PictureViewer({ picture, onClose }: PictureViewerProps) {
  const common = useTexts('common')
  return (
    <Base.Root open onOpenChange={(wanted) => !wanted && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="motion-fade fixed inset-0 z-dialog bg-[#000000d9]" />
        <Base.Popup
          aria-label={picture.alt}
          onClick={onClose}
          className="motion-fade fixed inset-0 z-dialog flex cursor-zoom-out items-center justify-center p-4 outline-none sm:p-10"
        >
          <img
            src={picture.url}
            alt={picture.alt}
            className="max-h-full max-w-full rounded-control object-contain"
          />
          <Base.Close
            render={
              <IconButton
                icon="x"
                size="large"
                label={common.close}
                className="absolute! top-[max(12px,env(safe-area-inset-top))] right-3 bg-[#00000080] text-[#fff]! hover:bg-[#000000b3]!"
              />
            }
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
