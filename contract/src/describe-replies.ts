// Makes the shapes of all replies out of the contract, for the browser's check of what comes (shape.ts). The build runs it.
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { ReplyShapes, Shape } from './shape.ts'

type Json = {
  type?: string
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  anyOf?: Json[]
  oneOf?: Json[]
  additionalProperties?: Json | boolean
}

/** The shapes of everything that the calls of a contract answer with; calls that answer with anything are left out. */
export function describeReplies(api: Record<string, Record<string, Endpoint>>): ReplyShapes {
  const replies: Record<string, Shape> = {}
  const events: Record<string, Record<string, Shape>> = {}
  for (const { method, path, replies: kind, reply } of Object.values(api).flatMap(Object.values)) {
    if (kind === 'file' || kind === 'redirect') continue
    const json = z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }) as Json
    const key = `${method} ${path}`
    if (kind === 'events') events[key] = eventsOf(json)
    else if (!isEmpty(json)) {
      const { shape } = shapeOf(json)
      if (shape !== 0) replies[key] = shape
    }
  }
  return { replies, events }
}

/** A reply without content: whatever comes in its place is as good. */
const isEmpty = ({ type, properties = {}, additionalProperties }: Json): boolean =>
  type === 'object' && Object.keys(properties).length === 0 && additionalProperties === false

/** Of an event its own fields matter too: without its text or its number it is none. */
function eventsOf(json: Json): Record<string, Shape> {
  const kinds: Record<string, Shape> = {}
  for (const event of json.oneOf ?? json.anyOf ?? [json]) {
    const fields: Record<string, Shape> = {}
    for (const [name, field] of Object.entries(event.properties ?? {})) {
      if (field.const !== undefined) continue
      const { shape, isNullable } = shapeOf(field)
      const wanted = shape === 0 ? leafOf(field) : shape
      if (wanted !== 0) fields[nameOf(event, name, isNullable)] = wanted
    }
    kinds[String(event.properties?.type?.const)] = fields
  }
  return kinds
}

function leafOf({ type }: Json): Shape {
  if (type === 'string' || type === 'boolean') return type
  return type === 'number' || type === 'integer' ? 'number' : 0
}

/** In a list the words of an element matter too: what walks through all of them reads them outside of any boundary. */
function shapeOf(json: Json, inList = false): { shape: Shape; isNullable: boolean } {
  const options = json.oneOf ?? json.anyOf
  if (options) {
    const others = options.filter(({ type }) => type !== 'null')
    const isNullable = others.length < options.length
    const [only] = others
    if (only && others.length === 1) return { shape: shapeOf(only, inList).shape, isNullable }
    return { shape: others.every(({ type }) => type === 'object') ? {} : 0, isNullable }
  }
  if (json.type === 'array') {
    return { shape: [json.items ? shapeOf(json.items, true).shape : 0], isNullable: false }
  }
  if (json.type === 'string' && inList && !json.enum && json.const === undefined) {
    return { shape: 'string', isNullable: false }
  }
  if (json.type !== 'object') return { shape: 0, isNullable: false }
  const fields: Record<string, Shape> = {}
  for (const [name, field] of Object.entries(json.properties ?? {})) {
    const { shape, isNullable } = shapeOf(field, inList)
    if (shape !== 0) fields[nameOf(json, name, isNullable)] = shape
  }
  return { shape: fields, isNullable: false }
}

const nameOf = ({ required = [] }: Json, name: string, isNullable: boolean): string =>
  required.includes(name) && !isNullable ? name : `${name}?`
