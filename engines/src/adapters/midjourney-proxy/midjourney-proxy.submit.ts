// Turns a request into what is posted: a path below the address, and its fields.
import { EngineError } from '../../errors.ts'
import type { ImageInput, ImageRequest } from '../../kinds/image.ts'
import { toDataUrl } from '../../picture-text.ts'
import { buttonFor } from './buttons.ts'
import type { TaskTicket } from './midjourney-proxy.status.ts'
import { type NamedPictures, writePrompt } from './prompt-flags.ts'
import type { Version } from './versions.ts'

export type Submission = {
  path: string
  fields: Record<string, unknown>
  /** What the window wants that opens then; absent where none opens. */
  modal?: { prompt?: string; maskBase64?: string }
}

export type SubmitContext = { version: Version; parent: TaskTicket | null; named: NamedPictures }

/** Throws EngineError `invalid` for what cannot be asked of Midjourney. */
export function toSubmission(request: ImageRequest, context: SubmitContext): Submission {
  const { task, pictures } = request
  const source = pictures.find(({ role }) => role === 'source')
  switch (task) {
    case 'draw':
      return imagine(request, context)
    case 'blend':
      return {
        path: '/submit/blend',
        fields: {
          base64Array: pictures.filter(({ role }) => role !== 'mask').map(toDataUrl),
          dimensions: String(request.params.dimensions ?? 'square').toUpperCase(),
        },
      }
    case 'describe':
      return { path: '/submit/describe', fields: { base64: toDataUrl(wanted(source)) } }
    case 'shorten':
      return { path: '/submit/shorten', fields: { prompt: request.prompt } }
    case 'restyle':
      return onPicture('/submit/retexture', request, context, source)
    case 'edit':
      return edit(request, context, source)
    default:
      return goOn(request, context)
  }
}

function imagine(request: ImageRequest, { version, named }: SubmitContext): Submission {
  const isCharacter = request.params.referenceAs === 'character'
  const references = request.pictures.filter(
    ({ role }) => (role === 'reference' && !isCharacter) || role === 'source',
  )
  const prompt = writePrompt({ ...request, hasReferences: references.length > 0 }, version, named)
  return { path: '/submit/imagine', fields: { prompt, base64Array: references.map(toDataUrl) } }
}

/** With a mask only where the picture is one of Midjourney's own; any other is changed as a whole. */
function edit(
  request: ImageRequest,
  context: SubmitContext,
  source: ImageInput | undefined,
): Submission {
  const mask = request.pictures.find(({ role }) => role === 'mask')
  if (mask === undefined) return onPicture('/submit/edits', request, context, source)
  if (context.parent === null)
    throw new EngineError(
      'invalid',
      'Midjourney changes a part only of a picture that it made itself and that was upscaled.',
    )
  return {
    ...goOn(request, context),
    modal: { prompt: request.prompt, maskBase64: toDataUrl(mask) },
  }
}

const onPicture = (
  path: string,
  request: ImageRequest,
  { version }: SubmitContext,
  source: ImageInput | undefined,
): Submission => ({
  path,
  fields: {
    prompt: writePrompt({ ...request, params: {}, hasReferences: false }, version),
    image: toDataUrl(wanted(source)),
  },
})

/** By a button of the earlier work where it has any, else by the older way of asking. */
function goOn(request: ImageRequest, { parent }: SubmitContext): Submission {
  const { task, params, prompt } = request
  if (parent === null)
    throw new EngineError(
      'invalid',
      'This goes on from an earlier work of Midjourney, and there is none.',
    )
  const index = request.parent?.index ?? 0
  if (!parent.buttons?.length) return change(task, parent.id, index)
  const { customId, modal } = buttonFor(task, parent.buttons, {
    index,
    params,
    hasPrompt: prompt !== '',
  })
  const zoom = task === 'zoom' && modal ? ` --zoom ${params.zoom ?? 2}` : ''
  return {
    path: '/submit/action',
    fields: { taskId: parent.id, customId, ...(prompt && !modal ? { enableRemix: true } : {}) },
    ...(modal || prompt ? { modal: { prompt: `${prompt}${zoom}`.trim() } } : {}),
  }
}

const changes: Partial<Record<ImageRequest['task'], string>> = {
  upscale: 'UPSCALE',
  vary: 'VARIATION',
  reroll: 'REROLL',
}

function change(task: ImageRequest['task'], taskId: string, index: number): Submission {
  const action = changes[task]
  if (action === undefined)
    throw new EngineError('invalid', `This proxy cannot do "${task}" with an earlier work.`)
  const place = action === 'REROLL' ? {} : { index: index + 1 }
  return { path: '/submit/change', fields: { taskId, action, ...place } }
}

function wanted(picture: ImageInput | undefined): ImageInput {
  if (picture) return picture
  throw new EngineError('invalid', 'A picture is wanted for this.')
}
