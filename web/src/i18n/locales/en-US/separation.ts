export const separation = {
  title: 'Vocal separation',
  noModels: 'No models yet',
  noModelsText: 'No model on this site splits stems yet. Its operator can connect one.',

  // The song
  song: 'Song',
  dropHint: 'Drop a song here, or choose one',
  chooseHint: 'Choose a song',
  takes: ({ minutes, megabytes }: { minutes: number; megabytes: number }) =>
    `MP3, M4A, WAV, FLAC, Ogg, a recording, or a video with sound. Up to ${minutes} minutes and ${megabytes} MB.`,
  choose: 'Choose file',
  chooseAnother: 'Change file',
  fromOwn: 'From your songs',
  addSong: 'Add a song',
  dropHere: 'Drop the song here',
  unnamed: 'Untitled song',
  remove: ({ name }: { name: string }) => `Remove ${name}`,
  retry: 'Upload again',
  uploading: ({ name }: { name: string }) => `Uploading ${name}`,
  percent: ({ n }: { n: number }) => `${n}%`,
  reading: 'Reading…',
  checking: 'Checking…',
  uploadFailed: 'Upload failed.',
  notASong: ({ name }: { name: string }) =>
    `${name} isn’t a song we can use. Choose an MP3, M4A, WAV, FLAC, or Ogg.`,
  tooLarge: ({ name, megabytes }: { name: string; megabytes: number }) =>
    `${name} is larger than ${megabytes} MB.`,
  onlyOne: ({ name }: { name: string }) => `One song at a time: using ${name}.`,
  onlyMade: ({ provider }: { provider: string }) =>
    `Only songs that ${provider} made for you here can be split.`,
  madeElsewhere: ({ provider }: { provider: string }) =>
    `${provider} didn’t make this song, so it can’t split it. Choose another of your songs.`,
  play: ({ name }: { name: string }) => `Play ${name}`,
  pause: ({ name }: { name: string }) => `Pause ${name}`,
  positionIn: ({ name }: { name: string }) => `Position in ${name}`,
  positionOf: ({ at, of }: { at: string; of: string }) => `${at} of ${of}`,
  cannotPlay: 'This browser can’t play it, but it can still be split.',

  // A song that is there already
  pick: 'Choose one of your songs',
  pickMade: 'Made here',
  pickUploads: 'Uploaded',
  noMade: 'You haven’t made any songs yet.',
  noUploads: 'You haven’t uploaded any songs yet.',
  sentGone: 'That work no longer exists.',
  sentNoSong: 'That work has no song.',
  recipeTaken: 'Song and settings applied.',
  songGone: 'Settings applied. The song no longer exists.',

  // Songs taken apart
  taken: 'Your stems',
  emptyTitle: 'Your stems appear here',
  emptyText: 'Vocals and backing become separate tracks to remix, loop, and download.',
  tracks: ({ n }: { n: number }) => `${n} ${n === 1 ? 'track' : 'tracks'}`,
  actionsOf: ({ name }: { name: string }) => `More actions for ${name}`,
  otherSettings: 'Change settings',
  downloadStem: ({ label }: { label: string }) => `Download ${label}`,
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
