// Every object of the chart, with few values and with all that it can be asked for, held against what Kubernetes says of its kind.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Secret, Service, ServiceAccount } from 'kubernetes-models/v1'
import { describe, expect, it } from 'vitest'
import { environment } from '../../server/src/platform/config.ts'
import { type ClusterObject, renderChart } from './render-chart.ts'
import { parseTemplate } from './template-language.ts'

const kinds = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  Secret,
  Service,
  ServiceAccount,
}
type Kind = keyof typeof kinds
const isKnown = (kind: string): kind is Kind => kind in kinds

/** What somebody must say. */
const needed = {
  s3: { bucket: 'files' },
  secret: { values: { DATABASE_URL: 'postgresql://db/atelier', SECRET_KEY: 'x'.repeat(32) } },
}
const pods = { resources: { requests: { cpu: '1' } }, nodeSelector: { disk: 'fast' } }
const everything = {
  ...needed,
  image: { pullSecrets: [{ name: 'registry' }] },
  web: { ...pods, tolerations: [{ key: 'web', operator: 'Exists' }] },
  worker: { ...pods, affinity: { nodeAffinity: {} } },
  ingress: {
    enabled: true,
    className: 'nginx',
    annotations: { 'example.com/size': '0' },
    hosts: [{ host: 'a.example', tlsSecret: 'a-tls' }, { host: 'b.example' }],
  },
  autoscaling: { enabled: true },
  podMonitor: { enabled: true, labels: { release: 'prometheus' } },
  networkPolicy: {
    enabled: true,
    ingressFrom: [{ podSelector: {} }],
    metricsFrom: [{ podSelector: {} }],
  },
  serviceAccount: { create: true, annotations: { 'example.com/role': 'atelier' } },
  extraEnv: { OPENAI_API_KEY: 'sk-…' },
}

const property = /^ +"([\w$]+)"\??:/gm
/** Every name of a property that some kind of object has. */
const declared = new Set(
  ['kubernetes-models', '@kubernetes-models/apimachinery'].flatMap((name) => {
    const folder = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)))
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return files
      .filter((file) => file.endsWith('.d.ts'))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(property)])
      .map(([, found = '']) => found)
  }),
)
/** What is below these are names that people choose. */
const ofPeople = [
  'labels',
  'annotations',
  'matchLabels',
  'nodeSelector',
  'data',
  'stringData',
  'selector',
  'requests',
  'limits',
]

function propertiesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(propertiesOf)
  return Object.entries(value).flatMap(([name, below]) => [
    name,
    ...(ofPeople.includes(name) ? [] : propertiesOf(below)),
  ])
}

function complaintsAbout(object: ClusterObject): string[] {
  if (!isKnown(object.kind)) return [`no kind ${object.kind}`]
  const unknown = propertiesOf(object).filter((name) => !declared.has(name))
  if (object.apiVersion !== kinds[object.kind].apiVersion) unknown.push(object.apiVersion)
  try {
    // What it takes is what its schema says, which is what is tried here.
    new kinds[object.kind](object as never).validate()
    return unknown
  } catch (error) {
    return [...unknown, String(error)]
  }
}

describe.each([
  ['few values', needed],
  ['all values', everything],
])('a release with %s', (_, values) => {
  const objects = renderChart(values)

  it.each(
    objects
      .filter(({ kind }) => kind !== 'PodMonitor')
      .map((each) => [`${each.kind} ${each.metadata.name}`, each] as const),
  )('has a %s as Kubernetes wants it', (_name, object) => {
    expect(complaintsAbout(object)).toEqual([])
  })

  it('gives its servers only what they read', () => {
    const config = objects.find(({ kind }) => kind === 'ConfigMap') as { data?: object } | undefined
    const keys = Object.keys(config?.data ?? {})
    expect(keys).toContain('S3_BUCKET')
    expect(keys.filter((key) => !(key in environment) && !(key in everything.extraEnv))).toEqual([])
  })

  it('has each object once', () => {
    const names = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the chart', () => {
  it('makes every kind that it can make, when it is asked for all', () => {
    const made = new Set(renderChart(everything).map(({ kind }) => kind))
    expect([...made].sort()).toEqual([...Object.keys(kinds), 'PodMonitor'].sort())
  })

  it('takes what extraEnv names over what it sets itself, and has its pods stand by that', () => {
    const objects = renderChart({ ...needed, extraEnv: { PORT: '8080', LOCAL_MODELS: 'on' } })
    const config = objects.find(({ kind }) => kind === 'ConfigMap')
    expect(config?.data).toMatchObject({ PORT: '8080', LOCAL_MODELS: 'on', S3_BUCKET: 'files' })
    for (const { spec } of objects.filter(({ kind }) => kind === 'Deployment'))
      expect(spec).toMatchObject({
        template: { spec: { containers: [{ ports: [{ containerPort: 8080 }] }] } },
      })
  })

  it('refuses to be installed without a bucket, a database or a key', () => {
    expect(() => renderChart({ ...needed, s3: {} })).toThrow('s3.bucket')
    expect(() => renderChart({ s3: needed.s3 })).toThrow('secret.values')
  })

  it('would be told of a property that nothing has, and of a value of another type', () => {
    const [deployment] = renderChart(needed).filter(({ kind }) => kind === 'Deployment')
    if (!deployment) return expect.fail('there is none')
    const spec = deployment.spec as object
    expect(complaintsAbout({ ...deployment, spec: { ...spec, replicaz: 2 } })).toEqual(['replicaz'])
    expect(complaintsAbout({ ...deployment, spec: { ...spec, replicas: 'two' } })[0]).toContain(
      'integer',
    )
  })
})

describe('the template language', () => {
  it('keeps and takes away white space, and closes its blocks', () => {
    expect(parseTemplate('a {{- if .b }} c {{- end }}\nd')).toMatchObject([
      { kind: 'text', text: 'a' },
      { kind: 'branch', body: [{ kind: 'text', text: ' c' }] },
      { kind: 'text', text: '\nd' },
    ])
    expect(() => parseTemplate('{{ if .b }}')).toThrow('not closed')
    expect(() => parseTemplate('{{ end }}')).toThrow('closes nothing')
    expect(() => parseTemplate('{{ a ( }}')).toThrow('not')
  })
})
