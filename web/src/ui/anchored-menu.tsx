// A menu without a button of its own: one for a whole list, or where somebody pressed.
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { MenuPartsContext, useMenuParts } from './menu-loader.ts'
import type { MenuAnchor, MenuPlacement } from './menu-props.ts'

export type { MenuAnchor }

type AnchoredMenuProps = MenuPlacement & {
  /** Where it opens; null while it is closed. */
  anchor: MenuAnchor | null
  onClose: () => void
  children: ReactNode
}

export function AnchoredMenu({ anchor, onClose, children, ...placement }: AnchoredMenuProps) {
  const { parts, load } = useMenuParts()
  const wanted = anchor !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when it is wanted
  useEffect(() => {
    if (wanted && !parts) void load().catch(onClose)
  }, [wanted])
  if (!parts) return null
  return (
    <MenuPartsContext value={parts}>
      <parts.MenuRoot
        open={wanted}
        onOpenChange={(open) => !open && onClose()}
        anchor={anchor}
        {...placement}
      >
        {children}
      </parts.MenuRoot>
    </MenuPartsContext>
  )
}

/** A point of the screen, in px of the viewport. */
export const pointAnchor = (x: number, y: number): MenuAnchor => ({
  getBoundingClientRect: () => DOMRect.fromRect({ x, y, width: 0, height: 0 }),
})
