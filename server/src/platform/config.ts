// What the server reads from its environment. docs/configuration.md is made from this list.
import { resolve } from 'node:path'
import { z } from 'zod'

const empty = (value: unknown) => (value === '' ? undefined : value)

const onUnlessOff = z
  .enum(['on', 'off'])
  .default('on')
  .transform((value) => value === 'on')

const offUnlessOn = z
  .enum(['on', 'off'])
  .default('off')
  .transform((value) => value === 'on')

/** Each key: what fits, the default, and what it is for. */
export const environment = {
  PORT: {
    schema: z.coerce.number().int().min(0).max(65535).default(3000),
    expected: 'a port number from 0 to 65535 (0 takes any free one)',
    about: 'Port to listen on.',
  },
  HOST: {
    schema: z.string().min(1).default('0.0.0.0'),
    expected: 'an address of this machine',
    about: 'Address to listen on; 127.0.0.1 keeps others out.',
  },
  DATA_DIR: {
    schema: z
      .string()
      .default('./data')
      .transform((path) => resolve(path)),
    expected: 'a folder',
    about: 'Folder for the database, files, keys and journals.',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    expected: 'postgresql://user:password@host:port/database',
    about:
      'A PostgreSQL server of your own (15 or later); absent, the server brings one and keeps it in DATA_DIR.',
  },
  DATABASE_PREPARE: {
    schema: onUnlessOff,
    expected: 'on or off',
    about:
      'Whether statements are prepared once for each connection; off behind a pooler that hands a connection from one to another without knowing them (PgBouncer before 1.21).',
  },
  DATABASE_CONNECTIONS: {
    schema: z.coerce.number().int().min(2).max(1000).default(12),
    expected: 'a number from 2 to 1000',
    about:
      'How many connections to the database this server opens at most, one more for what servers tell each other aside; all servers together must stay below what the database takes.',
  },
  SECRET_KEY: {
    schema: z.string().min(32).optional(),
    expected: 'at least 32 characters',
    about: 'Encrypts stored keys; absent, one is made and kept in DATA_DIR.',
  },
  SECRET_KEY_OLD: {
    schema: z.string().min(32).optional(),
    expected: 'at least 32 characters',
    about:
      'A key that stored keys may still be encrypted under, while SECRET_KEY is being changed; see `npm run atelier -- renew-keys`.',
  },
  LOG_LEVEL: {
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    expected: 'one of trace, debug, info, warn, error, fatal, silent',
    about: 'How much the server says.',
  },
  LOG_REQUESTS: {
    schema: offUnlessOn,
    expected: 'on or off',
    about:
      'Whether each request is logged once it is answered: its call, status, duration, site and number, never its contents or who it was for.',
  },
  LOCAL_MODELS: {
    schema: onUnlessOff,
    expected: 'on or off',
    about: 'Whether model servers on this machine are looked for at the start.',
  },
  MAIL_FROM: {
    schema: z.email().optional(),
    expected: 'an e-mail address',
    about:
      'The address that mails come from; the name beside it is the site’s. Wanted with SMTP_URL.',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16).optional(),
    expected: 'at least 16 characters',
    about:
      'What a collector shows to read /metrics, as a bearer token; absent, they are told to this machine alone.',
  },
  MIGRATION_BACKUP: {
    schema: onUnlessOff,
    expected: 'on or off',
    about:
      'Whether the tables are backed up to DATA_DIR/backups before a new version changes their shape; the last five are kept.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    expected: 'an http address',
    about:
      'A collector of OpenTelemetry that traces are sent to by OTLP over HTTP; other keys of its exporter, such as OTEL_EXPORTER_OTLP_HEADERS, are read as well.',
  },
  OTEL_SERVICE_NAME: {
    schema: z.string().min(1).default('atelier'),
    expected: 'a name',
    about: 'What this installation is called in traces.',
  },
  OWN_CONNECTIONS_PRIVATE: {
    schema: offUnlessOn,
    expected: 'on or off',
    about:
      'Whether the connections that members set up for themselves may lead to this machine and its private network; leave it off where you do not know every member.',
  },
  ROLE: {
    schema: z.enum(['all', 'web', 'worker']).default('all'),
    expected: 'all, web or worker',
    about:
      'What this server does beside others on one database: web serves pages and calls and writes answers, worker makes works (pictures and the like) and serves nothing but its health and figures; all does both.',
  },
  S3_BUCKET: {
    schema: z.string().min(3).max(63).optional(),
    expected: 'the name of a bucket',
    about:
      'Where files lie: a bucket of a storage that speaks S3, the same for all servers; absent, they lie in DATA_DIR.',
  },
  S3_ENDPOINT: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    expected: 'an http address',
    about: 'Where that storage answers; absent, Amazon’s.',
  },
  S3_REGION: {
    schema: z.string().min(1).default('us-east-1'),
    expected: 'the name of a region',
    about: 'The region of the bucket.',
  },
  S3_ACCESS_KEY_ID: {
    schema: z.string().min(1).optional(),
    expected: 'a key',
    about:
      'Who asks the storage; absent, as the machine or its role is set up (see the AWS SDK). Wanted with S3_SECRET_ACCESS_KEY.',
  },
  S3_SECRET_ACCESS_KEY: {
    schema: z.string().min(1).optional(),
    expected: 'a key',
    about: 'The secret that belongs to S3_ACCESS_KEY_ID.',
  },
  S3_PREFIX: {
    schema: z
      .string()
      .regex(/^([\w-][\w.-]*\/)*$/)
      .default(''),
    expected: 'a folder, ending in /',
    about: 'A folder within the bucket, for one that is not ours alone.',
  },
  S3_FORCE_PATH_STYLE: {
    schema: z
      .enum(['on', 'off'])
      .optional()
      .transform((value) => value && value === 'on'),
    expected: 'on or off',
    about:
      'Whether the bucket stands in the path rather than in the host name; on where S3_ENDPOINT is set.',
  },
  SEARXNG_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    expected: 'an http address',
    about:
      'A SearXNG server that answers searches of the web, with `json` among the formats of its settings; for sites that set up no search of their own.',
  },
  TAVILY_API_KEY: {
    schema: z.string().min(1).optional(),
    expected: 'a key',
    about: 'Has Tavily answer searches of the web, for sites that set up no search of their own.',
  },
  BRAVE_API_KEY: {
    schema: z.string().min(1).optional(),
    expected: 'a key',
    about: 'Has Brave answer searches of the web, for sites that set up no search of their own.',
  },
  SITES_KEPT_MS: {
    schema: z.coerce.number().int().min(0).max(60_000).default(5000),
    expected: 'milliseconds from 0 to 60000',
    about: 'For how long sites and their settings are kept before they are read again.',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    expected: 'smtp://user:password@host:587 or smtps://user:password@host:465',
    about:
      'The mail server that mails are handed to, for binding an e-mail and for a new password; absent, no mail is sent and the operator resets passwords. A password is sent over TLS alone, except to this machine.',
  },
  STOP_GRACE_S: {
    schema: z.coerce.number().int().min(0).max(3600).default(5),
    expected: 'seconds from 0 to 3600',
    about:
      'For how long answers under way may go on once the server is asked to end; what is not done by then is kept as interrupted, to be continued.',
  },
  TRUST_PROXY: {
    schema: z.string().default('loopback'),
    expected: 'loopback, or addresses and networks separated by commas',
    about: 'Reverse proxies whose word on host name and caller address is believed.',
  },
  ANSWERS_AT_ONCE: {
    schema: z.coerce.number().int().min(10).max(100_000).default(1000),
    expected: 'a number from 10 to 100000',
    about:
      'How many answers this server writes at once; one site has four fifths of them at most, one person twelve. Each takes a few megabytes at worst.',
  },
  WORKS_AT_ONCE: {
    schema: z.coerce.number().int().min(1).max(1000).default(8),
    expected: 'a number from 1 to 1000',
    about: 'How many works this server looks after at once.',
  },
  WECHAT_OPEN_URL: {
    schema: z.url({ protocol: /^https?$/ }).default('https://open.weixin.qq.com'),
    expected: 'an http address',
    about: 'Where WeChat shows the page on which people scan to log in.',
  },
  WECHAT_API_URL: {
    schema: z.url({ protocol: /^https?$/ }).default('https://api.weixin.qq.com'),
    expected: 'an http address',
    about: 'Where WeChat tells who has scanned.',
  },
  WEB_DEV_URL: {
    schema: z.url().optional(),
    expected: 'an http address',
    about: 'Where the development server of the client listens; set by npm run dev.',
  },
} as const

export type Config = {
  [K in keyof typeof environment]: z.output<(typeof environment)[K]['schema']>
}

/** One wrong value of the environment, said so that somebody can mend it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads the environment. Throws ConfigError that names every wrong key with what is expected. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const wrong: string[] = []
  const config: Record<string, unknown> = {}
  for (const [key, { schema, expected }] of Object.entries(environment)) {
    const result = schema.safeParse(empty(env[key]))
    if (result.success) config[key] = result.data
    else {
      const shown = /KEY|URL|TOKEN/.test(key) ? '(not shown)' : JSON.stringify(env[key])
      wrong.push(`${key} is ${shown}: expected ${expected}.`)
    }
  }
  if (config.SMTP_URL && !config.MAIL_FROM && !env.MAIL_FROM)
    wrong.push(
      `MAIL_FROM is not set: expected ${environment.MAIL_FROM.expected}, as SMTP_URL is set.`,
    )
  if (config.ROLE !== undefined && config.ROLE !== 'all')
    for (const key of ['DATABASE_URL', 'SECRET_KEY'] as const)
      if (!env[key])
        wrong.push(
          `${key} is not set: expected ${environment[key].expected}, the same for all servers, as ROLE is ${config.ROLE}.`,
        )
  wrong.push(...halfSetStorage(env))
  if (wrong.length) throw new ConfigError(wrong.join('\n'))
  return config as Config
}

/** What names a storage without the rest of it. */
function halfSetStorage(env: Record<string, string | undefined>): string[] {
  const needs = (key: keyof typeof environment, why: string) =>
    env[why] && !env[key]
      ? [`${key} is not set: expected ${environment[key].expected}, as ${why} is set.`]
      : []
  return [
    ...needs('S3_BUCKET', 'S3_ENDPOINT'),
    ...needs('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'),
    ...needs('S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'),
  ]
}
