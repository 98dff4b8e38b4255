// The store that Runway's stand-in takes files into, which a request then names, and what it takes of songs.
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { readForm } from './read-form.ts'
import { type RecordedRequest, sendJson } from './upstream-server.ts'

export type RunwayStore = {
  /** Answers what belongs to the store; false for all else. */
  serve(request: RecordedRequest, response: ServerResponse, origin: string): boolean
  /** Why a request for a voice is not taken. */
  isolationFaultOf(body: unknown): { path: string[]; message: string } | undefined
}

export function createRunwayStore(): RunwayStore {
  const policies = new Map<string, string>()
  const kept = new Set<string>()

  const take = async (request: RecordedRequest, response: ServerResponse) => {
    const id = request.path.slice('/store/'.length)
    const { policy, file, ...others } = await readForm(request)
    const isOurs = request.headers.authorization === undefined && policy === policies.get(id)
    if (!isOurs || typeof file !== 'object' || others.key !== `ephemeral/${id}`)
      return void response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
    kept.add(`runway://${id}`)
    response.writeHead(204).end()
  }

  return {
    serve(request, response, origin) {
      const { method, path } = request
      if (method !== 'POST') return false
      if (path.startsWith('/store/')) {
        take(request, response).catch((error) => response.destroy(error))
        return true
      }
      if (path !== '/v1/uploads') return false
      const { filename, type } = request.body as Record<string, unknown>
      if (type !== 'ephemeral' || !/^[\w-]+\.\w+$/.test(String(filename)))
        sendJson(response, 400, { error: 'Validation failed' })
      else {
        const id = randomUUID()
        const policy = randomUUID()
        policies.set(id, policy)
        const fields = { key: `ephemeral/${id}`, policy, 'x-amz-date': '20261122T000000Z' }
        const uploadUrl = `${origin}/store/${id}`
        sendJson(response, 200, { runwayUri: `runway://${id}`, uploadUrl, fields })
      }
      return true
    },

    isolationFaultOf(body) {
      const { model, audioUri, ...others } = body as Record<string, unknown>
      const no = (field: string, message: string) => ({ path: [field], message })
      for (const field of Object.keys(others)) return no(field, 'Unrecognized key')
      if (model !== 'eleven_voice_isolation') return no('model', 'Invalid option')
      const uri = String(audioUri)
      const isInline = /^data:audio\/[\w-]+;base64,\w/.test(uri) && uri.length <= 16 * 1024 * 1024
      const isKnown = isInline || uri.startsWith('https://') || kept.has(uri)
      return isKnown ? undefined : no('audioUri', 'Invalid asset')
    },
  }
}
