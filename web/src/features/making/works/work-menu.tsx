import { Suspense, useEffect } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { late } from '../../../ui/late.ts'
import { Menu } from '../../../ui/menu.tsx'
import type { WorkMenuProps } from './work-menu-props.ts'

const loadItems = async () => (await import('./work-menu-items.tsx')).WorkMenuItems
const WorkMenuItems = late(loadItems)

/** The button of all that can be done with a work that is done. */
export function WorkMenu(props: WorkMenuProps) {
  const t = useTexts('works')
  // It comes with the pointer, or with the open work: its rows are there before they are asked for.
  useEffect(() => void loadItems().catch(() => undefined), [])
  return (
    <Menu
      align="end"
      trigger={<IconButton icon="ellipsis" label={t.moreActions} className={props.className} />}
    >
      <Suspense>
        <WorkMenuItems {...props} />
      </Suspense>
    </Menu>
  )
}
