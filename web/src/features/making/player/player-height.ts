/** For `ref`: tells the whole page how high the player is (`--player-height`), for what floats at the foot of the screen. */
export function playerHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0
    style.setProperty('--player-height', `${Math.round(height)}px`)
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--player-height')
  }
}
