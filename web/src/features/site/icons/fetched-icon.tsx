// Draws an icon that has to be fetched. Loaded late, and Iconify with it.
import { Icon } from '@iconify/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { RemoteName } from './icon-name.ts'
import { drawingOf, fetchIcon } from './icon-source.ts'

type FetchedIconProps = { icon: RemoteName; size: number; fallback: ReactNode }

/** Mount it anew for another icon. */
export function FetchedIcon({ icon, size, fallback }: FetchedIconProps) {
  const [isSettled, setSettled] = useState(() => drawingOf(icon, size) !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the icon is the same as long as this is mounted
  useEffect(() => (isSettled ? undefined : fetchIcon(icon, () => setSettled(true))), [])
  if (!isSettled) return null
  const drawing = drawingOf(icon, size)
  if (!drawing) return fallback
  // As a picture: what a foreign server sends can run nothing and load nothing there.
  return <Icon ssr icon={drawing} mode="style" width={size} height={size} />
}
