export const separation = {
  title: 'Vocal separation',
  noModels: 'No model yet',
  noModelsText: 'This site has no model that takes songs apart. Its operator can connect one.',

  // The song
  song: 'Song',
  dropHint: 'Drop a song here or choose one',
  chooseHint: 'Choose a song',
  takes: ({ minutes, megabytes }: { minutes: number; megabytes: number }) =>
    `MP3, M4A, WAV, FLAC, Ogg, a recording or a clip with sound, up to ${minutes} minutes and ${megabytes} MB.`,
  choose: 'Choose a file',
  chooseAnother: 'Another file',
  fromOwn: 'From your songs',
  addSong: 'Add a song',
  dropHere: 'Drop the song here',
  unnamed: 'Song without a name',
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  retry: 'Upload again',
  uploading: ({ name }: { name: string }) => `Uploading ${name}`,
  percent: ({ n }: { n: number }) => `${n} %`,
  reading: 'Reading',
  checking: 'Checking',
  uploadFailed: 'The upload did not work.',
  notASong: ({ name }: { name: string }) =>
    `${name} is not a song that can be used here. Take an MP3, M4A, WAV, FLAC or Ogg file.`,
  tooLarge: ({ name, megabytes }: { name: string; megabytes: number }) =>
    `${name} is larger than ${megabytes} MB.`,
  onlyOne: ({ name }: { name: string }) => `One song at a time: ${name} was taken.`,
  onlyMade: ({ provider }: { provider: string }) =>
    `Only songs that ${provider} made for you here can be taken apart.`,
  madeElsewhere: ({ provider }: { provider: string }) =>
    `${provider} did not make this song and cannot take it apart. Choose another one of your songs.`,
  play: ({ name }: { name: string }) => `Play ${name}`,
  pause: ({ name }: { name: string }) => `Pause ${name}`,
  positionIn: ({ name }: { name: string }) => `Position in ${name}`,
  positionOf: ({ at, of }: { at: string; of: string }) => `${at} of ${of}`,
  cannotPlay: 'This browser cannot play it. It can be taken apart all the same.',

  // A song that is there already
  pick: 'Choose one of your songs',
  pickMade: 'Made here',
  pickUploads: 'Uploaded',
  noMade: 'You have made no songs yet.',
  noUploads: 'You have uploaded no songs yet.',
  sentGone: 'What was sent here does not exist any more.',
  sentNoSong: 'What was sent here has no song.',
  recipeTaken: 'The song and its settings are in the form.',
  songGone: 'The settings are in the form. The song does not exist any more.',

  // Songs taken apart
  taken: 'Songs taken apart',
  emptyTitle: 'Songs you take apart appear here',
  emptyText:
    'Voice and backing become tracks of their own: mix them anew, loop a part, download each.',
  tracks: ({ n }: { n: number }) => `${n} ${n === 1 ? 'track' : 'tracks'}`,
  actionsOf: ({ name }: { name: string }) => `More actions: ${name}`,
  otherSettings: 'Other settings',
  downloadStem: ({ label }: { label: string }) => `Download: ${label}`,
  stems: {
    vocals: 'Vocals',
    backing: 'Backing',
    drums: 'Drums',
    bass: 'Bass',
    guitar: 'Guitar',
    piano: 'Piano',
    other: 'Other',
  },
}
export type SeparationTexts = typeof separation
