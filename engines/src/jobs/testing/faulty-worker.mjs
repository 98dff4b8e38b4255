// A module for tests of lanes: it does what the job says.
const never = () => new Promise(() => {})
let seen = 0

export async function run(job, report) {
  const { request } = job
  report(10)
  switch (request) {
    case 'seen':
      return { seen: ++seen, pid: process.pid }
    case 'echo':
      return job.given
    case 'names':
      return Object.keys(process.env)
    case 'fail':
      throw new Error('no such colour')
    case 'refuse': {
      const { EngineError } = await import('../../errors.ts')
      const reason = { code: 'tools.same_shape' }
      throw new EngineError('refused', 'It has the same shape.', { untaken: true, reason })
    }
    case 'throw late':
      setTimeout(() => {
        throw new Error('out of paint')
      })
      return never()
    case 'exit':
      return process.exit(3)
    case 'abort':
      return process.abort()
    case 'never':
      return never()
    case 'spin':
      // Said before the loop, which lets nothing through any more.
      report(20, new TextEncoder().encode(String(process.pid)))
      for (;;);
    case 'heap': {
      const all = []
      for (;;) all.push(new Array(10_000).fill({ request }))
    }
    case 'memory': {
      const all = []
      for (;;) {
        all.push(Buffer.alloc(8_000_000, 1))
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }
  }
}
