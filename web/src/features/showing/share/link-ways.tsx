import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'

type LinkWaysProps = {
  /** The whole address. */
  address: string
  /** What others read beside it where it is sent. */
  title: string
  /** More that can be done with it. */
  actions?: ReactNode
}

/** An address to copy, to send on, and to scan. */
export function LinkWays({ address, title, actions }: LinkWaysProps) {
  const t = useTexts('share')
  const sent = { url: address, title }
  const canSend = 'share' in navigator && navigator.canShare?.(sent)
  return (
    <div className="flex items-center gap-5 max-sm:flex-col max-sm:items-stretch">
      <div className="min-w-0 flex-1">
        <p className="text-small text-soft">{t.address}</p>
        <p className="mt-1 break-all">{address}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <CopyButton text={address} label={t.copyLink} copiedLabel={t.copied} />
          {canSend && (
            // Who closes the sheet has changed their mind, which is no failure.
            <Button
              size="small"
              icon="share-2"
              onClick={() => void navigator.share(sent).catch(() => undefined)}
            >
              {t.send}
            </Button>
          )}
          {actions}
        </div>
      </div>
      <div className="flex shrink-0 justify-center">
        <QrCode text={address} label={t.qr} size={136} />
      </div>
    </div>
  )
}
