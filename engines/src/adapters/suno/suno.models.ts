// What the versions of Suno take, as far as a dialect passes it on.
import type { MediaModelDeclaration, ModelField } from '@atelier/contract/model-declaration'
import type { MusicTask } from '@atelier/contract/work-terms'
import { EngineError } from '../../errors.ts'
import type { ListedMusicModel } from '../../kinds/music.ts'
import type { Dialect, SunoModel } from './suno.dialect.ts'

const limits = (lyricsLimit: number, styleLimit: number, titleLimit: number) => ({
  lyricsLimit,
  styleLimit,
  titleLimit,
})
/** As docs.sunoapi.org has them; what other dialects pass on meets the same limits at Suno. */
export const olderLimits = limits(3000, 200, 80)
export const newerLimits = limits(5000, 1000, 100)

/** Versions by the names that Suno itself gives them, which all but one dialect use. */
export const chirpModels: readonly SunoModel[] = [
  { name: 'chirp-v3-5', label: 'Suno v3.5', ...olderLimits },
  { name: 'chirp-v4', label: 'Suno v4', ...olderLimits },
  { name: 'chirp-auk', label: 'Suno v4.5', ...newerLimits },
  { name: 'chirp-bluejay', label: 'Suno v4.5+', ...newerLimits },
  { name: 'chirp-crow', label: 'Suno v5', ...newerLimits },
]

/** Those that the dialect is known for, or those that were named instead: new versions come often. */
export function modelsOf({ models }: Dialect, named: string): readonly SunoModel[] {
  const names = [...new Set(named.split(',').map((name) => name.trim()))].filter(Boolean)
  if (names.length === 0) return models
  return names.map(
    (name) =>
      models.find((model) => model.name === name) ?? {
        name,
        label: `Suno ${name}`,
        ...olderLimits,
      },
  )
}

/** Throws EngineError `invalid`. */
export function modelNamed(models: readonly SunoModel[], name: string): SunoModel {
  const model = models.find((one) => one.name === name)
  if (model) return model
  throw new EngineError('invalid', `There is no model "${name}" at this connection.`)
}

export const toListed = (model: SunoModel, dialect: Dialect): ListedMusicModel => ({
  name: model.name,
  label: model.label,
  sings: true,
  declaration: {
    tasks: tasksOf(dialect),
    fields: fieldsOf(model, dialect),
    // A pair comes of one request: two takes of it.
    mostResults: 1,
    promptLimit: dialect.ideaLimit,
    negativePrompt: dialect.takesUnwanted,
  },
})

function tasksOf(dialect: Dialect): MediaModelDeclaration<MusicTask>['tasks'] {
  const join = { prompt: 'none', inputs: [], parent: true } as const
  return {
    // An idea, or lyrics, or a style: any of them is enough.
    compose: { prompt: 'optional', inputs: [] },
    continue: {
      prompt: dialect.continuesByIdea ? 'optional' : 'none',
      inputs: [],
      parent: true,
    },
    ...(dialect.calls('').join ? { join } : {}),
    'write-lyrics': { prompt: 'wanted', inputs: [] },
  }
}

function fieldsOf(
  { lyricsLimit, styleLimit, titleLimit }: SunoModel,
  { takesVoice }: Dialect,
): ModelField<MusicTask>[] {
  const tasks = ['compose', 'continue'] as const
  return [
    { name: 'lyrics', kind: 'text', max: lyricsLimit, tasks },
    { name: 'style', kind: 'text', max: styleLimit, tasks },
    { name: 'title', kind: 'text', max: titleLimit, tasks },
    { name: 'instrumental', kind: 'flag', fallback: false, tasks: ['compose'] },
    ...(takesVoice
      ? [
          {
            name: 'vocalGender',
            label: 'Voice',
            kind: 'choice',
            options: ['auto', 'female', 'male'],
            fallback: 'auto',
            tasks,
          } as const,
        ]
      : []),
    // 0: from the end of the song.
    { name: 'from', kind: 'number', min: 0, max: 480, step: 1, fallback: 0, tasks: ['continue'] },
  ]
}
