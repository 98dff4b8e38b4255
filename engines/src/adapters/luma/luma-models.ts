// The models of Luma that make clips, as data.
import type { ClipField, ClipModel } from '../../mapped-clip.ts'

const film = ['film'] as const
const fields: readonly ClipField[] = [
  {
    name: 'aspect',
    to: 'aspect_ratio',
    kind: 'aspect',
    options: ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9', '9:21'],
    fallback: '16:9',
    tasks: film,
  },
  {
    name: 'resolution',
    kind: 'choice',
    options: ['540p', '720p', '1080p', '4k'],
    fallback: '720p',
  },
  {
    name: 'seconds',
    to: 'duration',
    kind: 'choice',
    options: ['5', '9'],
    fallback: '5',
    values: { '5': '5s', '9': '9s' },
  },
  { name: 'loop', label: 'Loop', kind: 'flag', fallback: false, tasks: film },
]

const ray = (name: string, label: string): ClipModel => ({
  name,
  label,
  tasks: {
    film: {
      prompt: 'wanted',
      inputs: [
        { role: 'first-frame', least: 0, most: 1 },
        { role: 'last-frame', least: 0, most: 1 },
      ],
    },
    prolong: {
      prompt: 'wanted',
      inputs: [{ role: 'last-frame', least: 0, most: 1 }],
      parent: true,
    },
  },
  fields,
  // Unverified: the vendor names no limit where we could read it.
  promptLimit: 5000,
})

export const lumaModels: readonly ClipModel[] = [
  ray('ray-2', 'Luma Ray 2'),
  ray('ray-flash-2', 'Luma Ray 2 Flash'),
]
