// The conversation that is open in this tab. What is stored (`chatStorage.active`) is the one that was opened last in any tab.
import { useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()

/** 0 for none. */
export const openGroup = (): number => open

export function setOpenGroup(groupId: number): void {
  if (open === groupId) return
  open = groupId
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOpenGroupHere = (): number => useSyncExternalStore(subscribe, openGroup)
