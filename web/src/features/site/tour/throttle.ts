/** Does something soon after it was asked for: once a frame, and at most once in `intervalMs`. */
export function throttle(intervalMs: number, action: () => void) {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let doneAtMs = Number.NEGATIVE_INFINITY
  const run = () => {
    frame = 0
    doneAtMs = performance.now()
    action()
  }
  const inNextFrame = () => {
    timer = undefined
    frame = requestAnimationFrame(run)
  }
  return {
    ask: () => {
      if (frame || timer) return
      const waitMs = intervalMs - (performance.now() - doneAtMs)
      if (waitMs <= 0) inNextFrame()
      else timer = setTimeout(inNextFrame, waitMs)
    },
    stop: () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      timer = undefined
      frame = 0
    },
  }
}
