// The heap of a thread has a limit; the bytes that it unpacks do not stand in the heap. So the process is watched.

const everyMs = 100

/** Once it has begun, aborts when the process has grown by this many MiB since. Ask it to end. */
export function watchMemory(growthMb: number): {
  signal: AbortSignal
  begin(): void
  end(): void
} {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  return {
    signal: controller.signal,
    begin() {
      clearInterval(timer)
      const most = process.memoryUsage.rss() + growthMb * 1024 * 1024
      timer = setInterval(() => {
        if (process.memoryUsage.rss() > most) controller.abort()
      }, everyMs).unref()
    },
    end: () => clearInterval(timer),
  }
}
