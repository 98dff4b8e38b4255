import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem } from '../../../ui/menu-item.tsx'

type ClipDownloadMenuProps = { onClip: () => void; onFrame: () => void }

export function ClipDownloadMenu({ onClip, onFrame }: ClipDownloadMenuProps) {
  const t = useTexts('clipPlayer')
  return (
    <Menu
      side="top"
      align="end"
      trigger={
        <IconButton icon="download" label={t.download} size="large" className="touch:size-11" />
      }
    >
      <MenuItem icon="download" onSelect={onClip}>
        {t.downloadClip}
      </MenuItem>
      <MenuItem icon="camera" onSelect={onFrame}>
        {t.saveFrame}
      </MenuItem>
    </Menu>
  )
}
