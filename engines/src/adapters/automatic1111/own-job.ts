// What a WebUI says of the job that runs, taken only when that job is ours: others may use the same WebUI.
import { setTimeout as pause } from 'node:timers/promises'
import { EngineError } from '../../errors.ts'
import type { EngineIo } from '../../io.ts'
import { askJson, type Upstream } from '../../json-request.ts'
import type { ImageOutput } from '../../kinds/image.ts'
import { progressReply } from './automatic1111.wire.ts'

export type OwnJob = {
  /** Tells about it again and again until `signal` ends. Never throws. */
  follow(
    report: (percent: number, preview?: ImageOutput) => void,
    signal: AbortSignal,
  ): Promise<void>
  /** Ends it, when it is the one that runs. Never throws. */
  interrupt(): Promise<void>
}

/** How long a WebUI has to answer for what it is doing. */
const patienceMs = 5000

/** To be called before the job is posted, for old versions do not say whose job runs: there it is ours only if none ran before. */
export async function watchOwnJob(
  upstream: Upstream,
  key: string,
  { io, everyMs }: { io: EngineIo; everyMs: number },
): Promise<OwnJob> {
  const read = async (signal: AbortSignal, withPicture: boolean) => {
    const path = `/sdapi/v1/progress?skip_current_image=${!withPicture}`
    const asked = { ...io, signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) }
    const reply = progressReply.safeParse(
      await askJson(upstream, { path }, asked).catch(() => undefined),
    )
    return reply.success ? reply.data : undefined
  }
  const before = await read(io.signal, false)
  const wasIdle = before !== undefined && !before.state?.job_count && before.progress === 0
  const isOurs = (seen: { current_task?: string | null | undefined }) =>
    typeof seen.current_task === 'string' ? seen.current_task === key : wasIdle

  return {
    async follow(report, signal) {
      while (!signal.aborted) {
        await pause(everyMs, undefined, { signal }).catch(() => {})
        if (signal.aborted) return
        const seen = await read(signal, true)
        if (signal.aborted || !seen || !isOurs(seen)) continue
        const percent = Math.round(Math.min(1, Math.max(0, seen.progress)) * 100)
        report(percent, previewOf(seen.current_image))
      }
    },

    async interrupt() {
      const signal = AbortSignal.timeout(patienceMs)
      const seen = await read(signal, false)
      if (!seen || !isOurs(seen) || (seen.progress === 0 && !seen.state?.job_count)) return
      const question = { path: '/sdapi/v1/interrupt', method: 'POST' } as const
      await askJson(upstream, question, { ...io, signal }).catch((error: unknown) =>
        io.log('info', 'a job of a WebUI could not be interrupted', {
          reason: error instanceof EngineError ? error.kind : String(error),
        }),
      )
    },
  }
}

function previewOf(image: string | null | undefined): ImageOutput | undefined {
  const data = Buffer.from(image ?? '', 'base64')
  return data.length > 0 ? { data } : undefined
}
