type Priced = { /** Written for people. */ price: string; purse: 'credits' | 'tokens' }

const paid = ({ price, purse }: Priced): string => {
  const unit = purse === 'tokens' ? 'chat token' : 'credit'
  return `${price} ${unit}${price === '1' ? '' : 's'}`
}

export const voice = {
  reading: 'Reading aloud',
  paused: 'Paused',
  pause: 'Pause',
  resume: 'Resume',
  stopReading: 'Stop reading',
  speed: 'Reading speed',
  skip: 'Skip ahead',
  fetchingVoice: 'Preparing voice…',
  readPrice: (p: Priced) => `${paid(p)} total`,
  readAloudFor: (p: Priced) => `Read aloud · ${paid(p)}`,
  siteReadFailed: 'Couldn’t load the voice. Try again.',
  siteVoiceGone: 'This site no longer offers a voice. Choose a browser voice in settings.',
  /** Said in place of a block of code. */
  code: 'Code.',
  readFailed:
    'This browser couldn’t read the answer aloud. It may not have a voice for this language.',
  dictate: 'Dictate',
  stopDictating: 'Stop dictating',
  micDenied: 'Microphone access is blocked. Allow it in your browser and try again.',
  nothingHeard: 'Didn’t catch that. Try again, closer to the microphone.',
  dictationOffline: 'Dictation needs a network connection.',
  noMicrophone: 'No microphone found.',
  languageUnheard: 'This browser can’t recognize this language.',
  dictationFailed: 'Couldn’t start dictation. Try again.',
  recording: 'Recording',
  level: 'Input level',
  dictateFor: (p: Priced) => `Dictate · ${paid(p)} per minute`,
  perMinute: (p: Priced) => `${paid(p)} per minute`,
  writeDown: 'Transcribe',
  discard: 'Discard recording',
  writingDown: 'Transcribing…',
  tryAgain: 'Try again',
  recordingKept: 'Recording saved.',
  recordingFull: 'You’ve reached the maximum length. Transcribing…',
  recordingTooLarge: 'This recording is too large. Make a shorter one.',
  writeDownFailed: 'Couldn’t transcribe.',
  settings: 'Voice',
  readBy: 'Read aloud with',
  readByText: 'The voice that reads answers to you.',
  dictateBy: 'Dictate with',
  dictateByText: 'What turns your speech into text.',
  byBrowser: 'Browser',
  bySite: 'This site',
  voice: 'Voice',
  voiceAutomatic: 'Match language',
  perThousand: (p: Priced) => `${paid(p)} per 1,000 characters`,
  free: 'Free',
  noVoices: 'Neither your browser nor this site supports voice.',
  offerFailed: 'Couldn’t load this site’s voices.',
}

export type VoiceTexts = typeof voice
