// The OpenAPI 3.1 text of the contract.
import type { Endpoint } from '@atelier/contract/endpoint'
import { failures } from '@atelier/contract/errors'
import { z } from 'zod'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json as Record<string, unknown>
}

const failureSchema = {
  type: 'object',
  required: ['code', 'message', 'success', 'error', 'requestId'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status.' },
    message: { type: 'string', description: 'For people, in the language of Accept-Language.' },
    success: { const: false },
    data: { type: 'null' },
    error: { enum: Object.keys(failures) },
    requestId: { type: 'string' },
    price: {
      type: 'integer',
      description: 'Of `prices.changed`: what it costs by now, in credits.',
    },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, reason: { type: 'string' } },
      },
    },
  },
}

/** The whole API as an OpenAPI 3.1 document. */
export function openApiDocument(
  api: Record<string, Record<string, Endpoint>>,
  title: string,
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [feature, endpoints] of Object.entries(api))
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = paths[`/api${endpoint.path}`] ?? {}
      path[endpoint.method.toLowerCase()] = operation(feature, name, endpoint)
      paths[`/api${endpoint.path}`] = path
    }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: 'Bodies are `{code, message, success, data}`.' },
    paths,
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: {
        member: { type: 'http', scheme: 'bearer' },
        guest: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`Guest <guest id>`',
        },
      },
    },
  }
}

function operation(feature: string, name: string, endpoint: Endpoint): Record<string, unknown> {
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    ...(endpoint.access === 'public'
      ? {}
      : {
          security:
            endpoint.access === 'caller' ? [{ member: [] }, { guest: [] }] : [{ member: [] }],
        }),
    ...(endpoint.method === 'GET' ? { parameters: parameters(endpoint.input) } : body(endpoint)),
    responses: {
      [endpoint.replies === 'redirect' ? 302 : 200]: success(endpoint),
      ...failureResponses(endpoint),
    },
  }
}

function parameters(input: z.ZodType): unknown[] {
  const schema = schemaOf(input, 'input')
  const properties = (schema.properties ?? {}) as Record<string, unknown>
  const required = (schema.required ?? []) as string[]
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }))
}

function body(endpoint: Endpoint): Record<string, unknown> {
  const content =
    endpoint.body === 'multipart'
      ? {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['file'],
              properties: { file: { type: 'string', format: 'binary' } },
            },
          },
        }
      : { 'application/json': { schema: schemaOf(endpoint.input, 'input') } }
  return { requestBody: { required: true, content } }
}

function success(endpoint: Endpoint): Record<string, unknown> {
  if (endpoint.replies === 'file')
    return { description: 'The bytes.', content: { '*/*': { schema: {} } } }
  if (endpoint.replies === 'redirect') return { description: 'On to another address.' }
  if (endpoint.replies === 'events')
    return {
      description: 'One event a line.',
      content: { 'application/x-ndjson': { schema: schemaOf(endpoint.reply, 'output') } },
    }
  const envelope = {
    type: 'object',
    required: ['code', 'message', 'success', 'data'],
    properties: {
      code: { const: 200 },
      message: { type: 'string' },
      success: { const: true },
      data: schemaOf(endpoint.reply, 'output'),
    },
  }
  return { description: 'Done.', content: { 'application/json': { schema: envelope } } }
}

function failureResponses(endpoint: Endpoint): Record<string, unknown> {
  const codes = new Set(endpoint.failures)
  codes.add('request.invalid')
  if (endpoint.access !== 'public') codes.add('auth.required')
  const responses: Record<string, { description: string; content: unknown }> = {}
  for (const code of codes) {
    const status = String(failures[code].status)
    const known = responses[status]
    responses[status] = {
      description: known ? `${known.description}, ${code}` : code,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    }
  }
  return responses
}
