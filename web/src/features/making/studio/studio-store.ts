// The form of one studio, outside React: it stays as it is while people go elsewhere, and uploads go on meanwhile.
import type { Upload } from '@atelier/contract/features/identity/uploads'
import { type InputRole, type Medium, mediumOfRole } from '@atelier/contract/work-terms'
import { emptyForm, type FormInput, type RequestForm } from './request-form.ts'

export type StudioDeps = {
  upload: (
    file: File,
    medium: Medium,
    settings: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<Upload>
  /** Keeps a form for the next visit. */
  keep: (form: RequestForm) => void
  kept: () => RequestForm
  previewOf: (file: File) => string
  dropPreview: (address: string) => void
  /** What is shown when an upload fails and nobody said why. */
  messageOf: (failure: unknown) => string
}

export class StudioStore {
  readonly #deps: StudioDeps
  readonly #listeners = new Set<() => void>()
  readonly #uploads = new Map<string, AbortController>()
  #form: RequestForm | undefined
  #count = 0

  constructor(deps: StudioDeps) {
    this.#deps = deps
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly form = (): RequestForm => {
    this.#form ??= { ...emptyForm, ...this.#deps.kept() }
    return this.#form
  }

  readonly change = (change: (form: RequestForm) => RequestForm): void => {
    const next = change(this.form())
    if (next === this.#form) return
    this.#form = next
    this.#deps.keep({ ...next, inputs: next.inputs.filter(isKept) })
    for (const listener of this.#listeners) listener()
  }

  /** Adds files for a role and sends them to the server, the first `room` of them. Returns how many were left out. */
  readonly addFiles = (role: InputRole, files: readonly File[], room: number): number => {
    const taken = files.slice(0, Math.max(0, room))
    const added = taken.map((file): FormInput => {
      this.#count += 1
      return {
        key: `upload-${this.#count}`,
        role,
        name: file.name,
        preview: this.#deps.previewOf(file),
        url: '',
        state: 'uploading',
        progress: 0,
        source: null,
        width: null,
        height: null,
        durationS: null,
        file,
        problem: '',
      }
    })
    this.change((form) => ({ ...form, inputs: [...form.inputs, ...added] }))
    for (const input of added) void this.#send(input)
    return files.length - taken.length
  }

  readonly remove = (key: string): void => {
    this.#uploads.get(key)?.abort()
    const gone = this.form().inputs.find((picture) => picture.key === key)
    if (gone?.file) this.#deps.dropPreview(gone.preview)
    this.change((form) => ({
      ...form,
      // A mask is painted for its picture, and goes with it.
      inputs: form.inputs.filter(
        (picture) => picture.key !== key && !(gone?.role === 'source' && picture.role === 'mask'),
      ),
    }))
  }

  readonly retry = (key: string): void => {
    const picture = this.form().inputs.find((each) => each.key === key)
    if (picture?.state !== 'failed') return
    this.#changeInput(key, { state: 'uploading', progress: 0, problem: '' })
    void this.#send(picture)
  }

  async #send({ key, role, file, preview }: FormInput): Promise<void> {
    if (!file) return
    const upload = new AbortController()
    this.#uploads.set(key, upload)
    try {
      const { id, url, width, height, durationS } = await this.#deps.upload(
        file,
        mediumOfRole(role),
        {
          signal: upload.signal,
          onProgress: (progress) => this.#changeInput(key, { progress }),
        },
      )
      const ready = { state: 'ready', progress: 1, source: { upload: id }, file: null } as const
      this.#changeInput(key, { ...ready, preview: url, url, width, height, durationS })
      this.#deps.dropPreview(preview)
    } catch (failure) {
      if (!upload.signal.aborted)
        this.#changeInput(key, { state: 'failed', problem: this.#deps.messageOf(failure) })
    } finally {
      this.#uploads.delete(key)
    }
  }

  #changeInput(key: string, fields: Partial<FormInput>): void {
    this.change((form) => ({
      ...form,
      inputs: form.inputs.map((each) => (each.key === key ? { ...each, ...fields } : each)),
    }))
  }
}

/** What is on its way does not survive the page. */
const isKept = ({ state }: FormInput): boolean => state === 'ready'
