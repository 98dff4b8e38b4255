// One's own uploads, by what they are: each opens in a tab of its own, and is deleted here.
import '../../../ui/late.css'
import type { Medium } from '@atelier/contract/work-terms'
import { useTexts } from '../../../i18n/use-texts.ts'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { OwnUploads } from './own-uploads.tsx'

const media: readonly Medium[] = ['picture', 'clip', 'song']

type UploadsDialogProps = {
  open: boolean
  onClose: () => void
  tab: string | null
  onTab: (tab: string) => void
}

export function UploadsDialog({ open, onClose, tab, onTab }: UploadsDialogProps) {
  const t = useTexts('works')
  const common = useTexts('common')
  return (
    <DialogWindow
      open={open}
      fullOnPhone
      onClose={onClose}
      title={t.ownUploads}
      closeLabel={common.close}
      size="large"
    >
      <Tabs
        label={t.ownUploads}
        value={media.find((medium) => medium === tab) ?? 'picture'}
        onChange={onTab}
        tabs={media.map((medium) => ({
          value: medium,
          label: t.uploadMedia[medium],
          content: (
            <OwnUploads
              medium={medium}
              onPick={({ url }) => window.open(url, '_blank', 'noopener')}
            />
          ),
        }))}
      />
    </DialogWindow>
  )
}
