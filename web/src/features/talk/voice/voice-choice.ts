// Who reads aloud and who writes down, as somebody chose it on this device.
import { defineStored } from '../../../lib/storage/define-stored.ts'

/** `browser` is the browser's own way, `site` what the site offers by engines. */
export type VoiceWay = 'browser' | 'site'

export type VoiceChoice = {
  readBy: VoiceWay
  /** The address of a voice of the browser; empty for the best of each language. */
  browserVoice: string
  /** A voice of the site; empty for its usual one. */
  siteVoice: string
  dictateBy: VoiceWay
}

const byDefault: VoiceChoice = {
  readBy: 'browser',
  browserVoice: '',
  siteVoice: '',
  dictateBy: 'browser',
}

const wayOf = (found: unknown): VoiceWay => (found === 'site' ? 'site' : 'browser')
const textOf = (found: unknown): string => (typeof found === 'string' ? found : '')

export const voiceChoice = defineStored<VoiceChoice>('voice', {
  default: byDefault,
  expiresAfterS: null,
  read(found) {
    if (typeof found !== 'object' || found === null) return undefined
    const { readBy, browserVoice, siteVoice, dictateBy } = found as Partial<
      Record<keyof VoiceChoice, unknown>
    >
    return {
      readBy: wayOf(readBy),
      browserVoice: textOf(browserVoice),
      siteVoice: textOf(siteVoice),
      dictateBy: wayOf(dictateBy),
    }
  },
})
