type Priced = { /** Written for people. */ price: string; purse: 'credits' | 'tokens' }

const paid = ({ price, purse }: Priced): string => {
  const unit = purse === 'tokens' ? 'chat token' : 'credit'
  return `${price} ${unit}${price === '1' ? '' : 's'}`
}

export const voice = {
  reading: 'Reading aloud',
  paused: 'Paused',
  pause: 'Pause',
  resume: 'Go on reading',
  stopReading: 'Stop reading',
  speed: 'Reading speed',
  skip: 'Skip ahead',
  fetchingVoice: 'Preparing the voice',
  readPrice: (p: Priced) => `${paid(p)} in all`,
  readAloudFor: (p: Priced) => `Read aloud · ${paid(p)}`,
  siteReadFailed: 'The voice could not be fetched. What was read is safe; try again.',
  siteVoiceGone: 'This site offers no voice any more. Choose one of your browser in the settings.',
  /** Said in place of a block of code. */
  code: 'Code.',
  readFailed:
    'This browser could not read the answer aloud. It may have no voice for the language.',
  dictate: 'Dictate',
  stopDictating: 'Stop dictating',
  micDenied: 'The microphone is not allowed here. Allow it in the browser, then try again.',
  nothingHeard: 'Nothing was heard. Try again, nearer to the microphone.',
  dictationOffline: 'Speech could not be recognised without a network.',
  noMicrophone: 'No microphone was found.',
  languageUnheard: 'This browser does not recognise speech in this language.',
  dictationFailed: 'Dictation could not start. Try again.',
  recording: 'Recording',
  level: 'How loud it is',
  dictateFor: (p: Priced) => `Dictate · ${paid(p)} a minute`,
  perMinute: (p: Priced) => `${paid(p)} a minute`,
  writeDown: 'Write it down',
  discard: 'Discard the recording',
  writingDown: 'Writing it down',
  tryAgain: 'Try again',
  recordingKept: 'The recording is kept.',
  recordingFull: 'The longest recording is reached. It is being written down.',
  recordingTooLarge: 'The recording is too large. Make a shorter one.',
  writeDownFailed: 'It could not be written down.',
  settings: 'Voice',
  readBy: 'Read aloud by',
  readByText: 'Who reads answers to you.',
  dictateBy: 'Dictate by',
  dictateByText: 'Who writes down what you say.',
  byBrowser: 'Browser',
  bySite: 'This site',
  voice: 'Voice',
  voiceAutomatic: 'By the language',
  perThousand: (p: Priced) => `${paid(p)} for 1,000 characters`,
  free: 'Free',
  noVoices: 'Neither your browser nor this site reads aloud or writes down.',
  offerFailed: 'What this site offers by voice could not be fetched.',
}

export type VoiceTexts = typeof voice
