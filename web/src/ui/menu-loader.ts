// The parts of menus, once they are wanted.
import { createContext, useState } from 'react'

export type MenuParts = typeof import('./menu-parts.tsx')

let loaded: MenuParts | undefined

/** Rejects when they cannot be loaded; the next wish tries again. */
export async function loadMenuParts(): Promise<MenuParts> {
  loaded ??= await import('./menu-parts.tsx')
  return loaded
}

/** Loads ahead, because a menu is likely to be wanted soon. */
export const expectMenu = (): void => void loadMenuParts().catch(() => undefined)

/** The parts within an open menu, for its rows. */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined)

/** The parts as far as they are loaded, and a way to get them. */
export function useMenuParts(): { parts: MenuParts | undefined; load: () => Promise<void> } {
  const [parts, setParts] = useState(loaded)
  return { parts, load: async () => setParts(await loadMenuParts()) }
}
