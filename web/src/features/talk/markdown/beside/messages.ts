// What a page and the place that draws for it, a worker or a frame, say to each other.

/** To the place. A `ping` is answered at once by whoever is not stuck. */
export type ToPlace<Job> = { readonly job: Job } | { readonly ping: true }

/** From the place. `ready` comes once, when it can take jobs. */
export type FromPlace<Drawn> =
  | { readonly ready: true }
  | { readonly pong: true }
  | { readonly drawn: Drawn }
  | { readonly failure: string }

/** The end of a line of messages, in a place. */
export type Port = {
  postMessage: (message: unknown) => void
  onmessage: ((event: MessageEvent) => void) | null
}

/** Draws what comes by a line, one job at a time. Whatever `draw` throws is told by its message. */
export function answerJobs<Job, Drawn>(
  port: Port,
  draw: (job: Job) => Drawn | Promise<Drawn>,
): void {
  const tell = (message: FromPlace<Drawn>) => port.postMessage(message)
  port.onmessage = async ({ data }: MessageEvent<ToPlace<Job>>) => {
    if ('ping' in data) return tell({ pong: true })
    try {
      tell({ drawn: await draw(data.job) })
    } catch (failure) {
      tell({ failure: failure instanceof Error ? failure.message : String(failure) })
    }
  }
  tell({ ready: true })
}
