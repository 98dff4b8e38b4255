/**
 * The element itself, or the first match of a selector in `root`, that is drawn; null for none. What has to be scrolled to counts,
 * what is hidden or transparent does not.
 */
export function findShown(element: Element | string, root: ParentNode): Element | null {
  const found = typeof element === 'string' ? [...root.querySelectorAll(element)] : [element]
  return found.find(isDrawn) ?? null
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (!element.isConnected || width === 0 || height === 0) return false
  return element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true
}
