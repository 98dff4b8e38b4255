import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { dialects } from './adapters/suno/suno.dialects.ts'
import { findEngine } from './catalog.ts'
import { connectionsFromEnv, findLocalServers } from './find-connections.ts'
import { startOpenAiServer } from './testing/openai-server.ts'
import { createTestIo } from './testing/test-io.ts'

const addresses = (env: Record<string, string>) =>
  connectionsFromEnv(env).map(({ preset, settings }) => [preset, settings.baseUrl, settings.apiKey])

describe('connections from the environment', () => {
  it('are made of the names that vendors use', () => {
    expect(
      addresses({
        OPENAI_API_KEY: 'sk-1',
        ANTHROPIC_API_KEY: 'sk-2',
        GOOGLE_API_KEY: 'g-3',
        DEEPSEEK_API_KEY: ' sk-4 ',
        XAI_API_KEY: '',
        HOME: '/root',
      }),
    ).toEqual([
      ['openai', 'https://api.openai.com/v1', 'sk-1'],
      ['deepseek', 'https://api.deepseek.com/v1', 'sk-4'],
      ['anthropic', 'https://api.anthropic.com', 'sk-2'],
      ['gemini', 'https://generativelanguage.googleapis.com', 'g-3'],
    ])
  })

  it('take an address instead of the default one, also without a key', () => {
    expect(
      addresses({
        OPENAI_BASE_URL: 'http://10.0.0.7:9000/v1',
        ANTHROPIC_BASE_URL: 'https://proxy.example/a',
      }),
    ).toEqual([
      ['openai', 'http://10.0.0.7:9000/v1', ''],
      ['anthropic', 'https://proxy.example/a', ''],
    ])
  })

  it('are made of the addresses of servers that draw', () => {
    const found = connectionsFromEnv({
      MIDJOURNEY_PROXY_URL: 'https://mj.example/mj/',
      MIDJOURNEY_PROXY_SECRET: 'x',
      COMFYUI_URL: '0.0.0.0',
      AUTOMATIC1111_URL: 'box',
    })
    expect(
      found.map(({ engine, settings }) => [engine, settings.baseUrl, settings.apiKey]),
    ).toEqual([
      ['midjourney-proxy', 'https://mj.example/mj', 'x'],
      ['comfyui', 'http://127.0.0.1:8188', ''],
      ['automatic1111', 'http://box:7860', ''],
    ])
  })

  it.each([
    ['0.0.0.0', 'http://127.0.0.1:11434/v1'],
    ['box:9999', 'http://box:9999/v1'],
    ['http://box:11434/', 'http://box:11434/v1'],
    ['https://box/ollama/v1/', 'https://box/ollama/v1'],
  ])('complete the address %s', (given, complete) => {
    expect(addresses({ OLLAMA_HOST: given })).toEqual([['ollama', complete, '']])
  })
})

describe('connections that make pictures', () => {
  it('are made of the names that their vendors use', () => {
    expect(
      addresses({
        STABILITY_API_KEY: 'sk-1',
        BFL_API_KEY: 'b-2',
        FAL_KEY: 'id:3',
        REPLICATE_API_TOKEN: 'r8_4',
      }),
    ).toEqual([
      ['stability', 'https://api.stability.ai', 'sk-1'],
      ['flux', 'https://api.bfl.ai', 'b-2'],
      ['fal', 'https://queue.fal.run', 'id:3'],
      ['replicate', 'https://api.replicate.com', 'r8_4'],
    ])
  })

  it.each([
    ['STABILITY_BASE_URL', 'proxy.example/stability/', 'https://proxy.example/stability'],
    ['BFL_BASE_URL', 'https://api.eu.bfl.ai/v1', 'https://api.eu.bfl.ai/v1'],
    ['FAL_BASE_URL', 'http://10.0.0.7:9000', 'http://10.0.0.7:9000'],
    ['REPLICATE_BASE_URL', 'https://proxy.example', 'https://proxy.example'],
  ])('take an address from %s, encrypted unless it says otherwise', (name, given, complete) => {
    expect(addresses({ [name]: given }).map(([, address]) => address)).toEqual([complete])
  })
})

describe('connections that make clips, songs and stems', () => {
  const found = (env: Record<string, string>) =>
    connectionsFromEnv(env).map(({ engine, settings }) => [engine, settings])

  it('are made of the names that their vendors use', () => {
    expect(
      addresses({ RUNWAYML_API_SECRET: 'key_1', LUMAAI_API_KEY: 'luma-2', KLING_API_KEY: 'k-3' }),
    ).toEqual([
      ['runway', 'https://api.dev.runwayml.com', 'key_1'],
      ['luma', 'https://api.lumalabs.ai/dream-machine/v1', 'luma-2'],
      ['kling', 'https://api-singapore.klingai.com', 'k-3'],
    ])
  })

  it.each([
    ['RUNWAYML_BASE_URL', 'proxy.example/runway/', 'https://proxy.example/runway'],
    ['LUMAAI_BASE_URL', 'https://proxy.example/v1', 'https://proxy.example/v1'],
    ['KLING_BASE_URL', 'https://api-beijing.klingai.com', 'https://api-beijing.klingai.com'],
    ['SUNO_BASE_URL', 'https://api.kie.ai', 'https://api.kie.ai'],
  ])('take an address from %s', (name, given, complete) => {
    expect(addresses({ [name]: given }).map(([, address]) => address)).toEqual([complete])
  })

  it('have a key of two parts where the vendor gives one', () => {
    expect(found({ KLING_ACCESS_KEY: 'a', KLING_SECRET_KEY: 's' })).toEqual([
      ['kling', { baseUrl: 'https://api-singapore.klingai.com', apiKey: 'a', secretKey: 's' }],
    ])
    const id = { ALIBABA_CLOUD_ACCESS_KEY_ID: 'a' }
    expect(found({ ...id, ALIBABA_CLOUD_ACCESS_KEY_SECRET: 's' })).toEqual([
      [
        'alibaba',
        { baseUrl: 'https://videoenhan.cn-shanghai.aliyuncs.com', apiKey: 'a', secretKey: 's' },
      ],
    ])
    expect(found(id)).toEqual([])
  })

  it('know who speaks for Suno, and where that one usually is', () => {
    expect(found({ SUNO_API_KEY: 'x' })).toEqual([
      ['suno', { baseUrl: 'https://api.sunoapi.org', apiKey: 'x' }],
    ])
    const own = found({ SUNO_DIALECT: 'gcui', SUNO_API_KEY: 'cookie' })
    expect(own).toEqual([
      ['suno', { baseUrl: dialects.gcui.defaultBaseUrl, apiKey: 'cookie', dialect: 'gcui' }],
    ])
    expect(found({ SUNO_DIALECT: 'new-api', SUNO_BASE_URL: 'https://gate.example/' })).toEqual([
      ['suno', { baseUrl: 'https://gate.example', apiKey: '', dialect: 'new-api' }],
    ])
    expect(found({ SUNO_DIALECT: 'gcui' })).toEqual([])
  })

  it('are a model file of one’s own, with what is said of it', () => {
    const model = { SEPARATION_MODEL_PATH: '/models/voice.onnx' }
    expect(found(model)).toEqual([['onnx', { modelPath: '/models/voice.onnx' }]])
    expect(found({ ...model, SEPARATION_MODEL_STEMS: 'vocals,instrumental' })).toEqual([
      ['onnx', { modelPath: '/models/voice.onnx', stems: 'vocals,instrumental' }],
    ])
    expect(found({ SEPARATION_MODEL_STEMS: 'vocals' })).toEqual([])
  })

  it('are as their engines want them', () => {
    const all = connectionsFromEnv({
      RUNWAYML_API_SECRET: 'x',
      LUMAAI_API_KEY: 'x',
      KLING_API_KEY: 'x',
      SUNO_API_KEY: 'x',
      ALIBABA_CLOUD_ACCESS_KEY_ID: 'x',
      ALIBABA_CLOUD_ACCESS_KEY_SECRET: 'x',
      SUNO_DIALECT: 'suno-api',
      SEPARATION_MODEL_PATH: '/m.onnx',
      SEPARATION_MODEL_SAMPLE_RATE: '48000',
    })
    expect(all).toHaveLength(6)
    for (const { engine, settings } of all)
      expect(findEngine(engine)?.settings.parse(settings)).toMatchObject(
        engine === 'onnx' ? { sampleRate: 48_000 } : settings,
      )
  })
})

describe('model servers on this machine', () => {
  const open: (Server | { close(): unknown })[] = []
  const serve = async (listener: RequestListener) => {
    const server = createServer(listener)
    open.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const json = (value: unknown): RequestListener => {
    return (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    }
  }
  afterEach(() => {
    for (const server of open.splice(0)) {
      if ('closeAllConnections' in server) server.closeAllConnections()
      server.close()
    }
  })

  it('are found by the shape of their answer, and other programs are left alone', async () => {
    const ollama = await serve(json({ models: [{ name: 'qwen3:8b', size: 1 }] }))
    const llama = await serve(
      json({ object: 'list', data: [{ id: 'm', object: 'model', owned_by: 'llamacpp' }] }),
    )
    const upstream = await startOpenAiServer()
    open.push(upstream)
    const other = await serve(json({ data: [{ id: 'order-1', total: 3 }] }))
    const page = await serve((_, response) => void response.end('<html>'))
    const mute = await serve(() => {})
    const comfy = await serve(json({ system: { os: 'posix' }, devices: [] }))
    const webui = await serve(json([{ title: 'a [1]', model_name: 'a', hash: '1' }]))
    const place = (preset: string, origin: string) => ({ preset, label: preset, origin })
    const io = createTestIo()
    const found = await findLocalServers(io, [
      place('ollama', ollama),
      place('vllm', llama),
      place('lmstudio', upstream.origin),
      place('a', other),
      place('b', page),
      place('c', mute),
      place('comfyui', comfy),
      place('automatic1111', webui),
      place('comfyui', webui),
      place('automatic1111', other),
      place('d', 'http://127.0.0.1:1'),
    ])
    expect(found).toEqual([
      {
        engine: 'openai-compatible',
        preset: 'ollama',
        label: 'ollama',
        settings: { baseUrl: `${ollama}/v1`, apiKey: '' },
      },
      {
        engine: 'openai-compatible',
        preset: 'vllm',
        // It is spoken with as what it says that it is, whatever its port is used for.
        vendor: 'llamacpp',
        label: 'llama.cpp',
        settings: { baseUrl: `${llama}/v1`, apiKey: '' },
      },
      {
        engine: 'openai-compatible',
        preset: 'lmstudio',
        label: 'lmstudio',
        settings: { baseUrl: upstream.url, apiKey: '' },
      },
      {
        engine: 'comfyui',
        preset: 'comfyui',
        label: 'comfyui',
        settings: { baseUrl: comfy, apiKey: '' },
      },
      {
        engine: 'automatic1111',
        preset: 'automatic1111',
        label: 'automatic1111',
        settings: { baseUrl: webui, apiKey: '' },
      },
    ])
    await io.close()
  })
})
