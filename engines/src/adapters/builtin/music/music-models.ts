// What the composer offers.
import type { MediaModelDeclaration, ModelField } from '@atelier/contract/model-declaration'
import type { MusicTask } from '@atelier/contract/work-terms'
import type { ListedMusicModel } from '../../../kinds/music.ts'
import { ownMusicTexts } from './model-texts.ts'
import { moods } from './score/plan.ts'
import { scaleNames, tonics } from './score/scales.ts'

export const composerModel = 'builtin-composer'

const songs: readonly MusicTask[] = ['compose', 'continue']

/** `tempo` is 0 for what the style and the mood suggest. */
const fields: readonly ModelField<MusicTask>[] = [
  { name: 'style', kind: 'text', max: 1000, tasks: ['compose'] },
  {
    name: 'mood',
    kind: 'choice',
    options: ['auto', ...moods],
    fallback: 'auto',
    tasks: ['compose'],
  },
  { name: 'tempo', kind: 'number', min: 0, max: 200, step: 1, fallback: 0, tasks: ['compose'] },
  { name: 'seconds', kind: 'number', min: 10, max: 240, step: 1, fallback: 60, tasks: songs },
  { name: 'from', kind: 'number', min: 0, max: 480, step: 0.01, fallback: 0, tasks: ['continue'] },
  { name: 'lyrics', kind: 'text', max: 5000, tasks: songs },
  { name: 'title', kind: 'text', max: 120, tasks: ['compose', 'continue', 'join'] },
  { name: 'instrumental', kind: 'flag', fallback: false, tasks: songs },
  {
    name: 'key',
    kind: 'choice',
    options: ['auto', ...tonics],
    fallback: 'auto',
    tasks: ['compose'],
    advanced: true,
  },
  {
    name: 'scale',
    kind: 'choice',
    options: ['auto', ...scaleNames],
    fallback: 'auto',
    tasks: ['compose'],
    advanced: true,
  },
  {
    name: 'seed',
    kind: 'seed',
    max: 4_294_967_295,
    tasks: ['compose', 'continue', 'write-lyrics'],
    advanced: true,
  },
]

export const composerDeclaration: MediaModelDeclaration<MusicTask> = {
  tasks: {
    compose: { prompt: 'optional', inputs: [] },
    continue: { prompt: 'optional', inputs: [], parent: true },
    join: { prompt: 'none', inputs: [], parent: true },
    'write-lyrics': { prompt: 'wanted', inputs: [] },
  },
  fields,
  mostResults: 2,
  promptLimit: 2000,
  negativePrompt: false,
}

export const listComposerModels = (): ListedMusicModel[] => [
  {
    name: composerModel,
    ...ownMusicTexts('en-US'),
    declaration: composerDeclaration,
    sings: false,
  },
]
