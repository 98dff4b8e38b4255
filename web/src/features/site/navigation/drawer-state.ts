// Whether the drawer with menu and groups is open, on screens too narrow for the sider.
import { create } from 'zustand'

export const useDrawer = create<{ open: boolean; setOpen: (open: boolean) => void }>((set) => ({
  open: false,
  // Each screen closes it as it comes: what is as it was draws nothing again.
  setOpen: (open) => set((now) => (now.open === open ? now : { open })),
}))
