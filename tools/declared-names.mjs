// The names that a source file declares, at whatever depth: variables, parameters, functions, classes and types. Names of fields are none.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from './workplace.mjs'

/** `file` is a path from the root of the repository. Throws Error for what cannot be parsed. */
export function declaredNamesOf(file) {
  const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  if (errors.length) throw new Error(`${file}: ${errors[0].message}`)
  return namesIn(program)
}

function namesIn(node) {
  if (node === null || typeof node !== 'object') return []
  if (Array.isArray(node)) return node.flatMap(namesIn)
  return [...declaredBy(node), ...Object.values(node).flatMap(namesIn)]
}

function declaredBy({ type, id, params, param }) {
  if (type === 'VariableDeclarator') return boundBy(id)
  if (type === 'CatchClause') return boundBy(param)
  const own = /^(TSTypeAlias|TSInterface|Function|Class)/.test(type ?? '') ? boundBy(id) : []
  return Array.isArray(params) ? [...own, ...params.flatMap(boundBy)] : own
}

function boundBy(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) => boundBy(each.value ?? each))
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundBy)
    case 'AssignmentPattern':
      return boundBy(pattern.left)
    case 'RestElement':
      return boundBy(pattern.argument)
    default:
      return []
  }
}
