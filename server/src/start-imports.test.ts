import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** Large, and used by few installations, or by processes of their own alone. */
const late = [
  '@aws-sdk/client-s3',
  '@modelcontextprotocol/sdk',
  '@napi-rs/canvas',
  '@scalar/fastify-api-reference',
  '@simplewebauthn/server',
  'alipay-sdk',
  'h264-mp4-encoder',
  'mediabunny',
  'nodemailer',
  'onnxruntime-web',
  'sharp',
  'stripe',
  'unpdf',
]

it('a start loads nothing that is needed later, or elsewhere', async () => {
  const script = `import { registerHooks } from 'node:module'
    const seen = new Set()
    registerHooks({ load(url, context, next) { seen.add(url); return next(url, context) } })
    await import(${JSON.stringify(new URL('./start-server.ts', import.meta.url).href)})
    const late = ${JSON.stringify(late)}
    const all = [...seen]
    console.log(JSON.stringify([
      all.length,
      late.filter((name) => all.some((url) => url.includes('/node_modules/' + name + '/'))),
    ]))
    process.exit()`
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script])
  const [count, loaded]: [number, string[]] = JSON.parse(stdout)
  expect(count).toBeGreaterThan(500)
  expect(loaded).toEqual([])
}, 120_000)
