// Small files that go to engines of clips and come from their stand-ins.
import type { MediaRole } from '@atelier/contract/work-terms'
import type { MediaInput } from '../kinds/work.ts'
import { samplePng } from './sample-picture.ts'

/** The head of an MP4: enough to be told from everything else, too little to be played. */
export const sampleMp4 = (): Buffer => {
  const type = Buffer.from('ftypisom\0\0\x02\0isommp42', 'latin1')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(type.length + 4)
  return Buffer.concat([size, type])
}

export const isMp4 = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp'

/** A file that goes along, such as `at` makes it differ from others of its role; it can be fetched from outside. */
export function sampleInput(role: MediaRole, at = 0): MediaInput {
  const url = `https://atelier.example/files/${role}-${at}`
  if (role === 'clip')
    return {
      role,
      mime: 'video/mp4',
      data: new Uint8Array([...sampleMp4(), at]),
      url: `${url}.mp4`,
      width: 640,
      height: 360,
      seconds: 4,
    }
  const data = new Uint8Array(samplePng(8, 8 + at, role === 'last-frame' ? 200 : 100))
  return { role, mime: 'image/png', data, url: `${url}.png`, width: 8, height: 8 + at }
}
