// What `helm template` would make of the chart, with those functions of Helm that it uses; one that is missing here throws.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments, stringify } from 'yaml'
import { type Node, type Pipeline, parseTemplate, type Term } from './template-language.ts'

type Values = Record<string, unknown>
type Scope = { dot: unknown; variables: Map<string, unknown> }

const chart = fileURLToPath(new URL('../../deploy/helm/atelier', import.meta.url))
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object of a cluster. */
export type ClusterObject = {
  apiVersion: string
  kind: string
  metadata: { name: string }
} & Values

/** The objects of a release, with these values over those of values.yaml. Throws what `required` and `fail` say. */
export function renderChart(given: Values): ClusterObject[] {
  const folder = `${chart}/templates`
  const files = readdirSync(folder).filter((name) => /\.(yaml|tpl)$/.test(name))
  const defined = new Map<string, Node[]>()
  for (const name of files) {
    const nodes = parseTemplate(readFileSync(`${folder}/${name}`, 'utf8'))
    defined.set(`atelier/templates/${name}`, nodes)
    for (const node of nodes) if (node.kind === 'define') defined.set(node.name, node.body)
  }
  const { name, version, appVersion } = parse(readFileSync(`${chart}/Chart.yaml`, 'utf8'))
  const root = {
    Values: merged(parse(readFileSync(`${chart}/values.yaml`, 'utf8')), given),
    Release: { Name: 'try', Namespace: 'default', Service: 'Helm' },
    Chart: { Name: name, Version: version, AppVersion: appVersion },
    Template: { BasePath: 'atelier/templates' },
  }
  return files
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parseAllDocuments(include(`atelier/templates/${file}`, root)))
    .flatMap((document) => {
      if (document.errors[0]) throw document.errors[0]
      return (document.toJS() as ClusterObject | null) ?? []
    })

  function include(template: string, dot: unknown): string {
    const nodes = defined.get(template)
    if (!nodes) throw new Error(`no template ${template}`)
    return render(nodes, { dot, variables: new Map([['$', dot]]) })
  }

  function render(nodes: Node[], scope: Scope): string {
    return nodes.map((node) => renderNode(node, scope)).join('')
  }

  function renderNode(node: Node, scope: Scope): string {
    if (node.kind === 'text') return node.text
    if (node.kind === 'define') return ''
    const value = evaluate(node.pipeline, scope)
    if (node.kind === 'print') return textOf(value)
    if (node.kind === 'assign') {
      scope.variables.set(node.name, value)
      return ''
    }
    const inner = (dot: unknown) => ({ dot, variables: new Map(scope.variables) })
    if (!isTrue(value)) return render(node.otherwise, inner(scope.dot))
    if (node.kind === 'branch') return render(node.body, inner(node.with ? value : scope.dot))
    const entries = Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(value as Values).sort()
    return entries
      .map(([key, each]) => {
        const turn = inner(each)
        const [first, second] = node.names
        if (first) turn.variables.set(first, second ? key : each)
        if (second) turn.variables.set(second, each)
        return render(node.body, turn)
      })
      .join('')
  }

  function evaluate(pipeline: Pipeline, scope: Scope): unknown {
    return pipeline.reduce<unknown>(
      (piped, term, index) => resultOf(term, scope, index > 0 ? [piped] : []),
      undefined,
    )
  }

  function resultOf(term: Term, scope: Scope, piped: unknown[] = []): unknown {
    if (term.kind === 'value') return term.value
    if (term.kind === 'dot') return at(scope.dot, term.path)
    if (term.kind === 'nested') return at(evaluate(term.pipeline, scope), term.path)
    if (term.kind === 'variable') {
      if (!scope.variables.has(term.name)) throw new Error(`no variable ${term.name}`)
      return at(scope.variables.get(term.name), term.path)
    }
    const args = [...term.args.map((each) => resultOf(each, scope)), ...piped]
    if (term.name === 'include') return include(String(args[0]), args[1])
    const run = functions[term.name]
    if (!run) throw new Error(`no function ${term.name}`)
    return run(...args)
  }
}

const merged = (under: Values, over: Values): Values => {
  const both = { ...under }
  for (const [key, value] of Object.entries(over)) {
    const below = under[key]
    both[key] = isValues(value) && isValues(below) ? merged(below, value) : value
  }
  return both
}

const at = (value: unknown, path: string[]): unknown =>
  path.reduce<unknown>((found, name) => (isValues(found) ? found[name] : undefined), value)

const isTrue = (value: unknown): boolean =>
  isValues(value) || Array.isArray(value) ? Object.keys(value).length > 0 : Boolean(value)

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value)

const indent = (by: unknown, text: unknown): string =>
  String(text).replaceAll(/^/gm, ' '.repeat(Number(by)))

/** The last argument is what was piped. */
const functions: Record<string, (...args: unknown[]) => unknown> = {
  add: (...numbers) => numbers.reduce<number>((sum, each) => sum + Number(each), 0),
  and: (...values) => values.find((each) => !isTrue(each)) ?? values.at(-1),
  default: (other, value) => (isTrue(value) ? value : other),
  dict: (...entries) =>
    Object.fromEntries(
      entries.flatMap((each, index) => (index % 2 ? [] : [[String(each), entries[index + 1]]])),
    ),
  eq: (one, other) => one === other,
  fail: (message) => {
    throw new Error(String(message))
  },
  first: (list) => (list as unknown[])[0],
  fromYaml: (text) => parse(String(text)),
  hasKey: (values, key) => isValues(values) && String(key) in values,
  indent,
  int: (value) => Math.trunc(Number(value)),
  list: (...values) => values,
  merge: (...all) => all.reduceRight<Values>((under, over) => merged(under, over as Values), {}),
  ne: (one, other) => one !== other,
  nindent: (by, text) => `\n${indent(by, text)}`,
  not: (value) => !isTrue(value),
  omit: (values, ...keys) =>
    Object.fromEntries(Object.entries(values as Values).filter(([key]) => !keys.includes(key))),
  or: (...values) => values.find(isTrue) ?? values.at(-1),
  print: (...values) => values.map(textOf).join(''),
  quote: (value) => JSON.stringify(textOf(value)),
  required: (message, value) => {
    if (value === undefined || value === null || value === '') throw new Error(String(message))
    return value
  },
  set: (values, key, value) => Object.assign(values as Values, { [String(key)]: value }),
  sha256sum: (text) => createHash('sha256').update(String(text)).digest('hex'),
  toYaml: (value) => stringify(value).trimEnd(),
  trimSuffix: (suffix, text) =>
    String(text).endsWith(String(suffix)) ? String(text).slice(0, -String(suffix).length) : text,
  trunc: (length, text) => String(text).slice(0, Number(length)),
}
