// The studios of this page, one for each kind of work, with the browser's network and storage.
import type { WorkTypeName } from '@atelier/contract/work-terms'
import { CallFailure } from '../../../api/call-failure.ts'
import { upload } from '../../../api/upload.ts'
import { inWords } from '../../../i18n/refused-file.ts'
import { fetchLate } from '../../../lib/fetch-late.ts'
import { FileRefusal } from '../../../lib/incoming/file-refusal.ts'
import { preparePicture } from '../../../lib/incoming/prepare-picture.ts'
import { defineStored, type Stored } from '../../../lib/storage/define-stored.ts'
import { token } from '../../../lib/storage/identity.ts'
import { emptyForm, type RequestForm } from './request-form.ts'
import { StudioStore } from './studio-store.ts'

const studios = new Map<WorkTypeName, StudioStore>()

/** Not at each key: a form is some kilobytes. */
const keepAfterMs = 400

function keptSoon(shelf: Stored<RequestForm>): (form: RequestForm) => void {
  let waiting: RequestForm | undefined
  const keep = () => {
    if (waiting) shelf.set(waiting)
    waiting = undefined
  }
  addEventListener('pagehide', keep)
  return (form) => {
    if (!waiting) setTimeout(keep, keepAfterMs)
    waiting = form
  }
}

export function studioOf(type: WorkTypeName): StudioStore {
  const known = studios.get(type)
  if (known) return known
  const shelf = defineStored<RequestForm>(`studio-${type}`, {
    default: emptyForm,
    expiresAfterS: null,
  })
  const studio = new StudioStore({
    upload: async (file, medium, settings) => {
      const told = { ...settings, shownInPlace: true }
      if (medium === 'picture')
        return upload('uploads.addPicture', await inWords(preparePicture(file)), told)
      const media = await fetchLate(() => import('../../../lib/incoming/prepare-media.ts'))
      const prepared =
        medium === 'clip' ? media.prepareClip(file) : media.prepareSong(file, settings.signal)
      return upload('uploads.addMedia', await inWords(prepared), told)
    },
    keep: keptSoon(shelf),
    kept: shelf.get,
    previewOf: (file) => URL.createObjectURL(file),
    dropPreview: (address) => URL.revokeObjectURL(address),
    messageOf: (failure) =>
      failure instanceof CallFailure || failure instanceof FileRefusal ? failure.message : '',
  })
  studios.set(type, studio)
  return studio
}

// What a member was about to make is nobody else's to see.
let caller = token.get()
token.subscribe(() => {
  const before = caller
  caller = token.get()
  if (before === '' || before === caller) return
  for (const studio of studios.values()) studio.change(() => emptyForm)
})
