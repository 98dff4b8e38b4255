// What one can make, over the tabs of a phone.
import '../../ui/late.css'
import { NavLink } from 'react-router'
import { RemoteIcon } from '../../features/site/icons/remote-icon.tsx'
import type { MakingKind } from '../../features/site/navigation/making-kinds.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { classes } from '../../ui/classes.ts'
import { DialogWindow } from '../../ui/dialog-window.tsx'
import { Icon } from '../../ui/icon.tsx'
import { hueOf } from '../../ui/kind-hues.ts'

type CreateSheetProps = { open: boolean; kinds: readonly MakingKind[]; onClose: () => void }

export function CreateSheet({ open, kinds, onClose }: CreateSheetProps) {
  const t = useTexts('common')
  return (
    <DialogWindow open={open} onClose={onClose} title={t.menuCreate} closeLabel={t.close}>
      <ul className="grid grid-cols-3 gap-2.5">
        {kinds.map(({ label, link: { key, to, icon, siteIcon } }) => (
          <li key={key}>
            <NavLink
              to={to}
              onClick={onClose}
              className="flex h-full flex-col items-center gap-2 rounded-card bg-fill px-1 py-3.5 text-center text-small aria-[current=page]:bg-fill-strong aria-[current=page]:font-medium"
            >
              <span
                className={classes(
                  'grid size-10 place-items-center rounded-control bg-fill',
                  hueOf(key) || 'text-accent-text',
                )}
              >
                <RemoteIcon name={siteIcon} fallback={<Icon name={icon} />} />
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </DialogWindow>
  )
}
