// The words of everything that is made through the queue, for both sides of the wire and for engines. No imports: a browser loads it.

/** What a work is made of. */
export const workKinds = ['image', 'video', 'music', 'stems'] as const
export type WorkKind = (typeof workKinds)[number]

/** Where a work belongs: each screen that makes works shows its own. Numbers as on the wire. */
export const workTypes = {
  midjourney: 1,
  draw: 2,
  square: 3,
  sd3: 4,
  tool: 5,
  video: 6,
  music: 7,
  separation: 8,
} as const
export type WorkTypeName = keyof typeof workTypes
export type WorkType = (typeof workTypes)[WorkTypeName]

export const workTypeNames = Object.keys(workTypes) as WorkTypeName[]

/** What a type is called; undefined for a number that only a newer version knows. */
export const workTypeName = (type: number): WorkTypeName | undefined =>
  workTypeNames.find((name) => workTypes[name] === type)

/** Works that one call may ask for. */
export const maxWorks = 40

/** How a work stands. Numbers as on the wire; those above 2 are final. */
export const workStates = { waiting: 1, running: 2, done: 3, failed: 4, stopped: 5 } as const
export type WorkStateName = keyof typeof workStates
export type WorkState = (typeof workStates)[WorkStateName]

export const isUnderWay = (state: WorkState): boolean => state <= workStates.running

/**
 * What can be asked of something that makes pictures. `draw` from words, with or without pictures to go by; `edit` changes a picture by
 * words, within a mask where there is one; `vary`, `reroll`, `zoom`, `pan` go on from an earlier work; `blend` makes one of several;
 * `describe` and `shorten` answer with words; the others change a picture without being told how.
 */
export const imageTasks = [
  'draw',
  'edit',
  'vary',
  'reroll',
  'upscale',
  'zoom',
  'pan',
  'blend',
  'describe',
  'shorten',
  'remove-background',
  'outpaint',
  'erase',
  'restyle',
  'convert',
  'compress',
  'watermark',
  'slice',
] as const
export type ImageTask = (typeof imageTasks)[number]

/**
 * What can be asked of something that makes clips: `film` from words or pictures; `prolong` goes on from a clip; `anime` draws a person's
 * clip again.
 */
export const videoTasks = ['film', 'prolong', 'anime'] as const
export type VideoTask = (typeof videoTasks)[number]

/**
 * What can be asked of something that makes songs: `compose` from an idea or from lyrics; `continue` goes on from an earlier song's second;
 * `join` makes one whole song of a song and what went before it; `write-lyrics` answers with words.
 */
export const musicTasks = ['compose', 'continue', 'join', 'write-lyrics'] as const
export type MusicTask = (typeof musicTasks)[number]

/** What can be asked of something that takes songs apart. */
export const stemsTasks = ['separate'] as const
export type StemsTask = (typeof stemsTasks)[number]

export const workTasks = [...imageTasks, ...videoTasks, ...musicTasks, ...stemsTasks] as const
export type WorkTask = (typeof workTasks)[number]

/** The tracks that a song is taken apart into; `backing` is everything but the voice. */
export const stemNames = ['vocals', 'backing', 'drums', 'bass', 'guitar', 'piano', 'other'] as const
export type StemName = (typeof stemNames)[number]

/** What a file that goes along with a clip or a song is for; `reference` is a picture to go by. */
export const mediaRoles = ['first-frame', 'last-frame', 'reference', 'clip', 'song'] as const
export type MediaRole = (typeof mediaRoles)[number]

/** The tasks of pictures that need nothing but what a form can hold. What goes on from an earlier work is asked for there. */
export const formTasks: readonly WorkTask[] = [
  ...(['draw', 'edit', 'restyle', 'blend', 'upscale'] as const),
  ...(['remove-background', 'outpaint', 'erase', 'describe', 'shorten'] as const),
]

/** What a built-in maker understood of the words of a request, each as it was written, and so what it makes of them. */
export type UnderstoodWords = {
  /** Words that are drawn. */
  known: string[]
  /** Words that it does not know: nothing is drawn for them. */
  unknown: string[]
  /** Words that it knows, but has no place for beside the others. */
  leftOut: string[]
}

/** These are answered with words, which lead back into the form where prompts are written at length. */
export const wordTasks: readonly WorkTask[] = ['describe', 'shorten', 'write-lyrics']

/**
 * What a picture that goes along is for: what is changed or begun with; what to go by; its style alone; where to change it, white on black.
 */
export const pictureRoles = ['source', 'reference', 'style', 'mask'] as const
export type PictureRole = (typeof pictureRoles)[number]

/** What any file that goes along with a request is for. */
export const inputRoles = [...pictureRoles, 'first-frame', 'last-frame', 'clip', 'song'] as const
export type InputRole = (typeof inputRoles)[number]

/** What a file is that goes along. */
export type Medium = 'picture' | 'clip' | 'song'

export const mediumOfRole = (role: InputRole): Medium =>
  role === 'clip' || role === 'song' ? role : 'picture'

const kindsByType: { readonly [Type in WorkType]?: WorkKind } = {
  [workTypes.video]: 'video',
  [workTypes.music]: 'music',
  [workTypes.separation]: 'stems',
}

/** What the works of a screen are made of. */
export const kindOfType = (type: WorkType): WorkKind => kindsByType[type] ?? 'image'
