/** Keeps `--visible-height` at what an on-screen keyboard leaves of the page, for browsers that lay the keyboard over it. */
export function keepVisibleHeight(): void {
  const view = window.visualViewport
  if (!view) return
  const apply = () => {
    const covered = window.innerHeight - view.height
    const style = document.documentElement.style
    if (covered > 100 && view.scale === 1) style.setProperty('--visible-height', `${view.height}px`)
    else style.removeProperty('--visible-height')
  }
  view.addEventListener('resize', apply)
}
