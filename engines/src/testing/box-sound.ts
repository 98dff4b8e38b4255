// A sound in the box of a clip, its packets as they are.
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

const formats = {
  mp4: () => new Mp4OutputFormat(),
  mov: () => new MovOutputFormat(),
  webm: () => new WebMOutputFormat(),
}

export async function boxSound(file: Uint8Array, kind: keyof typeof formats): Promise<Uint8Array> {
  const target = new BufferTarget()
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(file) })
  const output = new Output({ format: formats[kind](), target })
  const conversion = await Conversion.init({ input, output })
  await conversion.execute()
  if (!target.buffer) throw new Error('Nothing was written.')
  return new Uint8Array(target.buffer)
}
