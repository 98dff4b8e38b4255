import type { Work } from '@atelier/contract/features/making/works'
import { priceAgain } from '../../../features/making/works/charge-text.ts'
import { creditText } from '../../../features/making/works/credit-text.ts'
import { PublishItem } from '../../../features/making/works/publish-item.tsx'
import type { ActionsOfWork } from '../../../features/making/works/use-work-actions.ts'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { plainFileName, saveAddress } from '../../../lib/save-file.ts'
import { useDialogLink } from '../../../lib/use-dialog-link.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu-item.tsx'
import { stemsOf } from '../stems-of.ts'
import { useTakenName } from '../use-taken-name.ts'

type TakenMenuProps = {
  work: Work
  actions: ActionsOfWork
  onUse: () => void
  onRemove: () => void
}

/** All that can be done with a song that was taken apart. */
export function TakenMenu({ work, actions, onUse, onRemove }: TakenMenuProps) {
  const t = useTexts('separation')
  const works = useTexts('works')
  const common = useTexts('common')
  const { number } = useFormats()
  const { open } = useDialogLink()
  const name = useTakenName()(work)
  const price = creditText(priceAgain(work), { t: works, number, ...work })
  return (
    <Menu align="end" trigger={<IconButton icon="ellipsis" label={t.actionsOf({ name })} />}>
      <MenuItem icon="sliders-horizontal" onSelect={onUse}>
        {t.otherSettings}
      </MenuItem>
      <MenuItem icon="rotate-ccw" onSelect={() => void actions.redo(work)}>
        {works.withPrice({ label: works.again, price })}
      </MenuItem>
      <MenuSeparator />
      {stemsOf(work.files, t.stems).map(({ name: stem, label, url }) => (
        <MenuItem
          key={stem}
          icon="download"
          onSelect={() => saveAddress(url, `${plainFileName(name, 'song')} - ${label}`)}
        >
          {t.downloadStem({ label })}
        </MenuItem>
      ))}
      <MenuSeparator />
      <PublishItem id={work.id} />
      <MenuItem icon="link" onSelect={() => open('share', { of: `work-${work.id}` })}>
        {works.shareByLink}
      </MenuItem>
      <MenuItem icon="trash-2" danger onSelect={onRemove}>
        {common.delete}
      </MenuItem>
    </Menu>
  )
}
