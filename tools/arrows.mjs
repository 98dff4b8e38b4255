// npm run arrows: who may import whom (tools/architecture-rules.mjs), no cycles of files or folders, types included, nothing unresolved.
import { folders, rules } from './architecture-rules.mjs'
import { files, importsOf } from './source-imports.mjs'
import { say } from './workplace.mjs'

const graph = new Map(files.map((file) => [file, importsOf(file)]))
const problems = [...findMissing(), ...findBreaches(), ...findCycles(), ...findFolderCycles()]
for (const problem of problems) say(problem)
say(`${files.length} files, ${rules.length} rules: ${problems.length || 'no'} problems`)
process.exitCode = problems.length ? 1 : 0

function* findMissing() {
  for (const [file, imports] of graph)
    for (const { missing, request } of imports)
      if (missing) yield `${file}: ${request} leads nowhere`
}

function* findBreaches() {
  for (const rule of rules)
    for (const [file, imports] of graph) {
      const match = rule.from.exec(file)
      if (!match || rule.except?.test(file)) continue
      for (const one of imports)
        if (!(rule.values && one.typeOnly) && breaks(rule, match[1], one))
          yield `${file} → ${one.target ?? one.package}: ${rule.name} (${rule.why})`
    }
}

function breaks(rule, group, { target, package: name }) {
  if (name) return rule.packages && !name.startsWith('node:') && !rule.packages.test(name)
  if (!target) return false
  if (rule.never && filled(rule.never, group).test(target)) return true
  return rule.only ? !rule.only.some((allowed) => filled(allowed, group).test(target)) : false
}

function filled(pattern, group = '') {
  return new RegExp(pattern.source.replaceAll('$1', group.replaceAll(/[.+]/g, '\\$&')))
}

function* findCycles() {
  const targetsOf = (file) => graph.get(file).flatMap(({ target }) => target ?? [])
  for (const cycle of cyclesOf(files, targetsOf)) yield `a cycle of imports: ${cycle.join(' → ')}`
}

/** Each import that a cycle of folders consists of is reported: one of them has to go. */
function* findFolderCycles() {
  for (const { name, of, except, exceptTargets } of folders) {
    const between = new Map()
    for (const [file, imports] of graph) {
      const from = of.exec(file)?.[1]
      if (from === undefined || except.test(file)) continue
      if (!between.has(from)) between.set(from, new Map())
      for (const { target = '' } of imports) {
        const to = of.exec(target)?.[1]
        if (to === undefined || to === from || exceptTargets?.test(target)) continue
        const seen = between.get(from)
        seen.set(to, [...(seen.get(to) ?? []), `${file} → ${target}`])
      }
    }
    const targetsOf = (folder) => [...(between.get(folder)?.keys() ?? [])]
    for (const cycle of cyclesOf([...between.keys()], targetsOf)) {
      yield `a cycle of folders of ${name}: ${cycle.join(', ')}`
      for (const from of cycle)
        for (const [to, imports] of between.get(from))
          if (cycle.includes(to)) for (const one of imports) yield `  ${one}`
    }
  }
}

/** Tarjan's strongly connected components; each of more than one node is a cycle. */
function cyclesOf(nodes, targetsOf) {
  const order = new Map()
  const low = new Map()
  const stack = []
  const cycles = []
  const visit = (node) => {
    order.set(node, order.size)
    low.set(node, order.get(node))
    stack.push(node)
    for (const target of targetsOf(node))
      if (!order.has(target)) {
        visit(target)
        low.set(node, Math.min(low.get(node), low.get(target)))
      } else if (stack.includes(target)) low.set(node, Math.min(low.get(node), order.get(target)))
    if (low.get(node) !== order.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1) cycles.push(group)
  }
  for (const node of nodes) if (!order.has(node)) visit(node)
  return cycles
}
