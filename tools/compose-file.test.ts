// The compose file has only keys that the Compose Specification has, with values of their kinds: Compose refuses others.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const name = z.string().regex(/^[a-zA-Z0-9._-]+$/)
/** Like 70s or 1m30s. */
const duration = z.string().regex(/^(\d+(us|ms|s|m|h))+$/)
const bytes = z.string().regex(/^\d+(b|k|kb|m|mb|g|gb)$/i)
const command = z.union([z.string(), z.array(z.string()).min(1)])

const service = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  restart: z.string().regex(/^(no|always|unless-stopped|on-failure(:\d+)?)$/),
  init: z.boolean().optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  tmpfs: z.array(z.string().regex(/^\/[^:]*(:[\w=,]+)?$/)).optional(),
  stop_grace_period: duration.optional(),
  shm_size: bytes.optional(),
  entrypoint: command.optional(),
  command: command.optional(),
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string().regex(/^(\d+:)?\d+(\/(tcp|udp))?$/)).optional(),
  volumes: z.array(z.string().regex(/^[\w./-]+:\/[\w./-]*(:ro)?$/)).optional(),
  networks: z.array(name),
  depends_on: z
    .record(
      name,
      z.strictObject({
        condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
      }),
    )
    .optional(),
  healthcheck: z
    .strictObject({
      test: z.tuple([z.enum(['CMD', 'CMD-SHELL'])], z.string()),
      interval: duration,
      timeout: duration,
      retries: z.int().positive(),
      start_period: duration,
    })
    .optional(),
})

const composeFile = z.strictObject({
  name,
  services: z.record(name, service),
  networks: z.record(
    name,
    z.nullable(
      z.strictObject({
        internal: z.boolean().optional(),
        ipam: z
          .strictObject({ config: z.array(z.strictObject({ subnet: z.string() })) })
          .optional(),
      }),
    ),
  ),
  volumes: z.record(name, z.null()),
})

/** Without what other parts of the file are made of. */
function read(): Record<string, unknown> {
  const text = readFileSync(new URL('../deploy/compose.yaml', import.meta.url), 'utf8')
  const file: Record<string, unknown> = parse(text, { merge: true })
  return Object.fromEntries(Object.entries(file).filter(([key]) => !key.startsWith('x-')))
}

it('is as the specification has it', () => {
  expect(composeFile.safeParse(read()).error?.issues ?? []).toEqual([])
})

it('would be refused with a key or a value that the specification does not have', () => {
  const file = read()
  const services = file.services as Record<string, object>
  const withServer = (more: object) => ({
    ...file,
    services: { ...services, 'web-1': { ...services['web-1'], ...more } },
  })
  const pathsOf = (changed: object) =>
    composeFile.safeParse(changed).error?.issues.map(({ path }) => path.join('.'))
  expect(pathsOf(withServer({ stop_grace: '70s' }))).toEqual(['services.web-1'])
  expect(pathsOf(withServer({ stop_grace_period: 70 }))).toEqual([
    'services.web-1.stop_grace_period',
  ])
})
