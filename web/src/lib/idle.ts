/** Runs something once the browser has nothing better to do; returns what calls it off. */
export function whenIdle(action: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(action, { timeout: 4000 })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(action, 1500)
  return () => clearTimeout(timer)
}
