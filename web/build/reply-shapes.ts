// Vite plugin: `virtual:reply-shapes` holds what the contract says of the lists and objects in each reply, made from its schemas.
import { api } from '@atelier/contract'
import { describeReplies } from '@atelier/contract/describe-replies'
import type { Plugin } from 'vite'

const publicId = 'virtual:reply-shapes'
const resolvedId = `\0${publicId}`

export function replyShapes(): Plugin {
  return {
    name: 'atelier:reply-shapes',
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    load: (id) =>
      id === resolvedId
        ? `export const shapes = JSON.parse(${JSON.stringify(JSON.stringify(describeReplies(api)))})`
        : undefined,
  }
}
