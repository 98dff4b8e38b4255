import type { Share } from '@atelier/contract/features/showing/shares'
import { useState } from 'react'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import { LinkWays } from './link-ways.tsx'
import { useRevokeLink } from './queries.ts'
import { wholeAddress } from './share-subject.ts'

const kindIcons = { chat: 'messages-square', work: 'image', mind: 'network' } as const

type LinkRowProps = {
  link: Share
  /** With the name of what it leads to. */
  named?: boolean
  /** Its QR code is shown. */
  isOpen: boolean
  onToggle: () => void
}

/** An own link: how it stands, and what can be done with it. */
export function LinkRow({ link, named = false, isOpen, onToggle }: LinkRowProps) {
  const t = useTexts('share')
  const address = wholeAddress(link.address)
  const title = link.title || t.untitledOf[link.kind]
  return (
    <li className="px-4 py-3">
      <div className="flex items-center gap-2">
        {named && (
          <Icon name={kindIcons[link.kind]} size={16} className="mr-1 shrink-0 text-faint" />
        )}
        <div className="min-w-0 flex-1">
          <a
            href={link.address}
            target="_blank"
            rel="noopener"
            className="block truncate rounded-control font-medium hover:underline"
          >
            {named ? title : address.replace(/^https?:\/\//, '')}
          </a>
          <Status link={link} named={named} />
        </div>
        <CopyButton iconOnly text={address} label={t.copyLink} copiedLabel={t.copied} />
        <IconButton
          icon="scan-qr-code"
          size="small"
          label={isOpen ? t.hideQr : t.showQr}
          pressed={isOpen}
          onClick={onToggle}
        />
        <Revoke link={link} />
      </div>
      {isOpen && (
        <div className="mt-4 border-t border-line pt-4">
          <LinkWays address={address} title={title} />
        </div>
      )}
    </li>
  )
}

function Status({ link, named }: { link: Share; named: boolean }) {
  const t = useTexts('share')
  const { dateTime } = useFormats()
  const facts = [
    ...(named ? [t.ofKind[link.kind]] : []),
    t.views({ n: link.views }),
    link.expiresAt ? t.until({ date: dateTime(link.expiresAt) }) : t.forGood,
    ...(link.hasPassword ? [t.withPassword] : []),
  ]
  return <p className="figures mt-0.5 text-small text-soft">{facts.join(' · ')}</p>
}

function Revoke({ link }: { link: Share }) {
  const t = useTexts('share')
  const common = useTexts('common')
  const [asks, setAsks] = useState(false)
  const revoke = useRevokeLink()
  return (
    <>
      <IconButton icon="trash-2" size="small" label={t.revoke} onClick={() => setAsks(true)} />
      <ConfirmDialog
        open={asks}
        danger
        title={t.revokeTitle}
        confirmLabel={t.revoke}
        cancelLabel={common.cancel}
        busy={revoke.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() =>
          revoke.mutate(link, {
            onSettled: () => setAsks(false),
            onSuccess: () => toast(t.revoked, { key: `link-${link.id}` }),
          })
        }
      >
        {t.revokeText}
      </ConfirmDialog>
    </>
  )
}
