import { type ReactNode, type Ref, use } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useDrawer } from './drawer-state.ts'
import { TopBarSlot } from './top-bar-slot.ts'

type TopBarProps = {
  title: ReactNode
  /** False where the screen has its heading below, which says the same. */
  isHeading?: boolean
  /** Buttons at its end. */
  actions?: ReactNode
  /** It lies over what scrolls below it, in sight or not; somebody who is in it by keyboard sees it all the same. */
  over?: boolean | undefined
  ref?: Ref<HTMLElement>
}

/** The head of a screen below 1024 px, with the way to the menu; on a desktop the sider is there instead. */
export function TopBar({ title, isHeading = true, actions, over, ref }: TopBarProps) {
  const t = useTexts('common')
  const setOpen = useDrawer((drawer) => drawer.setOpen)
  const everywhere = use(TopBarSlot)
  const Title = isHeading ? 'h1' : 'p'
  return (
    <header
      ref={ref}
      className={classes(
        'flex shrink-0 items-center gap-1 border-b border-line px-2 pt-[env(safe-area-inset-top)] lg:hidden',
        over !== undefined && 'absolute inset-x-0 top-0 z-bar bg-page transition-transform',
        over === false && 'not-has-focus-visible:-translate-y-full',
      )}
    >
      <span className="flex h-13 items-center">
        <IconButton
          icon="menu"
          label={t.openMenu}
          size="large"
          data-tour="menu"
          onClick={() => setOpen(true)}
        />
      </span>
      <Title className="min-w-0 flex-1 truncate px-1 font-medium">{title}</Title>
      {everywhere}
      {actions}
    </header>
  )
}
