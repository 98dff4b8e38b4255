// What is being written, by conversation, outside React: texts and pictures stay where they belong while people go elsewhere, and
// uploads go on meanwhile. Conversation 0 is the one that does not exist yet.
import type { Upload } from '@atelier/contract/features/identity/uploads'
import type { Draft } from './draft-shelf.ts'

export type Picture = {
  key: string
  name: string
  /** Address of what is shown: the file itself until it is uploaded. */
  preview: string
  state: 'uploading' | 'ready' | 'failed'
  /** 0 to 1; null where nobody knows. */
  progress: number | null
  upload: Upload | null
  /** Null for a picture that came with a kept draft. */
  file: File | null
  /** Why it failed. */
  problem: string
}

export type Notice = {
  text: string
  requestId?: string | undefined
  /** Sends it again. */
  again?: () => void
}

export type Composed = {
  text: string
  pictures: readonly Picture[]
  /** Why something was not sent or not taken. */
  notice: Notice | null
}

export type ComposerDeps = {
  upload: (
    file: File,
    settings: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<Upload>
  keep: (place: number, draft: Draft) => void
  kept: (place: number) => Draft
  previewOf: (file: File) => string
  dropPreview: (address: string) => void
}

export const maxPictures = 8

const nothing: Composed = { text: '', pictures: [], notice: null }

const joined = (texts: readonly string[]): string =>
  texts.filter((text) => text.trim() !== '').join('\n\n')

export class ComposerStore {
  readonly #deps: ComposerDeps
  readonly #places = new Map<number, Composed>()
  readonly #uploads = new Map<string, AbortController>()
  readonly #listeners = new Set<() => void>()
  #count = 0

  constructor(deps: ComposerDeps) {
    this.#deps = deps
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly at = (place: number): Composed => {
    const known = this.#places.get(place)
    if (known) return known
    const { text, attachments } = this.#deps.kept(place)
    const pictures = attachments.map((upload) => this.#readyPicture(upload))
    const found = text === '' && pictures.length === 0 ? nothing : { ...nothing, text, pictures }
    this.#places.set(place, found)
    return found
  }

  readonly setText = (place: number, text: string): void =>
    this.#change(place, (now) => ({ ...now, text, notice: null }))

  readonly say = (place: number, notice: Notice | null): void =>
    this.#change(place, (now) => ({ ...now, notice }))

  /** Adds pictures and sends them to the server; those beyond `maxPictures` are left out. Returns how many were. */
  readonly addFiles = (place: number, files: readonly File[]): number => {
    const room = Math.max(0, maxPictures - this.at(place).pictures.length)
    const added = files.slice(0, room).map<Picture>((file) => ({
      key: this.#nextKey(),
      name: file.name,
      preview: this.#deps.previewOf(file),
      state: 'uploading',
      progress: null,
      upload: null,
      file,
      problem: '',
    }))
    this.#change(place, (now) => ({ ...now, pictures: [...now.pictures, ...added], notice: null }))
    for (const { key, file } of added) if (file) void this.#send(key, file)
    return files.length - added.length
  }

  readonly retryPicture = (key: string): void => {
    const file = this.#picture(key)?.file
    if (!file) return
    this.#changePicture(key, { state: 'uploading', progress: null, problem: '' })
    void this.#send(key, file)
  }

  readonly removePicture = (place: number, key: string): void => {
    this.#uploads.get(key)?.abort()
    this.#uploads.delete(key)
    const picture = this.#picture(key)
    if (picture?.file) this.#deps.dropPreview(picture.preview)
    this.#change(place, (now) => ({
      ...now,
      pictures: now.pictures.filter((own) => own.key !== key),
      notice: null,
    }))
  }

  /** Takes what was written out of its place, to be sent. */
  readonly take = (place: number): Composed => {
    const taken = this.at(place)
    this.#change(place, () => nothing)
    return taken
  }

  /** Puts back what could not be sent, before what was written since. */
  readonly giveBack = (place: number, taken: Composed, notice: Notice): void =>
    this.#change(place, (now) => ({
      text: joined([taken.text, now.text]),
      pictures: [...taken.pictures, ...now.pictures].slice(0, maxPictures),
      notice,
    }))

  /** Whether a draft of an earlier page still stands in its place; where nothing does, it is put back for its writer to send. */
  readonly restore = (place: number, { text, attachments }: Draft): boolean => {
    const now = this.at(place)
    const ids = now.pictures.map(({ upload }) => upload?.id)
    if (now.text === text && ids.join() === attachments.map(({ id }) => id).join()) return true
    if (now.text.trim() !== '' || now.pictures.length > 0) return false
    const pictures = attachments.map((upload) => this.#readyPicture(upload))
    this.#change(place, () => ({ text, pictures, notice: null }))
    return false
  }

  /** What was given back turned out to have been sent: takes it out again, unless it has been changed. */
  readonly takeBack = (place: number, taken: Composed): void =>
    this.#change(place, (now) => (now.text === taken.text ? nothing : now))

  /** What was taken has been sent: its previews are not needed any more. */
  readonly release = (taken: Composed): void => {
    for (const { file, preview } of taken.pictures) if (file) this.#deps.dropPreview(preview)
  }

  /** Forgets everything that is being written: somebody signed out. */
  readonly forgetAll = (): void => {
    for (const [place, { pictures }] of this.#places) {
      for (const { key } of pictures) this.removePicture(place, key)
      this.#change(place, () => nothing)
    }
  }

  /** The conversation now has a number: what was written for it meanwhile goes along, after what went before. */
  readonly move = (from: number, to: number): void => {
    const moved = this.take(from)
    if (moved.text.trim() === '' && moved.pictures.length === 0) return
    this.#change(to, (now) => ({
      text: joined([now.text, moved.text]),
      pictures: [...now.pictures, ...moved.pictures].slice(0, maxPictures),
      notice: moved.notice ?? now.notice,
    }))
  }

  async #send(key: string, file: File): Promise<void> {
    const abort = new AbortController()
    this.#uploads.set(key, abort)
    try {
      const upload = await this.#deps.upload(file, {
        signal: abort.signal,
        onProgress: (progress) => this.#changePicture(key, { progress }),
      })
      this.#changePicture(key, { state: 'ready', upload, progress: 1 })
    } catch (failure) {
      if (abort.signal.aborted) return
      const problem = failure instanceof Error ? failure.message : ''
      this.#changePicture(key, { state: 'failed', problem, progress: null })
    } finally {
      this.#uploads.delete(key)
    }
  }

  #readyPicture(upload: Upload): Picture {
    return {
      key: this.#nextKey(),
      name: '',
      preview: upload.url,
      state: 'ready',
      progress: 1,
      upload,
      file: null,
      problem: '',
    }
  }

  #nextKey(): string {
    this.#count += 1
    return `picture-${this.#count}`
  }

  #picture(key: string): Picture | undefined {
    for (const { pictures } of this.#places.values()) {
      const found = pictures.find((picture) => picture.key === key)
      if (found) return found
    }
    return undefined
  }

  /** Wherever the picture is by now: its text may have moved to another place while it was uploaded. */
  #changePicture(key: string, fields: Partial<Picture>): void {
    for (const [place, { pictures }] of this.#places) {
      if (!pictures.some((picture) => picture.key === key)) continue
      this.#change(place, (now) => ({
        ...now,
        pictures: now.pictures.map((own) => (own.key === key ? { ...own, ...fields } : own)),
      }))
    }
  }

  #change(place: number, change: (now: Composed) => Composed): void {
    const next = change(this.at(place))
    this.#places.set(place, next)
    this.#deps.keep(place, {
      text: next.text,
      attachments: next.pictures.flatMap(({ upload }) => (upload ? [upload] : [])),
    })
    for (const listener of this.#listeners) listener()
  }
}
