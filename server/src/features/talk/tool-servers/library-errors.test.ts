import { StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { McpError } from '@modelcontextprotocol/sdk/types.js'
import { expect, it } from 'vitest'
import { callCodeOf, statusOf } from './library-errors.ts'

it('knows the errors of the library, and no others', () => {
  expect(statusOf(new StreamableHTTPError(404, 'gone'))).toBe(404)
  expect(statusOf(new McpError(-32001, 'late'))).toBeUndefined()
  expect(statusOf(Object.assign(new Error('x'), { code: 404 }))).toBeUndefined()
  expect(callCodeOf(new McpError(-32602, 'no such tool'))).toBe(-32602)
  expect(callCodeOf(new StreamableHTTPError(404, 'gone'))).toBeUndefined()
})
