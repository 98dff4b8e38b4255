import { describe, expect, it } from 'vitest'
import { type ModelValue, readModelShape } from './model-shape.ts'
import type { ModelSettings } from './onnx-job.ts'

const base: ModelSettings = { modelPath: '/m.onnx', sampleRate: 44_100, stems: [], fftSize: 0 }

const value = (name: string, shape: (number | string)[], type = 'float32'): ModelValue => ({
  name,
  isTensor: true,
  type,
  shape,
})

const read = (
  input: (number | string)[],
  output: (number | string)[],
  settings: Partial<ModelSettings> = {},
) =>
  readModelShape(
    { inputs: [value('in', input)], outputs: [value('out', output)] },
    { ...base, ...settings },
  )

const ports = { input: 'in', output: 'out' }

describe('models of waveforms', () => {
  it('are known by two channels in and stems out', () => {
    expect(read([1, 2, 343_980], [1, 4, 2, 343_980])).toEqual({
      family: 'waveform',
      ...ports,
      length: 343_980,
      stems: ['drums', 'bass', 'other', 'vocals'],
    })
  })

  it('may take any length and any batch, and leave their output untold', () => {
    const dynamic = read(['batch', 2, 'samples'], ['batch', 2, 2, 'samples'])
    expect(dynamic).toMatchObject({ length: 343_980, stems: ['vocals', 'backing'] })
    const stems = ['vocals', 'drums', 'other'] as const
    expect(read([1, 2, 44_100], [], { stems })).toMatchObject({ stems })
    expect(read([1, 2, 44_100], [1, 'stems', 2, 44_100], { stems })).toMatchObject({ stems })
  })
})

describe('models of spectra', () => {
  it.each([
    [2048, 6144],
    [3072, 6144],
    [2560, 5120],
    [1024, 2048],
    [1025, 2048],
  ])('with %i frequencies usually want spectra of %i samples', (bins, fftSize) => {
    expect(read(['batch', 4, bins, 256], ['batch', 4, bins, 256])).toEqual({
      family: 'spectrogram',
      ...ports,
      stems: ['vocals'],
      fftSize,
      bins,
      frames: 256,
    })
  })

  it('are taken as the settings say', () => {
    const settings = { fftSize: 7680, stems: ['backing'] } as const
    expect(read([1, 4, 3072, 'frames'], [], settings)).toMatchObject({
      fftSize: 7680,
      stems: ['backing'],
      frames: 256,
    })
  })
})

describe('what is refused with the reason', () => {
  it.each<[ReturnType<typeof value>[], ReturnType<typeof value>[], string]>([
    [[], [], '0 inputs'],
    [[value('a', [1, 2, 9000]), value('b', [1])], [value('c', [])], '2 inputs'],
    [[value('a', [1, 2, 9000])], [value('b', []), value('c', [])], '2 outputs'],
    [[value('a', [1, 2, 9000], 'float16')], [value('b', [])], 'float16'],
    [[value('a', [1, 2, 9000])], [value('b', [], 'int64')], 'int64'],
    [[{ name: 'a', isTensor: false }], [value('b', [])], 'no numbers'],
  ])('%#', (inputs, outputs, reason) => {
    expect(() => readModelShape({ inputs, outputs }, base)).toThrow(reason)
  })

  it.each<[string, (number | string)[], (number | string)[], Partial<ModelSettings>, string]>([
    ['a picture', [1, 3, 224, 224], [1, 1000], {}, '[1, 3, 224, 224]'],
    ['nothing told', [], [], {}, 'Its input is []'],
    ['many at once', [8, 2, 44_100], [8, 4, 2, 44_100], {}, '[8, 2, 44100]'],
    ['one channel', [1, 1, 44_100], [1, 4, 1, 44_100], {}, '[1, 1, 44100]'],
    ['a sliver', [1, 2, 100], [1, 4, 2, 100], {}, '100 samples'],
    ['an hour', [1, 2, 158_760_000], [1, 4, 2, 158_760_000], {}, '158760000 samples'],
    ['another length out', [1, 2, 9000], [1, 4, 2, 8000], {}, '[1, 4, 2, 8000]'],
    ['no stems', [1, 2, 9000], [1, 2, 9000], {}, 'wanted is [1, stems, 2, samples]'],
    ['untold stems', [1, 2, 9000], [], {}, 'named in the settings'],
    ['too many stems', [1, 2, 9000], [1, 9, 2, 9000], {}, '[1, 9, 2, 9000]'],
    ['unnamed stems', [1, 2, 9000], [1, 3, 2, 9000], {}, 'must name them'],
    ['stems misnamed', [1, 2, 9000], [1, 4, 2, 9000], { stems: ['vocals'] }, 'settings name 1'],
    ['unknown frequencies', [1, 4, 'f', 256], [1, 4, 'f', 256], {}, 'how many frequencies'],
    ['odd frequencies', [1, 4, 1999, 256], [1, 4, 1999, 256], {}, 'size of a spectrum'],
    ['too fine', [1, 4, 3072, 256], [1, 4, 3072, 256], { fftSize: 4096 }, 'have fewer'],
    ['hardly any frames', [1, 4, 2048, 4], [1, 4, 2048, 4], {}, '4 frames'],
    ['too many frames', [1, 4, 2048, 2 ** 20], [1, 4, 2048, 2 ** 20], {}, '1048576 frames'],
    ['another shape out', [1, 4, 2048, 256], [1, 2, 2048, 256], {}, '[1, 2, 2048, 256]'],
  ])('%s', (_, input, output, settings, reason) => {
    expect(() => read(input, output, settings)).toThrow(
      expect.objectContaining({ kind: 'invalid', message: expect.stringContaining(reason) }),
    )
  })
})
