/** Runs something once `afterMs` have gone by and the browser has nothing better to do; returns what calls it off. */
export function whenIdle(action: () => void, afterMs: number): () => void {
  let cancel: () => void = () => undefined
  const timer = setTimeout(() => {
    if (!('requestIdleCallback' in window)) return action()
    const id = requestIdleCallback(action, { timeout: 4000 })
    cancel = () => cancelIdleCallback(id)
  }, afterMs)
  return () => {
    clearTimeout(timer)
    cancel()
  }
}
