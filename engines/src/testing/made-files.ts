// What stand-ins hand out when a file that they made is fetched, by the end of its address.
import type { ServerResponse } from 'node:http'
import { sampleMp3 } from './music-sample.ts'
import { samplePng } from './sample-picture.ts'
import { sampleMp4 } from './video-sample.ts'

/** For those who read what they fetch: files that play. Without them there is no more than the head of one. */
export type PlayableFiles = { clip?: Uint8Array; song?: Uint8Array }

export function sendMade(path: string, response: ServerResponse, playable?: PlayableFiles): void {
  const [type, bytes] = path.endsWith('.mp4')
    ? ['video/mp4', playable?.clip ?? sampleMp4()]
    : /\.(mp3|wav)$/.test(path)
      ? ['audio/mpeg', playable?.song ?? sampleMp3()]
      : ['image/png', samplePng()]
  response.writeHead(200, { 'content-type': type }).end(bytes)
}
