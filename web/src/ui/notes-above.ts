/** For `ref`: notes appear above what is at the foot of the screen, such as the composer, not over it. */
export function notesAbove(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0
    style.setProperty('--toast-lift', `${Math.round(height)}px`)
  })
  observer.observe(foot)
  return () => {
    observer.disconnect()
    style.removeProperty('--toast-lift')
  }
}
