import { defineEngine } from '@atelier/engines/engine'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createSecretBox } from '../../../platform/secret-box.ts'
import { createConnectionOpener, createPlacesReader } from './open-connections.ts'

it('opens each connection once, anew with other settings, and closes what engines keep running', async () => {
  const closed: string[] = []
  const engine = defineEngine({
    id: 'threads',
    label: 'Threads',
    kinds: [],
    settings: z.object({ name: z.string() }),
    create: ({ name }) => ({
      close: async () => {
        closed.push(name)
      },
    }),
  })
  const plain = defineEngine({
    id: 'plain',
    label: 'Plain',
    kinds: [],
    settings: z.object({}),
    create: () => ({}),
  })
  const secrets = createSecretBox('a secret key for tests, of forty letters')
  const opener = createConnectionOpener({ engines: [engine, plain], secrets })
  const connection = (id: number, of: string, settings: object) => ({
    id,
    engine: of,
    choice: null,
    settings: secrets.seal(JSON.stringify(settings)),
  })
  const first = connection(1, 'threads', { name: 'first' })
  expect(opener.open(first)).toBe(opener.open(first))
  expect(opener.open(connection(1, 'threads', { name: 'other' }))).not.toBe(opener.open(first))
  opener.open(connection(2, 'threads', { name: 'second' }))
  opener.open(connection(3, 'plain', {}))
  await opener.close()
  expect(closed.toSorted()).toEqual(['first', 'second'])
})

it.each([
  [{ baseUrl: 'http://comfy.lan:8188/api' }, 'http://comfy.lan:8188', null],
  [
    { baseUrl: 'https://a.example/v1', fileOrigin: 'http://10.0.0.5:9000' },
    'https://a.example',
    'http://10.0.0.5:9000',
  ],
  [{ baseUrl: 'https://a.example', fileOrigin: 'file:///etc' }, 'https://a.example', null],
  [{}, null, null],
])('reads where a connection of %j leads and keeps its files', (settings, origin, fileOrigin) => {
  const secrets = createSecretBox('a secret key for tests, of forty letters')
  const sealed = secrets.seal(JSON.stringify(settings))
  expect(createPlacesReader(secrets)({ settings: sealed })).toEqual({ origin, fileOrigin })
})
